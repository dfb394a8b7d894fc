### The told ending: what was worth telling of a finished game. `you` is whoever reads.

highlights-label-bluff = Best bluff
highlights-label-betrayal = Dearest betrayal
highlights-label-power = Most useful alien
highlights-label-deal = Biggest deal
highlights-label-no-deal = Dearest silence
highlights-label-rout = Heaviest loss
highlights-label-one-short = So close
highlights-label-comeback = Comeback

## Bluffs

highlights-lured = A mere { $low } for { POS($other) } { $high }
highlights-lured-said = { ME($seat) ->
    [yes] You lay { $low } and keep { $held } in hand.
   *[no] { $seat } lays { $low } and keeps { $held } in hand.
} { ME($other) ->
    [yes] You spend your { $high } on it.
   *[no] { $other } spends { $high } on it.
}
highlights-won-low = { $low } beats { $high }
highlights-won-low-said = { ME($seat) ->
    [yes] You lay
   *[no] { $seat } lays
} only { $low } against { POS($other) } { $high } and still { ME($seat) ->
    [yes] win
   *[no] wins
}, { $mine } to { $theirs }{ $allies ->
    [0] .
    [one] , with one ally.
   *[other] , with { $allies } allies.
}
highlights-ransom = { CARDS($number) } for { POS($other) } { $high }
highlights-ransom-said = { POS($other) } { $high } meets a Negotiate. { ME($seat) ->
    [yes] You lose the encounter and take
   *[no] { $seat } loses the encounter and takes
} { $number ->
    [one] a card
   *[other] { $number } cards
} for it: { $cards }.

## Betrayals

highlights-turned = +{ $value } for the wrong side
highlights-turned-said = { ME($seat) ->
    [yes] You stand by { ACC($other) }, then give the other side +{ $value }.
   *[no] { $seat } stands by { ACC($other) }, then gives the other side +{ $value }.
}{ $decided ->
    [yes] {" "}Without it { ME($other) ->
        [yes] you
       *[no] { $other }
    } would have won.
   *[no] {""}
}
highlights-stopped = Stopped by a friend
highlights-stopped-said = { ME($seat) ->
    [yes] You stand by { ACC($other) } and stop
   *[no] { $seat } stands by { ACC($other) } and stops
} { $ability }. { ME($other) ->
    [yes] You lose
   *[no] { $other } loses
} the encounter{ $lost ->
    [0] .
   *[other] {" "}and { SHIPS($lost) }.
}
highlights-sided = { ME($seat) ->
    [yes] You help the other side
   *[no] { $seat } helps the other side
}
highlights-sided-said = { ME($other) ->
    [yes] You ask
   *[no] { $other } asks
} { ACC($seat) } for help. { ME($seat) ->
    [yes] You join
   *[no] { $seat } joins
} the other side with { SHIPS($ships) }; without { $ships ->
    [one] it
   *[other] them
} { ME($other) ->
    [yes] you
   *[no] { $other }
} would have won.
highlights-turned-on = { $dealt ->
    [yes] Partners yesterday
   *[no] Allies yesterday
}
highlights-turned-on-said = In encounter { $before } { $dealt ->
    [yes] { ME($seat) ->
        [yes] you and { $other }
       *[no] { $seat } and { ME($other) ->
            [yes] you
           *[no] { $other }
        }
    } make a deal.
   *[no] { ME($other) ->
        [yes] you stand
       *[no] { $other } stands
    } by { ACC($seat) }.
} In encounter { $round } { ME($seat) ->
    [yes] you attack
   *[no] { $seat } attacks
} { ACC($other) }: { $lost ->
    [one] one ship goes
   *[other] { $lost } ships go
} to the warp.

## The most useful alien

