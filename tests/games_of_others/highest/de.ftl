highest-prompt-lay = Welche Karte legst du?
highest-table-hand = Hand
