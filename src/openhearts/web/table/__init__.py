"""One table on the pages: the viewer at it, what they see, hear and ask for, and the connection of a page."""
