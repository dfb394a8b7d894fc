"""The special ships of Cosmic Dominion, one file each."""
