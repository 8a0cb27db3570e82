"""Faults as tests: a server of several workers under faults, and a checker of what people saw and were promised.

`python -m tests.faults` runs the simulated ones, `python -m tests.faults.real` those of real processes; `make faults`
does both, for long.
"""
