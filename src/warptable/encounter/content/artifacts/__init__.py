"""One artifact, one file."""
