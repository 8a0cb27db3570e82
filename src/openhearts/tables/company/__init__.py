"""What people at a live table do around the play: come in, take seats, change them, and have a say in the shuffle."""
