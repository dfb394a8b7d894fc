"""The catalogues there are, so that each leads to the others."""

CATALOGUES = ("aliens", "techs", "rewards")
"""Their addresses, without the slash."""
