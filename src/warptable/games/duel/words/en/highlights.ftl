### The told ending of a game for two. `you` is whoever reads.

duel-highlights-label-wreck = Heaviest loss
duel-highlights-label-by-a-hair = By a hair
duel-highlights-label-one-short = So close
duel-highlights-label-comeback = Comeback

## Bluffs

duel-highlights-lured = { $low } for { POS($other) } { $high }
duel-highlights-lured-said = { ME($seat) ->
    [yes] You lay a plan of { $low } and keep your { $held }.
   *[no] { $seat } lays a plan of { $low } and keeps { $held } in hand.
} { ME($other) ->
    [yes] You spend your { $high } on it.
   *[no] { $other } spends { $high } on it.
}
duel-highlights-won-low = { $low } beats { $high }
duel-highlights-won-low-said = { ME($seat) ->
    [yes] You lay
   *[no] { $seat } lays
} a plan of { $low } against { POS($other) } { $high } and still { ME($seat) ->
    [yes] win
   *[no] wins
}, { $mine } to { $theirs } clout.
duel-highlights-on-purpose = Lost on purpose
duel-highlights-on-purpose-said = { ME($seat) ->
    [yes] You are ahead, play
   *[no] { $seat } is ahead, plays
} { $card } and { ME($seat) ->
    [yes] lose
   *[no] loses
}, { $mine } to { $theirs }. The prize was worth it.
duel-highlights-outgunned = { $few } against { $many }
duel-highlights-outgunned-said = { ME($seat) ->
    [yes] You send
   *[no] { $seat } sends
} { SHIPS($few) } to { $planet }, { ME($other) ->
    [yes] you send
   *[no] { $other } sends
} { $many }. Only { ME($seat) ->
    [yes] you have
   *[no] { $seat } has
} ships left.
duel-highlights-unchallenged = Nobody calls it
duel-highlights-unchallenged-said = { ME($seat) ->
    [yes] You have
   *[no] { $seat } has
} a second tactic up the sleeve: { $half }. { ME($other) ->
    [yes] You let it be
   *[no] { $other } lets it be
} and { ME($other) ->
    [yes] lose
   *[no] loses
} the duel.

## Betrayals

duel-highlights-broken-promise = A promise of { $word ->
    [blast] a blast
    [shield] a shield
   *[recover] a recover
}
duel-highlights-broken-promise-said = { ME($seat) ->
    [yes] You promise { $word ->
        [blast] a blast
        [shield] a shield
       *[recover] a recover
    } and reveal { $half }.
   *[no] { $seat } promises { $word ->
        [blast] a blast
        [shield] a shield
       *[recover] a recover
    } and reveals { $half }.
}{ $lost ->
    [0] {""}
   *[other] {" "}{ ME($other) ->
        [yes] You lose
       *[no] { $other } loses
    } { SHIPS($lost) } in that duel.
}
duel-highlights-lured-away = { $envoy } changes sides
duel-highlights-lured-away-said = { $envoy } had been { ME($other) ->
    [yes] your ally
   *[no] { POS($other) } ally
} since card { $since }. At card { $round } { ME($seat) ->
    [yes] it becomes yours.
   *[no] it becomes { POS($seat) }.
}

## The most useful alien

duel-highlights-useful = { $what ->
    [turned] { $turned ->
        [one] One result turned
       *[other] { $turned } results turned
    }
    [cards] { CARDS($cards) } richer
    [sunk] { SHIPS($sunk) } shot down
   *[ships] { SHIPS($ships) } brought back
}
duel-highlights-useful-said = { ME($seat) ->
    [yes] You use
   *[no] { $seat } uses
} the { $alien } { $uses ->
    [one] once
   *[other] { $uses } times
}. { $what ->
    [turned] { $turned ->
        [one] One duel or contest would have been lost without it.
       *[other] { $turned } duels or contests would have been lost without it.
    }
    [cards] It brings { CARDS($cards) }.
    [sunk] It destroys { SHIPS($sunk) }.
   *[ships] It brings back { SHIPS($ships) }.
}

## Turns of fortune

duel-highlights-wreck = { SHIPS($ships) } over { $planet }
duel-highlights-wreck-said = { ME($seat) ->
    [yes] You lose
   *[no] { $seat } loses
} { SHIPS($ships) } in one duel for { $planet }.
duel-highlights-by-a-hair = { $mine } to { $theirs }
duel-highlights-by-a-hair-said = The last duel is decided by { $mine } to { $theirs } clout, and with it the game.
duel-highlights-one-short = One planet short
duel-highlights-one-short-said = { ME($seat) ->
    [yes] You stay
   *[no] { $seat } stays
} at { $reached } planets for { $rounds } destiny cards in a row, and { ME($seat) ->
    [yes] never win.
   *[no] never wins.
}
duel-highlights-comeback = Down { $mine } to { $theirs }
duel-highlights-comeback-said = After card { $round } { ME($seat) ->
    [yes] you control
   *[no] { $seat } controls
} { $mine ->
    [0] no planet
    [one] one planet
   *[other] { $mine } planets
} and { ME($other) ->
    [yes] you control
   *[no] { $other } controls
} { $theirs }. { ME($seat) ->
    [yes] You win all the same.
   *[no] { $seat } wins all the same.
}

## What a destiny card came to

duel-highlights-round-duel = { ME($seat) ->
    [yes] You win
   *[no] { $seat } wins
} { $place }
duel-highlights-round-contest = { ME($seat) ->
    [yes] You win the contest
   *[no] { $seat } wins the contest
}
duel-highlights-round-card = { $card }

## How it was won

duel-highlights-end-planets = { $number } planets at destiny card { $round }.
duel-highlights-end-supply = Destiny card { $round } asks for ships, and { ME($other) ->
    [yes] your
   *[no] { POS($other) }
} supply is empty.
duel-highlights-end-limit = The destiny cards are used up after card { $round }.
duel-highlights-end-observers = Destiny card { $round } asks both for ships, and neither has one. The audience wins, and the cat accepts the honour.
duel-highlights-end-none = { $round } destiny cards, and no winner.
duel-highlights-end-text = { $source } decides the game at destiny card { $round }.
duel-highlights-lowest = After card { $round } { ME($who) ->
    [yes] your chance
   *[no] { POS($who) } chance
} was { $percent } %.
