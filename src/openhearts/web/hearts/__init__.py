"""Hearts on the page: the seats around the trick, and the hand at the foot.

No rule stands here.
"""
