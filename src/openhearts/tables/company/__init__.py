"""What people at a live table do around the play: come in, read what is explained, and have a say in the shuffle."""
