### What lies over the board at special moments: the reveal, a deal, the end of the game.

stages-you = You
stages-why = why?
stages-show-board = Show board
stages-board = Board
stages-show-parts = How it adds up
stages-show-cards = Show cards
stages-your-side = your side
stages-only-you = only you see this

## Cards lying face down, and small

stages-laid-by-allies = Laid by allies
stages-facedown = The cards lie face down
stages-laying = The cards are being chosen
stages-aside = { ME($who) ->
    [yes] your { $card } lies aside
   *[no] { $card } of { $who } lies aside
}
stages-aside-cards = { ME($who) ->
    [yes] { CARDS($n) } of yours { $n ->
        [one] lies
       *[other] lie
    } aside
   *[no] { CARDS($n) } of { $who } { $n ->
        [one] lies
       *[other] lie
    } aside
}
stages-choosing = { ME($who) ->
    [yes] are choosing
   *[no] is choosing
}
stages-card-back = a card face down
stages-card-none = no card yet
stages-card-claimed = claimed, nobody has seen it
stages-card-copies = { $face }, a copy of the other card
stages-card-counts = laid as { $face }

## The reveal

stages-reveal = The revealed cards
stages-where = { ME($who) ->
    [yes] You attack
   *[no] { $who } attacks
} { $planet }{ $own ->
    [yes] , your planet
   *[no] {""}
}
stages-totals = { $offense } for the offense, { $defense } for the defense
stages-big-open = The cards are open
stages-big-faces = Attack beats negotiate
stages-big-automatic = Decided without totals
stages-big-deal = Two negotiates
stages-big-both-lost = Two morphs
stages-big-all-lost = Both sides lose
stages-big-declared = Decided without the cards
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
    [yes] You would win
   *[no] { $who } would win
}, whatever the ships say.
stages-then-automatic = { ME($who) ->
    [yes] You would win
   *[no] { $who } would win
} as the { $side ->
    [offense] offense
   *[defense] defense
} by a power.
stages-then-deal = The main players would try to make a deal.
stages-then-both-lost = Both main players would lose.

stages-part-card = card
stages-part-reinforcement = reinforcement
stages-part-ships = { ME($who) ->
    [yes] your ships
   *[no] { $who }
}

stages-if = What if: { $face } for { $side ->
    [own] your side
    [offense] the offense
   *[defense] the defense
}
stages-if-private = Only you see this.
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
stages-stakes-powers = by the rules; { $aliens } may change what is lost
stages-stakes-offense = If the offense wins
stages-stakes-defense = If the defense wins
stages-stakes-certain = What follows
stages-stakes-so-far = As it stands
stages-stakes-deal = The deal brings
stages-stakes-no-deal = If there is no deal
stages-each = { $what } each
stages-gain-colony = colony { $n } of { $goal }
stages-gain-home = a home colony on { $planet }
stages-gain-more = more ships on { $planet }
stages-gain-again = a second encounter
stages-gain-again-card = a second encounter (takes an encounter card)
stages-gain-keeps = { $planet } stays as it is
stages-gain-rewards = { $n ->
    [one] one reward
   *[other] { $n } rewards
}
stages-gain-compensation = { CARDS($n) } in return, at random
stages-gain-some-rewards = { $n ->
    [one] one reward if wanted
   *[other] up to { $n } rewards
}
stages-gain-some-compensation = { $n ->
    [one] a card in return if wanted, at random
   *[other] up to { $n } cards in return, at random
}
stages-lose-ships = { SHIPS($n) } to the warp
stages-lose-colony = { SHIPS($n) } to the warp, { $planet } lost
stages-lose-nothing = no ships lost

## A deal being made

