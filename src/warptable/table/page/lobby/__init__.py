"""Pages before a game: home, new table, waiting room, and the forms on them."""