highlights-useful = { $what ->
    [turned] { $turned ->
        [one] One encounter turned
       *[other] { $turned } encounters turned
    }
    [colonies] { $colonies ->
        [one] A colony by power alone
       *[other] { $colonies } colonies by power alone
    }
    [cards] { CARDS($cards) } richer
    [sunk] { SHIPS($sunk) } into the warp
   *[freed] { SHIPS($freed) } saved
}
highlights-useful-said = { ME($seat) ->
    [yes] You use
   *[no] { $seat } uses
} the { $alien } in { $uses ->
    [one] one encounter
   *[other] { $uses } encounters
}. { $what ->
    [turned] { $turned ->
        [one] One of them would have been lost without it.
       *[other] { $turned } of them would have been lost without it.
    }
    [colonies] { $colonies ->
        [one] It alone brings a colony.
       *[other] It alone brings { $colonies } colonies.
    }
    [cards] It brings { CARDS($cards) }.
    [sunk] It sends { SHIPS($sunk) } of others to the warp.
   *[freed] It brings back { SHIPS($freed) } from the warp.
}

## Deals

highlights-dealt = { $won ->
    [yes] The deal that won it
   *[no] { $total ->
        [0] Cards across the table
        [one] A colony by handshake
       *[other] { $total } colonies by handshake
    }
}
highlights-dealt-said = { ME($seat) ->
    [yes] You get
   *[no] { $seat } gets
} { $mine }; { ME($other) ->
    [yes] you get
   *[no] { $other } gets
} { $theirs }.
highlights-gets-colonies = { $n ->
    [one] a colony
   *[other] { $n } colonies
}
highlights-gets-cards = { CARDS($n) }
highlights-gets-nothing = nothing
highlights-no-deal = No deal
highlights-no-deal-said = Two Negotiates and no agreement: { ME($seat) ->
    [yes] you lose
   *[no] { $seat } loses
} { SHIPS($mine) }, { ME($other) ->
    [yes] you lose
   *[no] { $other } loses
} { SHIPS($theirs) }.

## Turns of fortune

highlights-rout = { SHIPS($ships) } into the warp
highlights-rout-said = { ME($seat) ->
    [yes] Your side loses
   *[no] { POS($seat) } side loses
} { SHIPS($ships) } at once against { ACC($other) }{ $allies ->
    [none] .
   *[some] ; { $allies } stood there too.
}
highlights-one-short = One colony short
highlights-one-short-said = { ME($seat) ->
    [yes] You stay
   *[no] { $seat } stays
} at { $reached ->
    [one] one foreign colony
   *[other] { $reached } foreign colonies
} for { $rounds } encounters in a row, and { ME($seat) ->
    [yes] never win.
   *[no] never wins.
}
highlights-comeback = Down { $mine } to { $theirs }
highlights-comeback-said = After encounter { $round } { ME($seat) ->
    [yes] you have
   *[no] { $seat } has
} { $mine ->
    [0] no foreign colony
    [one] one foreign colony
   *[other] { $mine } foreign colonies
} and { ME($other) ->
    [yes] you have
   *[no] { $other } has
} { $theirs }. { ME($seat) ->
    [yes] You win all the same.
   *[no] { $seat } wins all the same.
}

## What an encounter came to

highlights-round-taken = { ME($seat) ->
    [yes] You take
   *[no] { $seat } takes
} { $place }
highlights-round-won = { ME($seat) ->
    [yes] You beat
   *[no] { $seat } beats
} { ACC($other) }
highlights-round-repelled = { ME($seat) ->
    [yes] You hold
   *[no] { $seat } holds
} { $place }
highlights-round-deal = { ME($seat) ->
    [yes] You
   *[no] { $seat }
} and { ME($other) ->
    [yes] you
   *[no] { $other }
} make a deal
highlights-round-no-deal = No deal between { ACC($seat) } and { ACC($other) }
highlights-round-gained = { ME($seat) ->
    [yes] You gain a colony
   *[no] { $seat } gains a colony
}
highlights-round-passed = Encounter { $round }

## How it was won

highlights-nth = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] last
}
highlights-end-landed = The { $nth } foreign colony lands on { $place } in encounter { $round }.
highlights-end-granted = A deal brings the { $nth } foreign colony, { $place }, in encounter { $round }.
highlights-end-reached = { $number } foreign colonies after { $round } encounters.
highlights-end-shared = At the end of encounter { $round } all winners have { $number } foreign colonies.
highlights-end-effect = { $source } decides the game in encounter { $round }.
highlights-end-none = { $round } encounters, and no winner.
highlights-lowest = After encounter { $round } { ME($who) ->
    [yes] your chance
   *[no] { POS($who) } chance
} was { $percent } %.
