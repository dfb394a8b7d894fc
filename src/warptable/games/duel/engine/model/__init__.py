"""Plain data and the names of things."""
