## Games that bring no words of their own

plain-over = { $many ->
    [0] Nobody has won.
    [1] { $winners } won.
   *[other] { $winners } won together.
}
plain-highlights-round-ended = Round { $round }
plain-highlights-end-ended = The game ended in round { $round }.
plain-standings = How it stands
plain-points = Points
plain-seat = Player
plain-hidden = { $n } hidden
plain-keys = Digits choose an answer, Enter confirms.
plain-shell-encounter = Round { $number }
plain-phase-setup = Setting up
plain-highlights-lowest = In round { $round } the chance of { $who } was { $percent } %.
plain-phase-play = Game
