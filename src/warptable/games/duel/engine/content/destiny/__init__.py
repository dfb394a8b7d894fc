"""The destiny cards of one deck, one file, which holds CARDS."""
