"""The model of the multi-player family: plain data and the names of things. No rules."""