stages-show-deal = Show the deal
stages-deal = Two negotiates: make a deal with { $partner }
stages-deal-short = Make a deal with { $partner }
stages-deal-others = The others see how many cards, not which
stages-give = You give
stages-get = You get
stages-get-from = from { $who }
stages-give-cards = Cards
stages-give-cards-note = (named to { $partner } only)
stages-no-cards = You hold no cards.
stages-ask = Cards
stages-ask-note = (how many, taken at random)
stages-random-cards = { CARDS($n) } at random
stages-random-rewards-cards = { REWARDS($n) } at random
stages-known = You know of: { $cards }
stages-grant = A colony for { $partner }
stages-want = A colony for you
stages-no-colony = no colony
stages-colony-on = a colony on { $planet }
stages-planet-already = { ME($who) ->
    [yes] You already have a colony here.
   *[no] { $who } already has a colony here.
}
stages-planet-none = { ME($who) ->
    [yes] You have no colony here.
   *[no] { $who } has no colony here.
}
stages-free = { ME($who) ->
    [yes] your ships that leave the warp
   *[no] ships of { $who } that leave the warp
}
stages-fewer = one less
stages-more = one more
stages-clock = Time left to agree
stages-clock-called = { $n } seconds left to agree
stages-no-deal = No deal: each of you loses { SHIPS($n) } to the warp.
stages-no-deal-each = No deal: { $losses }.
stages-no-deal-part = { ME($who) ->
    [yes] you lose
   *[no] { $who } loses
} { $n ->
    [0] no ships
   *[other] { SHIPS($n) } to the warp
}
stages-offers = Offers
stages-no-offers = Nothing is proposed yet.
stages-standing = on the table
stages-means = What it means
stages-means-draft = (your draft)
stages-means-standing = (the offer on the table)
stages-means-colonies = { ME($who) ->
    [yes] Your foreign colonies:
   *[no] { POS($who) } foreign colonies:
}
stages-means-cards = { ME($who) ->
    [yes] Your cards:
   *[no] { POS($who) } cards:
}
stages-means-again = { ME($who) ->
    [yes] A deal lets you have a second encounter
   *[no] A deal lets { $who } have a second encounter
}{ $card ->
    [yes] , given an encounter card for it.
   *[no] .
}
stages-phrases = Say to { $partner }
stages-phrase-much = Too much
stages-phrase-card = Add a card
stages-phrase-planet = Other planet?
stages-phrase-last = Last offer
stages-theirs = { $partner } proposes
stages-yours = Your offer lies on the table
stages-draft = Your draft
stages-to-offer = Choose what you give and what you get.
stages-not-kept-ask = { $partner } has named { $cards }. You can ask only for cards at random: whoever holds a card names it.
stages-not-kept-give = { $partner } wants { CARDS($n) } at random. In your own offer you name the cards you give.
stages-to-counter = Change anything above to answer with an offer of your own.
stages-nothing = nothing
stages-valid = Something changes hands.
stages-invalid = A deal must move at least one card or colony.
stages-no-more-offers = You have no offers left: take theirs, or break off.
stages-offers-left = { $n ->
    [one] One offer left.
   *[other] { $n } offers left.
}
stages-enter = Enter
stages-send = Send offer
stages-counter = Send counter-offer
stages-take = Take theirs
stages-take-sure = Really take this offer?
stages-let-speak = Let { $partner } speak first
stages-break = Break off
stages-break-sure = Really? Both lose { SHIPS($n) }
stages-break-sure-each = Really? Then { $losses }
stages-waits = { $partner } is thinking it over.
stages-talks = { $one } and { $other } talk about a deal.
stages-word = { $who } speaks next.

## The end of the game

stages-show-result = Show the result
stages-over-none = The game is over, and nobody has won
stages-over-one = { ME($who) ->
    [yes] You have won!
   *[no] { $who } has won
}
stages-over-shared = { $winners } win together
stages-again = Play again
stages-save = Download the game
stages-standings = Final standings: { $goal } foreign colonies win
stages-col-player = Player
stages-home-and-warp = { $home } at home · { $warp } in the warp
stages-col-foreign = Foreign colonies
stages-bot = a bot
stages-winner = has won
stages-story-encounters = { $n ->
    [one] encounter
   *[other] encounters
}
stages-story-deals = { $n ->
    [one] deal
   *[other] deals
}
stages-story-broken = { $n ->
    [one] failed deal
   *[other] failed deals
}
stages-story-powers = { $n ->
    [one] use of a power
   *[other] uses of powers
}
stages-story-cards = { $n ->
    [one] flare or artifact played
   *[other] flares and artifacts played
}
stages-story-reinforced = { $n ->
    [one] reinforcement
   *[other] reinforcements
}
stages-story-stopped = { $n ->
    [one] effect stopped in time
   *[other] effects stopped in time
}
stages-checked = The shuffles can be checked
stages-checked-how = The fingerprint was public from the start. The seed gives that fingerprint, and every shuffle of this game.
stages-hash = Fingerprint
stages-seed = Seed
