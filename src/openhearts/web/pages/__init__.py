"""What each address of the server answers, a module for each kind of page.

They read a request, ask the site, and draw; what happens at a table is decided below.
"""
