"""What all levels of the two-player family share: reading a view, the worth of a position, cards, planets, envoys."""
