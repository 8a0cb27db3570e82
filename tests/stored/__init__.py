"""Tables as earlier versions stored them: samples, what made them, and that they go on.

Nothing here makes a sample with the code of today.
"""
