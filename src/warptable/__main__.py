"""`python -m warptable`: the command without its script, for machines where that is not on the path."""

import sys

from .cli.main import main

sys.exit(main())
