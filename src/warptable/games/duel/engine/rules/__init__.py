"""What happens when, and what follows from it."""
