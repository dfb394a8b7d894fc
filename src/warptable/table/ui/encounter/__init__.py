"""How encounter looks: the star map (board/), reveal, deal and end of the game (stage/), the players' plates."""
