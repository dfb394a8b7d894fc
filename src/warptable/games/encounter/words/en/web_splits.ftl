## Questions that are answered with a split: rewards of several kinds, special and plain ships

controls-split-rewards = { $n ->
    [one] What do you take as your reward?
   *[other] What do you take as your { $n } rewards?
}
controls-split-ships = Which { $n ->
    [one] ship do you move
   *[other] { $n } ships do you move
}?{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
controls-split-lost = Which { $n ->
    [one] ship do you lose
   *[other] { $n } ships do you lose
}?{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
controls-split-picked = Which { $n ->
    [one] ship of { $whose } do you pick
   *[other] { $n } ships of { $whose } do you pick
}?{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
controls-split-warp = Ships from the warp
controls-split-reward-cards = Reward cards
controls-split-n-ships = { SHIPS($n) }
controls-split-n-rewards = { REWARDS($n) }
controls-split-n-cosmic = { $n ->
    [one] 1 cosmic card
   *[other] { $n } cosmic cards
}
controls-split-n-cosmic-name = Cosmic cards
controls-split-n-plain = { $n ->
    [one] 1 plain ship
   *[other] { $n } plain ships
}
controls-split-n-plain-name = Plain ships
controls-split-rest = the rest
controls-split-few = That does not make { $n }
controls-split-many = At most { $n } in all
controls-marked = Special ships among those that go
controls-marked-with = with { $what }
controls-marked-go-one = goes along
controls-marked-stay-one = stays
controls-marked-go-some = go along
controls-marked-stay-some = stay
controls-do-split-rewards = Take { $what }
controls-do-split-picked = Pick { $what }
controls-do-split-ships = Move { $what }
controls-do-split-lost = Lose { $what }

## Cards that are played as others, and moments of the same card

controls-play-as = { $flare ->
    [yes] Play { $face } with the flare as …
   *[no] Play { $face } as …
}
controls-when-free-0 = at the start of the turn
controls-when-free-1 = after regrouping
controls-when-free-2 = when the defense is known
controls-when-free-3 = after the launch
controls-when-free-4 = when all alliances are formed
controls-when-free-5 = when the cards are down
controls-when-free-6 = after the reveal
controls-when-free-7 = when the outcome is known
controls-when-free-8 = when the encounter is over
controls-when-encounter-start = at the start of the encounter

## Handing out cards

controls-hand-out = Who gets which card?
controls-hand-keep = nobody
controls-do-hand-out = Hand out { CARDS($n) }
controls-need-hand-out = Give everybody as many cards as are due

## What comes later in an encounter

later-any = Still to come: { $source }.
later-usurper-count-allies = The side with more allied ships wins, without cards.
later-diplomat-elect = The vote has decided who wins, without cards.
later-laser-lose-blinded = A main player is left without encounter cards and loses.
later-daredevil-land-elsewhere = { ME($who) ->
    [yes] If your side wins by four or less, a ship of yours may land elsewhere.
   *[no] If the side of { ACC($who) } wins by four or less, a ship may land elsewhere.
}
later-daredevil-pay-for-it = { ME($who) ->
    [yes] In any other case you lose three ships.
   *[no] In any other case { $who } loses three ships.
}
later-explorer-settle-up = { ME($who) ->
    [yes] In the end you get rewards, however it comes out.
   *[no] In the end { $who } gets rewards, however it comes out.
}
later-diplomat-keep-promises = { ME($who) ->
    [yes] If you win, you keep what you have promised for votes.
   *[no] If { $who } wins, promises for votes are kept.
}
later-doppelganger-give-back = After the reveal borrowed cards go back.
later-judge-carry-out = { ME($who) ->
    [yes] In the end your decree holds, if somebody wins and an attack is revealed.
   *[no] In the end the decree of { ACC($who) } holds, if somebody wins and an attack is revealed.
}
later-grudge-settle = { ME($who) ->
    [yes] In the end whoever declined your invitation pays with ships.
   *[no] In the end whoever declined the invitation of { ACC($who) } pays with ships.
}
later-yin-yang-share-losses = { ME($who) ->
    [yes] In the end whoever has a token of yours loses as many ships as the other main player.
   *[no] In the end whoever has a token of { ACC($who) } loses as many ships as the other main player.
}
