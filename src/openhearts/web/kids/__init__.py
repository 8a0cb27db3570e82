"""The children's mode on the pages: who comes in, who begins, and which games have a guided first deal.

How a children's table looks stands in static/children.css, and what is explained in speech.
"""
