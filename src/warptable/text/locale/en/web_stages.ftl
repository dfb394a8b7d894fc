### What lies over the board at special moments: the reveal, a deal, the end of the game.

stages-you = You
stages-why = why?
stages-show-board = Show board
stages-show-cards = Show cards
stages-only-you = only you see this

## Cards lying face down, and small

stages-facedown = The cards lie face down
stages-choosing = is choosing
stages-card-back = a card face down
stages-card-none = no card yet
stages-card-claimed = claimed, nobody has seen it
stages-card-copies = { $face }, a copy of the other card
stages-card-counts = laid as { $face }

## The reveal

stages-reveal = The revealed cards
stages-where = Encounter on planet { $planet }
stages-totals = { $offense } for the offense, { $defense } for the defense
stages-big-open = The cards are open
stages-big-faces = Attack beats negotiate
stages-big-automatic = Decided without totals
stages-big-deal = Two negotiates
stages-big-both-lost = Two morphs
stages-leads = { ME($who) ->
    [yes] You lead by { $margin }.
   *[no] { $who } leads by { $margin }.
}
stages-tied = { ME($who) ->
    [yes] A tie: you are ahead.
   *[no] A tie: { $who } is ahead.
}
stages-tie-rule = A tie goes to the defense.
stages-lower = The lower total wins ({ $source }).
stages-upset = Winner and loser change places at the end ({ $source }).
stages-then-faces = { ME($who) ->
    [yes] You win
   *[no] { $who } wins
}, whatever the ships say.
stages-then-automatic = { ME($who) ->
    [yes] You win
   *[no] { $who } wins
} as the { $side ->
    [offense] offense
   *[defense] defense
} by a power.
stages-then-deal = The main players now try to make a deal.
stages-then-both-lost = Both main players lose.

stages-part-card = card
stages-part-ships = { ME($who) ->
    [yes] your ships
   *[no] { $who }: ships
}

stages-if-title = What if
stages-if = with { $face } for the { $side ->
    [offense] offense
   *[defense] defense
}
stages-if-wins = { $side ->
    [offense] The offense would win.
   *[defense] The defense would win.
}
stages-reinforcements = Reinforcements, in order played
stages-reinforced = for the { $side ->
    [offense] offense
   *[defense] defense
}
stages-open = Open
stages-who-reinforces = main players and allies

stages-stakes = At stake
stages-stakes-note = by the rules alone; powers may change it
stages-stakes-offense = If the offense wins
stages-stakes-defense = If the defense wins
stages-stakes-certain = What follows
stages-stakes-no-deal = If there is no deal
stages-gain-colony = colony { $n } of { $goal }
stages-gain-home = a home colony on { $planet }
stages-gain-more = more ships on { $planet }
stages-gain-again = a second encounter
stages-gain-keeps = { $planet } stays as it is
stages-gain-rewards = { $n ->
    [one] one reward
   *[other] { $n } rewards
}
stages-gain-compensation = { CARDS($n) } in return, at random
stages-lose-ships = { SHIPS($n) } to the warp
stages-lose-colony = { SHIPS($n) } to the warp, { $planet } lost
stages-lose-nothing = no ships lost
