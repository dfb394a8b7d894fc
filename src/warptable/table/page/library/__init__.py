"""Pages to read that every family has: what its catalogues have in common."""
