"""`python -m tests.faults.real`: real faults, for as long as one likes.  It decides nothing."""

from tests.faults.real.run import main

raise SystemExit(main())
