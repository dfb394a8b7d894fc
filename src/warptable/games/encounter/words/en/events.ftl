### What happened: one sentence for each kind of event. `you` is the reader.

event-first-player = { ME($seat) ->
    [yes] The first destiny card is yours: you begin.
   *[no] The first destiny card names { $seat }, who begins.
}
event-campaign-first = { ME($seat) ->
    [yes] You begin: nobody has fewer points.
   *[no] { $seat } begins: nobody has fewer points.
}
event-alien-revealed = { ME($seat) ->
    [yes] You play the { $alien }.
   *[no] { $seat } plays the { $alien }.
}
event-turn = { ME($seat) ->
    [yes] Turn { $turn }: yours.
   *[no] Turn { $turn }: { $seat }.
}
event-encounter = Encounter { $count }: { ME($seat) ->
    [yes] you are
   *[no] { $seat } is
} the offense{ $number ->
    [1] .
   *[other] {" "}a second time.
}
event-encounter-over = The encounter is over.
event-turn-breaks-off = { ME($seat) ->
    [yes] You have no encounter card left. Your turn ends at once.
   *[no] { $seat } has no encounter card left. That turn ends at once.
}

event-regrouped = { ME($seat) ->
    [yes] You take a ship from the warp to { $place }.
   *[no] { $seat } takes a ship from the warp to { $place }.
}

event-destiny = { ME($seat) ->
    [yes] You draw destiny: { $card }.
   *[no] { $seat } draws destiny: { $card }.
}
event-hazard = Hazard warning: it holds until the encounter ends.
event-destiny-reshuffled = The destiny cards are shuffled anew ({ CARDS($cards) }).
event-redraw = { ME($seat) ->
    [yes] You draw again.
   *[no] { $seat } draws again.
}
event-resettling = { ME($seat) ->
    [yes] You settle an empty planet of your own.
   *[no] { $seat } settles an empty home planet.
}
event-attacking-at-home = { ME($seat) ->
    [yes] You attack a colony in your home system.
   *[no] { $seat } attacks a colony in the home system.
}
event-driving-out = { ME($seat) ->
    [yes] You turn against the colony of { $colonist } in your home system.
   *[no] { $seat } turns against { POS($colonist) } colony in the home system.
}
event-defense = { ME($seat) ->
    [yes] You are the defense against { $offense }.
   *[no] { $seat } is the defense against { $offense }.
}

event-aimed = { ME($seat) ->
    [yes] You aim the gate at { $planet }.
   *[no] { $seat } aims the gate at { $planet }.
}
event-ships-sent = { $place-kind ->
    [gate] { ME($seat) ->
        [yes] You send { SHIPS($ships) } to the gate.
       *[no] { $seat } sends { SHIPS($ships) } to the gate.
    }
   *[beside] { ME($seat) ->
        [yes] You stand by the defense with { SHIPS($ships) }.
       *[no] { $seat } stands by the defense with { SHIPS($ships) }.
    }
}
event-no-encounter = { ME($seat) ->
    [yes] You have no ship to send: no encounter.
   *[no] { $seat } has no ship to send: no encounter.
}
event-resettled = { ME($seat) ->
    [yes] You settle { $planet }. That counts as a success.
   *[no] { $seat } settles { $planet }. That counts as a success.
}

event-invited = { $guests ->
    [none] { ME($seat) ->
        [yes] You invite nobody.
       *[no] { $seat } invites nobody.
    }
   *[some] { ME($seat) ->
        [yes] You invite { $guests }.
       *[no] { $seat } invites { $guests }.
    }
}
event-declined = { ME($seat) ->
    [yes] You join nobody.
   *[no] { $seat } joins nobody.
}
event-ally-left = { ME($seat) ->
    [yes] You are no ally any more; your ships go back.
   *[no] { $seat } is no ally any more; those ships go back.
}
event-left-side = { ME($seat) ->
    [yes] You are no ally of the { $side ->
        [offense] offense
       *[defense] defense
    } any more; those ships go back.
   *[no] { $seat } is no ally of the { $side ->
        [offense] offense
       *[defense] defense
    } any more; those ships go back.
}
event-free-to-join = { ME($seat) ->
    [yes] You need no invitation to join { ACC($other) }.
   *[no] { $seat } needs no invitation to join { ACC($other) }.
}

