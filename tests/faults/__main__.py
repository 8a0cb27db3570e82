"""`python -m tests.faults`: simulated faults, for as long as one likes.  It decides nothing."""

from tests.faults.simulation import main

raise SystemExit(main())
