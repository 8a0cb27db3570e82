"""Whether everybody can use the pages: what a screen reader finds, what keys alone do, large text, narrow screens."""
