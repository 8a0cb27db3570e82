"""Real faults: processes that are killed and stopped, cut from their database, on full disks; people who misbehave.

The same checker judges what people noted.  `python -m tests.faults.real` is its command line.
"""
