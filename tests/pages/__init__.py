"""Tests of the pages in the system's Chromium: what people click, type and hear."""
