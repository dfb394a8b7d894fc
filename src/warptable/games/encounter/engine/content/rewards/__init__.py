"""The cards of the reward deck, one file each."""
