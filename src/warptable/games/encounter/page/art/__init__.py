"""What only this family draws: cards, planets, the space between them."""
