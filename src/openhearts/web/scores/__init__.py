"""How a match stands: the standing as a list, points and totals as a chart, and the result as a picture to be shared.

Nothing is counted here: points and totals come from the snapshot, a view or a record.
"""