event-card-laid = { $face ->
    [hidden] { ME($seat) ->
        [yes] You lay a card facedown.
       *[no] { $seat } lays a card facedown.
    }
   *[shown] { ME($seat) ->
        [yes] You lay { $face }.
       *[no] { $seat } lays { $face } { $openly ->
            [yes] openly.
           *[no] facedown.
        }
    }
}
event-new-hand = { $faces ->
    [none] { ME($seat) ->
        [yes] Your hand is empty: you draw a new one.
       *[no] { POS($seat) } hand is empty; a new one is drawn.
    }
   *[some] { ME($seat) ->
        [yes] You hold no encounter card, show your hand ({ $faces }) and draw a new one.
       *[no] { $seat } holds no encounter card, shows the hand ({ $faces }) and draws a new one.
    }
}

event-revealed = The cards are turned up: { $face-offense } for the offense, { $face-defense } for the defense.
event-morphed = The Morph of the { $side ->
    [offense] offense
   *[defense] defense
} becomes { $face }.
event-modified = { $layer ->
    [face] { $source }: { $side ->
        [both] attacks count as negotiates.
        [offense] the offense’s card counts as { $face }.
       *[defense] the defense’s card counts as { $face }.
    }
    [kick] { $source }: the card’s value is multiplied by { $amount }.
    [count] { $source }: for the { $side ->
        [offense] offense
       *[defense] defense
    } the total counts { SHIPS($amount) } instead of those sent.
    [worth] { $source }: each of those ships counts { $amount }.
    [sign] { $source }: ships count against their own side.
    [combine] { $source }: card and ships are multiplied instead of added.
    [bonus] { $source }: { $amount } { $sign ->
        [less] less
       *[more] more
    } for the { $side ->
        [offense] offense
       *[defense] defense
    }.
    [compare] { $source }: the lower total wins.
    [upset] { $source }: winner and loser will change places.
   *[value] { $source } changes the value of a card.
}
event-reinforced = { ME($seat) ->
    [yes] You add { $face } to the { $side ->
        [offense] offense
       *[defense] defense
    }.
   *[no] { $seat } adds { $face } to the { $side ->
        [offense] offense
       *[defense] defense
    }.
}
event-totals = Totals: offense { $trail-offense }, defense { $trail-defense }.

event-outcome = { $result ->
    [won] { ME($winner) ->
        [yes] You win
       *[no] { $winner } wins
    } as the { $side ->
        [offense] offense
       *[defense] defense
    }{ $how ->
        [totals] { $margin ->
            [0] , on a tie.
           *[other] , by { $margin }.
        }
        [automatic] {" "}without comparing totals.
        [declared] , without any cards.
        [retreat] { $upset ->
            [yes] , the side that retreats.
           *[no] , for the other side retreats.
        }
       *[faces] , attack against negotiate.
    }{ $upset ->
        [yes] {" "}The result was turned round.
       *[no] {""}
    }
    [both-lost] { $how ->
        [declared] Both sides lose, without any cards.
        [kicker] A kicker decides: both sides lose.
       *[faces] Two morphs: both sides lose.
    }
    [deal] Two negotiates, and a deal.
    [deal-failed] { $how ->
        [time] The time for the deal is up.
       *[faces] The talks have failed.
    }
   *[other] The encounter has no winner.
}
event-deal-offered = { ME($seat) ->
    [yes] You propose: { $terms }.
   *[no] { $seat } proposes: { $terms }.
}
event-deal-agreed = { ME($seat) ->
    [yes] You accept what { $other } proposes.
   *[no] { $seat } accepts what { ME($other) ->
        [yes] you propose
       *[no] { $other } proposes
    }.
}
event-deal-refused = { ME($seat) ->
    [yes] You break off the talks with { $other }.
   *[no] { $seat } breaks off the talks with { $other }.
}
event-deal-timed-out = The time for the deal is up: { ME($seat) ->
    [yes] you and { $other } have not agreed.
   *[no] { ME($other) ->
        [yes] you and { $seat } have not agreed.
       *[no] { $seat } and { $other } have not agreed.
    }
}
event-talk-offered = { ME($seat) ->
    [yes] You propose: { $terms }.
   *[no] { $seat } proposes: { $terms }.
}
event-talk-accepted = { ME($seat) ->
    [yes] You accept what is on the table.
   *[no] { $seat } accepts what is on the table.
}
event-talk-agreed = All agree: { $all }.
event-talk-refused = { ME($seat) ->
    [yes] You break off the talks.
   *[no] { $seat } breaks off the talks.
}
event-talk-timed-out = The time for the deal is up: there is no agreement.
event-deal-made = The deal between { $offense } and { $defense } is done.
event-deal-failed = There is no deal between { $offense } and { $defense }.
event-colony-granted = { ME($receiver) ->
    [yes] You found a colony on { $planet } by the deal with { $seat }.
   *[no] { $receiver } founds a colony on { $planet } by the deal with { $seat }.
}
event-colony-granted-by = { ME($receiver) ->
    [yes] You found a colony on { $planet }, granted by { $seat }
   *[no] { $receiver } founds a colony on { $planet }, granted by { ME($seat) ->
        [yes] you
       *[no] { $seat }
    }
} ({ $source }).
event-ships-freed = The deal with { $seat } frees { $ships } of { POS($owner) } ships from the warp.

