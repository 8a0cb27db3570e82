"""Views from outside, and views as JSON."""
