"""The rule editor: house rules as a form, a link, a file and sentences, made from the rule sets' own annotations.

Only page.py knows requests; no game is known by name: what is asked for most stands with each game's scene.
"""
