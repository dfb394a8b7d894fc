## What lies open: the past, the discard piles, and what can be counted from them

duel-piles-title = Past and discard piles
duel-piles-show = Look through past and discards
duel-piles-past = The past, newest first
duel-piles-discards = { ME($who) ->
    [yes] Your discard pile
   *[no] { POS($who) } discard pile
}
duel-piles-sizes = Deck { $deck }, hand { $hand }
duel-piles-unseen-plans = Plans you do not see (face down)
duel-piles-unseen-reinforcements = Reinforcements you do not see (face down)
duel-piles-line = { $title }, { CARDS($n) }: { $cards ->
    [none] none
   *[other] { $cards }
}.{ $note ->
    [none] { "" }
   *[other] { " " }({ $note })
}
duel-piles-deck = { $deck } { $n }
duel-piles-left = Left in the decks: { $decks }.
duel-piles-of = { ME($who) ->
    [yes] You
   *[no] { $who }
}
duel-piles-in-deck = Deck { $n }
duel-piles-in-pile = Discards { $n }
duel-piles-note = Each player began with one plan of each of the 17 numbers.
