"""`python -m openhearts` is the command line.

Nothing else happens here.
"""

from openhearts.cli import main

if __name__ == "__main__":
    main()
