"""What the laboratory knows about the multi-player family: what can happen there, and what must always hold."""
