## Games that bring no words of their own

plain-over = { $many ->
    [0] Nobody has won.
    [1] { $winners } won.
   *[other] { $winners } won together.
}
plain-tale-round-ended = Round { $round }
plain-tale-end-ended = The game ended in round { $round }.