event-to-warp = { ME($seat) ->
    [yes] You lose { SHIPS($ships) } to the warp.
   *[no] { $seat } loses { SHIPS($ships) } to the warp.
}
event-ships-home = { ME($seat) ->
    [yes] You bring { SHIPS($ships) } home ({ $to }).
   *[no] { $seat } brings { SHIPS($ships) } home ({ $to }).
}
event-stayed = { ME($seat) ->
    [yes] You keep { SHIPS($ships) } on { $planet } ({ $source }).
   *[no] { $seat } keeps { SHIPS($ships) } on { $planet } ({ $source }).
}
event-landed = { ME($seat) ->
    [yes] You land on { $planet } with { SHIPS($ships) }.
   *[no] { $seat } lands on { $planet } with { SHIPS($ships) }.
}
event-rewarded = { ME($seat) ->
    [yes] Your reward:
   *[no] { POS($seat) } reward:
} { $ships ->
    [0] { CARDS($cards) }.
   *[other] { $cards ->
        [0] { SHIPS($ships) } from the warp.
       *[other] { SHIPS($ships) } from the warp, { CARDS($cards) }.
    }
}
event-rewarded-with-rewards = { ME($seat) ->
    [yes] Your reward:
   *[no] { POS($seat) } reward:
} { $ships ->
    [0] { $cards ->
        [0] { REWARDS($rewards) }.
       *[other] { CARDS($cards) }, { REWARDS($rewards) }.
    }
   *[other] { $cards ->
        [0] { SHIPS($ships) } from the warp, { REWARDS($rewards) }.
       *[other] { SHIPS($ships) } from the warp, { CARDS($cards) }, { REWARDS($rewards) }.
    }
}
event-colonies = { ME($seat) ->
    [yes] You have
   *[no] { $seat } has
} { $foreign } foreign and { $home } home { $home ->
    [one] colony
   *[other] colonies
}.
event-claim = { ME($seat) ->
    [yes] You have { $foreign } foreign colonies: enough to win!
   *[no] { $seat } has { $foreign } foreign colonies: enough to win!
}
event-claim-by-effect = { ME($seat) ->
    [yes] You win in a special way ({ $source }).
   *[no] { $seat } wins in a special way ({ $source }).
}
event-token-discarded = { ME($seat) ->
    [yes] You discard a token; { $left } { $left ->
        [one] is
       *[other] are
    } left ({ $source }).
   *[no] { $seat } discards a token; { $left } { $left ->
        [one] is
       *[other] are
    } left ({ $source }).
}
event-game-over = The game is over. Victory for { $winners }.

