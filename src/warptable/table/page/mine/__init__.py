"""The pages of a guest about themselves: their games and results, their private link, and deleting all of it."""
