## Was offen liegt: die Vergangenheit, die Ablagestapel, und was sich daraus zählen lässt

duel-piles-title = Vergangenheit und Ablagestapel
duel-piles-show = Vergangenheit und Ablage durchsehen
duel-piles-past = Die Vergangenheit, neueste zuerst
duel-piles-discards = { ME($who) ->
    [yes] Dein Ablagestapel
   *[no] Ablagestapel von { DAT($who) }
}
duel-piles-sizes = Stapel { $deck }, Hand { $hand }
duel-piles-unseen-plans = Pläne, die du nicht siehst (verdeckt)
duel-piles-unseen-reinforcements = Verstärkungen, die du nicht siehst (verdeckt)
duel-piles-line = { $title }, { CARDS($n) }: { $cards ->
    [none] keine
   *[other] { $cards }
}.{ $note ->
    [none] { "" }
   *[other] { " " }({ $note })
}
duel-piles-deck = { $deck } { $n }
duel-piles-left = Noch in den Stapeln: { $decks }.
duel-piles-of = { ME($who) ->
    [yes] Du
   *[no] { $who }
}
duel-piles-in-deck = Stapel { $n }
duel-piles-in-pile = Ablage { $n }
duel-piles-note = Beide haben mit je einem Plan von jeder der 17 Zahlen begonnen.
