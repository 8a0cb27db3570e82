"""Floor 8: the table in a terminal, in two faces: plain lines for any reader, and colours with Rich.

No rule and no sentence stands here: rules are the games', sentences the catalogues'.
"""
