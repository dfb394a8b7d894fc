"""One alien, one file: its power, in the terms of `content.api`."""
