"""Long jobs: what is to be done once, beside everything else, by whichever process of a server is free.

Which jobs there are, whose they are and what they do is for others to say; moves of bots are none.
"""
