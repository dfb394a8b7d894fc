"""What only this family draws: cards, emblems, planets, the space between them."""