event-drew = { $faces ->
    [hidden] { ME($seat) ->
        [yes] You draw { CARDS($number) }.
       *[no] { $seat } draws { CARDS($number) }.
    }
   *[shown] { ME($seat) ->
        [yes] You draw { CARDS($number) }: { $faces }.
       *[no] { $seat } draws { CARDS($number) }: { $faces }.
    }
}
event-discarded = { ME($seat) ->
    [yes] You discard { $faces }.
   *[no] { $seat } discards { $faces }.
}
event-took = { ME($seat) ->
    [yes] You take { CARDS($number) } from { $victim }
   *[no] { $seat } takes { CARDS($number) } from { $victim }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-took-rewards = { ME($seat) ->
    [yes] You take { REWARDS($number) } from { $victim }
   *[no] { $seat } takes { REWARDS($number) } from { $victim }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-gave = { ME($seat) ->
    [yes] You give { CARDS($number) } to { $receiver }
   *[no] { $seat } gives { CARDS($number) } to { $receiver }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-hands-mixed = { ME($seat) ->
    [yes] You and { $other } shuffle your hands together and deal them out again
   *[no] { $seat } and { $other } shuffle their hands together and deal them out again
}{ $faces ->
    [hidden] .
   *[shown] . You now hold { $faces }.
}
event-has-got = { $seat } has got { $faces }.
event-holds-now = { $seat } now holds { $faces ->
    [none] no cards
   *[some] { $faces }
}.
event-card-demanded = { ME($seat) ->
    [yes] You demand that { $receiver } plays the card you gave.
   *[no] { $seat } demands that { ME($receiver) ->
        [yes] you play
       *[no] { $receiver } plays
    } the card that was given.
}
event-hands-swapped = { ME($seat) ->
    [yes] You and { $other } exchange hands
   *[no] { $seat } and { $other } exchange hands
}{ $faces ->
    [hidden] .
   *[shown] . You now hold { $faces }.
}
event-resized = { ME($seat) ->
    [yes] You now have { SHIPS($ships) } in the encounter.
   *[no] { $seat } now has { SHIPS($ships) } in the encounter.
}
event-card-replaced = { ME($seat) ->
    [yes] You replace your encounter card with { $face }.
   *[no] { $seat } replaces the encounter card with { $face }.
}
event-card-stationed = { ME($seat) ->
    [yes] You lay { $face } at { $planet }.
   *[no] { $seat } lays { $face } at { $planet }.
}
event-planet-cleared = What lies at { $planet } is discarded: { $faces }.
event-planet-added = { ME($seat) ->
    [yes] Your home system gets another planet: { $planet }.
   *[no] The home system of { $seat } gets another planet: { $planet }.
}
event-planet-moved = { ME($seat) ->
    [yes] The planet { $planet } moves into your home system with everything on it and is now called { $next }.
   *[no] The planet { $planet } moves into the home system of { $seat } with everything on it and is now called { $next }.
}
event-planet-gone = The planet { $planet } leaves the game.
event-ship-added = { ME($seat) ->
    [yes] You get one more ship: { $mark } ({ $place }).
   *[no] { $seat } gets one more ship: { $mark } ({ $place }).
}
event-ship-removed = { ME($seat) ->
    [yes] Your ship { $mark } leaves the game.
   *[no] The ship { $mark } of { $seat } leaves the game.
}
event-ships-marked = { ME($seat) ->
    [yes] { $ships ->
        [one] One of your ships
       *[other] { $ships } of your ships
    }
   *[no] { $ships ->
        [one] One ship
       *[other] { $ships } ships
    } of { $seat }
}{ $place-kind ->
    [planet] {" "}on { $place }
    [gate] {" "}in the gate
    [warp] {" "}in the warp
   *[other] {""}
} now { $ships ->
    [one] carries
   *[other] carry
} the marker “{ $mark }”.
event-mark-turned = { $ready ->
    [yes] { ME($seat) ->
        [yes] Your { $mark } is ready again.
       *[no] { POS($seat) } { $mark } is ready again.
    }
   *[no] { ME($seat) ->
        [yes] You use the special action of your { $mark }.
       *[no] { $seat } uses the special action of the { $mark }.
    }
}
event-ships-held = { ME($seat) ->
    [yes] { SHIPS($ships) } of yours
   *[no] { SHIPS($ships) } of { $seat }
} { $ships ->
    [one] goes
   *[other] go
}{ $place-kind ->
    [air] {""}
   *[other] {" "}from { $place }
} onto the sheet of { $alien }.
event-planet-adrift = { $planet } drifts into the warp.
event-planet-back = { $planet } returns from the warp to its system.
event-card-stashed = { ME($seat) ->
    [yes] You put a card into the warp
   *[no] { $seat } puts a card into the warp
}{ $face ->
    [hidden] .
   *[shown] : { $face }.
}
event-stash-taken = { ME($seat) ->
    [yes] You take a card back out of the warp
   *[no] { $seat } takes a card back out of the warp
}{ $face ->
    [hidden] .
   *[shown] : { $face }.
}
event-token-at-sun = { ME($system) ->
    [yes] The liner of { $token } is in your system.
   *[no] The liner of { $token } is in the system of { $system }.
}
event-token-put = { $next ->
    [none] { $planet } bears the token of { $token }.
   *[other] { $token } lies between { $planet } and { $next }.
}
event-token-gone = { $token } leaves the map.
event-called = { ME($seat) ->
    [yes] You call { $word ->
        [odd] odd
       *[even] even
    }.
   *[no] { $seat } calls { $word ->
        [odd] odd
       *[even] even
    }.
}
event-card-laid-blind = { ME($seat) ->
    [yes] Your encounter card is drawn blindly
   *[no] { POS($seat) } encounter card is drawn blindly
}{ $face ->
    [hidden] .
   *[shown] : { $face }.
}
event-card-aside = { ME($seat) ->
    [yes] Your { $face } is laid aside until the encounter ends.
   *[no] { $face } of { $seat } is laid aside until the encounter ends.
}
event-cards-aside = { ME($seat) ->
    [yes] Until the encounter ends { CARDS($number) } of yours { $number ->
        [one] lies
       *[other] lie
    } aside
   *[no] Until the encounter ends { CARDS($number) } of { $seat } { $number ->
        [one] lies
       *[other] lie
    } aside
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-aside-back = { ME($seat) ->
    [yes] You take back what lay aside
   *[no] { $seat } takes back what lay aside
}{ $faces ->
    [hidden] : { CARDS($number) }.
   *[shown] : { $faces }.
}
event-hand-borrowed = { ME($seat) ->
    [yes] You put your hand aside and take over the hand of { $victim }
   *[no] { $seat } lays their own hand aside and takes over { POS($victim) } hand
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-selecting-again = Time goes back: encounter cards are chosen once more.
event-cards-switched = { $source }: the two encounter cards change places.
event-encounter-cards-discarded = The encounter cards are discarded: { $faces }.
event-gave-rewards = { ME($seat) ->
    [yes] You give { REWARDS($number) } to { $receiver }
   *[no] { $seat } gives { REWARDS($number) } to { $receiver }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-exploded = { ME($seat) ->
    [yes] { $face } explodes in your hand.
   *[no] { $face } explodes in the hand of { $seat }.
}
event-took-discard = { ME($seat) ->
    [yes] You take { $face } from the discard pile.
   *[no] { $seat } takes { $face } from the discard pile.
}
event-reshuffled = The discards become the new deck ({ CARDS($cards) }).
event-rewards-reshuffled = The discarded reward cards become the new reward deck ({ CARDS($cards) }).
event-quake = No encounter card is left to draw: all hands are shuffled and dealt anew.

event-power-used = { ME($seat) ->
    [yes] You use { $ability }.
   *[no] { $seat } uses { $ability }.
}
event-card-played = { ME($seat) ->
    [yes] You play { $face }.
   *[no] { $seat } plays { $face }.
}
event-flare-played = { ME($seat) ->
    [yes] You play { $face } as a { $side } flare.
   *[no] { $seat } plays { $face } as a { $side } flare.
}
event-card-to-sheet = { $face ->
    [hidden] { ME($seat) ->
        [yes] Your card goes back on your sheet.
       *[no] The card goes back on { POS($seat) } sheet.
    }
   *[shown] { ME($seat) ->
        [yes] { $face } goes back on your sheet.
       *[no] { $face } goes back on { POS($seat) } sheet.
    }
}
event-drew-rewards = { $faces ->
    [hidden] { ME($seat) ->
        [yes] You draw { REWARDS($number) }.
       *[no] { $seat } draws { REWARDS($number) }.
    }
   *[shown] { ME($seat) ->
        [yes] You draw { REWARDS($number) }: { $faces }.
       *[no] { $seat } draws { REWARDS($number) }: { $faces }.
    }
}
event-drew-to-sheet = { $faces ->
    [hidden] { ME($seat) ->
        [yes] You draw { CARDS($number) } onto your sheet.
       *[no] { $seat } draws { CARDS($number) } onto the sheet.
    }
   *[shown] { ME($seat) ->
        [yes] You draw { CARDS($number) } onto your sheet: { $faces }.
       *[no] { $seat } draws { CARDS($number) } onto the sheet: { $faces }.
    }
}
event-card-to-hand = { ME($seat) ->
    [yes] You take { $face } into your hand.
   *[no] { $seat } takes { $face } into the hand.
}
event-card-kept = { ME($seat) ->
    [yes] You take an encounter card into your hand.
   *[no] { $seat } takes an encounter card into the hand.
}
event-cards-seen = { ME($seat) ->
    [yes] You look at { CARDS($number) } of { $victim }
   *[no] { $seat } looks at { CARDS($number) } of { $victim }
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-hand-seen = { ME($seat) ->
    [yes] You look at the hand of { $victim }
   *[no] { $seat } looks at { POS($victim) } hand
}{ $faces ->
    [hidden] .
   *[shown] : { $faces }.
}
event-called-off = The encounter of { $seat } and { $other } is called off.
event-rotated = { $kept ->
    [yes] { ME($seat) ->
        [yes] You keep your power.
       *[no] { $seat } keeps the old power.
    }
   *[no] { ME($seat) ->
        [yes] You take a new power.
       *[no] { $seat } takes a new power.
    }
}
event-cancelled = { ME($seat) ->
    [yes] You stop { $ability } of { $of } with { $source }.
   *[no] { $seat } stops { POS($of) } { $ability } with { $source }.
}
event-power-lost = { ME($seat) ->
    [yes] You hold only { $home } home { $home ->
        [one] colony
       *[other] colonies
    }: your power ({ $alien }) is off.
   *[no] { $seat } holds only { $home } home { $home ->
        [one] colony
       *[other] colonies
    }: that power{ $alien ->
        [hidden] {""}
       *[shown] {" "}({ $alien })
    } is off.
}
event-power-back = { ME($seat) ->
    [yes] You hold { $home } home colonies again: your power ({ $alien }) is back.
   *[no] { $seat } holds { $home } home colonies again: that power{ $alien ->
        [hidden] {""}
       *[shown] {" "}({ $alien })
    } is back.
}
event-power-gained = { $alien ->
    [hidden] { $seat } now has one more power, facedown.
   *[shown] { ME($seat) ->
        [yes] You now have the power of the { $alien }.
       *[no] { $seat } now has the power of the { $alien }.
    }
}
event-power-gone = { ME($seat) ->
    [yes] You give up the power of the { $alien }.
   *[no] { $alien ->
        [hidden] { $seat } gives up a facedown power.
       *[shown] { $seat } gives up the power of the { $alien }.
    }
}
event-powers-exchanged = { ME($seat) ->
    [yes] You and { $other } exchange powers.
   *[no] { $seat } and { $other } exchange powers.
}
event-powers-lent = { ME($seat) ->
    [yes] You lend your power to { $other } for this encounter.
   *[no] { $seat } lends a power to { $other } for this encounter.
}
event-powers-returned = { ME($other) ->
    [yes] You return the borrowed power to { $seat }.
   *[no] { $other } returns the borrowed power to { $seat }.
}
event-plagued = { ME($victim) ->
    [yes] The plague strikes you: three ships, and one card of each kind.
   *[no] The plague strikes { $victim }: three ships, and one card of each kind.
}
event-tokens = { ME($seat) ->
    [yes] You put { $number ->
        [one] one token
       *[other] { $number } tokens
    } on your sheet, which now holds { $total } ({ $source }).
   *[no] { $seat } puts { $number ->
        [one] one token
       *[other] { $number } tokens
    } on the sheet, which now holds { $total } ({ $source }).
}
event-dragged = { ME($seat) ->
    [yes] You drag a ship of { $victim } along into the warp.
   *[no] { $seat } drags a ship of { $victim } along into the warp.
}
event-eradicated = Out of the game for good: { $ships } of { POS($seat) } ships.
event-payer-named = { ME($seat) ->
    [yes] You collect your compensation from { $victim }.
   *[no] { $seat } collects the compensation from { $victim }.
}
event-offered-card = { ME($seat) ->
    [yes] You offer { $face } to { $receiver }.
   *[no] { $seat } offers { $face } to { $receiver }.
}
event-refused-card = { ME($seat) ->
    [yes] You do not want { $face }.
   *[no] { $seat } does not want { $face }.
}
event-card-shown = { ME($seat) ->
    [yes] You show { $face }.
   *[no] { $seat } shows { $face }.
}
event-tokens-given = { ME($seat) ->
    [yes] You give
   *[no] { $seat } gives
} { $several ->
    [yes] a token each
   *[no] a token
} to { $guests }.
event-card-turned = { ME($seat) ->
    [yes] Your card is turned up: { $face }.
   *[no] { POS($seat) } card is turned up: { $face }.
}
event-card-claimed = { ME($seat) ->
    [yes] You say that your card is { $face }.
   *[no] { $seat } says that the facedown card is { $face }.
}
event-claim-believed = { ME($seat) ->
    [yes] You believe it.
   *[no] { $seat } believes it.
}
event-claim-challenged = { ME($seat) ->
    [yes] You challenge it,
   *[no] { $seat } challenges it,
} and it was { $honest ->
    [yes] the truth.
   *[no] a lie.
}
event-card-buried = { ME($seat) ->
    [yes] Your card goes under the deck, unseen.
   *[no] { POS($seat) } card goes under the deck, unseen.
}
event-staked = { ME($seat) ->
    [yes] You set { SHIPS($ships) } more at stake.
   *[no] { $seat } sets { SHIPS($ships) } more at stake.
}
event-spread-named = { ME($seat) ->
    [yes] You bet on a spread of at least { $number }.
   *[no] { $seat } bets on a spread of at least { $number }.
}
event-yielded = { ME($seat) ->
    [yes] You give way: { $to } lands on { $planet }.
   *[no] { $seat } gives way: { ME($to) ->
        [yes] you land
       *[no] { $to } lands
    } on { $planet }.
}

## Parts of a proposal

term-cards = { ME($giver) ->
    [yes] you give { $receiver } { CARDS($number) }
   *[no] { $giver } gives { $receiver } { CARDS($number) }
}{ $faces ->
    [hidden] {""}
   *[shown] {" "}({ $faces })
}
term-random = { ME($giver) ->
    [yes] you give { $receiver } { CARDS($number) } at random
   *[no] { $giver } gives { $receiver } { CARDS($number) } at random
}
term-random-rewards = { ME($giver) ->
    [yes] you give { $receiver } { REWARDS($number) } at random
   *[no] { $giver } gives { $receiver } { REWARDS($number) } at random
}
term-colony = { ME($receiver) ->
    [yes] you found a colony on { $planet }
   *[no] { $receiver } founds a colony on { $planet }
}
term-free = { $number } of { POS($receiver) } ships { $number ->
    [one] leaves
   *[other] leave
} the warp

event-nothing-to-choose = { ME($seat) ->
    [yes] There is nothing left for you to choose: nothing happens.
   *[no] There is nothing left for { $seat } to choose: nothing happens.
}

## Technology

event-techs-drawn = { ME($seat) ->
    [yes] You draw
   *[no] { $seat } draws
}{ $techs ->
    [hidden] { $number ->
        [one] {" "}a tech
       *[other] {" "}{ $number } techs
    }.
   *[shown] : { $techs }.
}
event-tech-kept = { ME($seat) ->
    [yes] You keep
   *[no] { $seat } keeps
} { $tech ->
    [hidden] a tech
   *[shown] { $tech }
}, facedown.
event-tech-discarded = { ME($seat) ->
    [yes] Your tech { $tech } is discarded.
   *[no] The tech { $tech } of { $seat } is discarded.
}
event-techs-reshuffled = The discarded techs are shuffled into a new deck ({ $number }).
event-researched = { ME($seat) ->
    [yes] A ship of yours from { $place } researches { $tech ->
        [hidden] a tech
       *[shown] { $tech }
    }: { $ships } there now.
   *[no] { $seat } sends a ship from { $place } to research { $tech ->
        [hidden] a tech
       *[shown] { $tech }
    }: { $ships } there now.
}
event-tech-completed = { ME($seat) ->
    [yes] You complete { $tech }.
   *[no] { $seat } completes { $tech }.
}
event-tech-abandoned = { ME($seat) ->
    [yes] You give up { $tech }.
   *[no] { $seat } gives up { $tech }.
}
event-tech-revealed = { ME($seat) ->
    [yes] You reveal { $tech }, with { SHIPS($ships) } on it.
   *[no] { $seat } reveals { $tech }, with { SHIPS($ships) } on it.
}
event-tech-used = { ME($seat) ->
    [yes] You use { $tech }.
   *[no] { $seat } uses { $tech }.
}
event-tech-passed = { ME($seat) ->
    [yes] You pass { $tech } on to { $receiver }.
   *[no] { $seat } passes { $tech } on to { $receiver }.
}
event-card-stored = { ME($seat) ->
    [yes] You put { $face ->
        [hidden] a card
       *[shown] { $face }
    } under { $tech }.
   *[no] { $seat } puts { $face ->
        [hidden] a card
       *[shown] { $face }
    } under { $tech }, facedown.
}
