### What happened in a game for two: one sentence for each kind of event. `you` is whoever reads.

## Setup

duel-event-alien-chosen = { ME($seat) ->
    [yes] You are the { $alien }.
   *[no] { $seat } is the { $alien }.
}
duel-event-envoys-laid = Three envoys are laid out, facedown and neutral.
duel-event-roles-set = { $orange } { ME($orange) ->
    [yes] turn up
   *[no] turns up
} { $first }, { $blue } { ME($blue) ->
    [yes] turn up
   *[no] turns up
} { $second }. { $decided ->
    [older] The same: the older player leads.{ " " }
    [chance] The same: chance decides.{ " " }
   *[plans] { "" }
}{ ME($leader) ->
    [yes] You are the leader, { $straggler } is the straggler.
   *[no] { $leader } is the leader, { ME($straggler) ->
        [yes] you are
       *[no] { $straggler } is
    } the straggler.
}

## Cards of hands

duel-event-drawn = { $why ->
    [opening] { ME($seat) ->
        [yes] You draw your opening hand: { CARDS($number) }.
       *[no] { $seat } draws an opening hand { $faces ->
            [hidden] of { CARDS($number) }
           *[other] of { CARDS($number) }: { $faces }
        }.
    }
    [zero] { ME($seat) ->
        [yes] Your hand is empty: you draw { CARDS($number) }.
       *[no] { POS($seat) } hand is empty: { CARDS($number) } drawn{ $faces ->
            [hidden] .
           *[other] : { $faces }.
        }
    }
   *[other] { ME($seat) ->
        [yes] You draw
       *[no] { $seat } draws
    } { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    }.
}
duel-event-gained = { ME($seat) ->
    [yes] You gain
   *[no] { $seat } gains
} { $faces ->
    [hidden] { $number ->
        [one] a reinforcement
       *[other] { $number } reinforcements
    }
   *[other] { $faces }
}.
duel-event-reshuffled = { ME($seat) ->
    [yes] You shuffle your discard pile into a new deck ({ CARDS($number) }).
   *[no] { $seat } shuffles the discard pile into a new deck ({ CARDS($number) }).
}
duel-event-discarded = { $why ->
    [limit] { ME($seat) ->
        [yes] You discard down to your hand limit: { $faces }.
       *[no] { $seat } discards down to the hand limit: { $faces }.
    }
    [restart] { ME($seat) ->
        [yes] Your plan goes to your discard pile unrevealed: { $faces }.
       *[no] { POS($seat) } plan goes to the discard pile unrevealed: { $faces }.
    }
    [cleanup] { ME($seat) ->
        [yes] To your discard pile: { $faces }.
       *[no] To { POS($seat) } discard pile: { $faces }.
    }
   *[other] { ME($seat) ->
        [yes] You discard { $faces }.
       *[no] { $seat } discards { $faces }.
    }
}
duel-event-taken = { ME($seat) ->
    [yes] You take { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    } at random from { POS($victim) } hand.
   *[no] { $seat } takes { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    } at random from { ME($victim) ->
        [yes] your hand
       *[no] { POS($victim) } hand
    }.
}
duel-event-given = { ME($seat) ->
    [yes] You give { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    } to { ACC($receiver) }.
   *[no] { $seat } gives { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    } to { ACC($receiver) }.
}
duel-event-exchanged = { $gave ->
    [hidden] Cards are exchanged: { $first } for { $second }.
   *[other] { ME($giver) ->
        [yes] You give { $gave } and get { $got }.
       *[no] { $giver } gives { $gave } and gets { $got }.
    }
}
duel-event-shown = { ME($viewer) ->
    [yes] { $seat } shows you
   *[no] { ME($seat) ->
        [yes] You show { ACC($viewer) }
       *[no] { $seat } shows { ACC($viewer) }
    }
} { $faces ->
    [hidden] { CARDS($number) }
   *[other] { $faces }
}.
duel-event-took-back = { ME($seat) ->
    [yes] You take { $faces } from your discard pile.
   *[no] { $seat } takes { $faces } from the discard pile.
}
duel-event-put-under = { ME($seat) ->
    [yes] You put { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    } facedown under your alien.
   *[no] { $seat } puts { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    } facedown under the alien.
}
duel-event-from-under = { ME($seat) ->
    [yes] You take { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    } from under your alien.
   *[no] { $seat } takes { $faces ->
        [hidden] { CARDS($number) }
       *[other] { $faces }
    } from under the alien.
}

## Destiny

duel-event-destiny-drawn = Destiny card { $round }: { $card } ({ $deck }).
duel-event-deck-renewed = The { $deck } deck is shuffled anew from the past.
duel-event-discovered = A planet is discovered: { $planet }.
duel-event-planet-picked = { $how ->
    [pick] { ME($seat) ->
        [yes] You pick { $planet }.
       *[no] { $seat } picks { $planet }.
    }
    [last] It takes place on { $planet } again.
   *[bar] The planet bar points at { $planet }.
}
duel-event-skipped = There is no planet for { $card }: it is skipped.
duel-event-card-done = { $card } is resolved. The next card comes from the { $next } deck.

## A duel or contest

duel-event-began = { $what ->
    [contest] A contest begins: { $card }.
   *[other] A duel for { $planet } begins. Ship advantage: { $advantage }.{ $controllers ->
        [none] {""}
       *[other] { "" } Until now it was controlled by { $controllers }.
    }
}
duel-event-dial-revealed = { ME($seat) ->
    [yes] Your dial shows { $dial }.
   *[no] { POS($seat) } dial shows { $dial }.
}
duel-event-ships-sent = { ME($seat) ->
    [yes] You send { SHIPS($ships) } from the { $origin } to { $planet }.
   *[no] { $seat } sends { SHIPS($ships) } from the { $origin } to { $planet }.
}
duel-event-envoy-revealed = { ME($seat) ->
    [yes] You reveal your ally: { $envoy }.
   *[no] { $seat } reveals an ally: { $envoy }.
}
duel-event-locked-in = All is locked in.
duel-event-plan-opened = { ME($seat) ->
    [yes] You lay your plan faceup: { $faces }.
   *[no] { $seat } lays the plan faceup: { $faces }.
}
duel-event-chose-anew = { $changed ->
    [yes] { ME($seat) ->
        [yes] You have chosen another tactic.
       *[no] { $seat } has chosen another tactic.
    }
    [no] { ME($seat) ->
        [yes] You keep your tactic.
       *[no] { $seat } keeps the tactic.
    }
   *[other] { ME($seat) ->
        [yes] You could choose your tactic anew.
       *[no] { $seat } could choose the tactic anew.
    }
}
duel-event-tactic-revealed = { ME($seat) ->
    [yes] You reveal { $half }{ $second ->
        [yes] , up your sleeve
       *[no] {""}
    }.
   *[no] { $seat } reveals { $half }{ $second ->
        [yes] , up the sleeve
       *[no] {""}
    }.
}
duel-event-volley = { $any ->
    [no] The volley destroys nothing.
   *[yes] The volley: { $orange } { ME($orange) ->
        [yes] lose
       *[no] loses
    } { SHIPS($first) }, { $blue } { ME($blue) ->
        [yes] lose
       *[no] loses
    } { SHIPS($second) }.{ $riposte-first ->
        [0] {""}
       *[other] { "" } The riposte costs { ACC($orange) } { SHIPS($riposte-first) } more.
    }{ $riposte-second ->
        [0] {""}
       *[other] { "" } The riposte costs { ACC($blue) } { SHIPS($riposte-second) } more.
    }
}
duel-event-restarted = No ships are left on the planet: the duel starts over, round { $round }.
duel-event-plan-revealed = { ME($seat) ->
    [yes] You reveal { $faces ->
        [none] no plan
       *[other] { $faces }
    }.
   *[no] { $seat } reveals { $faces ->
        [none] no plan
       *[other] { $faces }
    }.
}
duel-event-plan-built = { ME($seat) ->
    [yes] Your plan
   *[no] { POS($seat) } plan
} counts as { $digits }{ $half ->
    [none] {""}
   *[other] , and half of { $half } is added
}.
duel-event-plan-replaced = { ME($seat) ->
    [yes] Your plan is replaced: { $face }.
   *[no] { POS($seat) } plan is replaced: { $face }.
}
duel-event-reinforced = { ME($seat) ->
    [yes] You play { $face } on { $own ->
        [yes] your own clout
       *[no] { POS($on) } clout
    }.
   *[no] { $seat } plays { $face } on { $own ->
        [yes] their own clout
       *[no] { ME($on) ->
            [yes] your clout
           *[no] { POS($on) } clout
        }
    }.
}
duel-event-no-reinforcement = { ME($seat) ->
    [yes] You pass.
   *[no] { $seat } passes.
}
duel-event-modified = { $layer ->
    [swap] { $source }: the digits of the plans are swapped.
    [void] { $source }: { ME($seat) ->
        [yes] your plan counts as 0.
       *[no] { POS($seat) } plan counts as 0.
    }
    [thirds] { $source } changes { ME($seat) ->
        [yes] your plan.
       *[no] { POS($seat) } plan.
    }
    [double] { $source }: { ME($seat) ->
        [yes] your plan counts double.
       *[no] { POS($seat) } plan counts double.
    }
   *[other] { $source }: { $amount } { $sign } clout for { ACC($seat) }.
}
duel-event-clouts = Clout: { $orange } { $first }, { $blue } { $second }.
duel-clout-of = { ME($who) ->
    [yes] Your clout
   *[no] { POS($who) } clout
}: { $value } ({ $parts })
duel-event-won = { $how ->
    [ships] { ME($seat) ->
        [yes] Only you have ships left: you win the duel.
       *[no] Only { $seat } has ships left and wins the duel.
    }
    [automatic] { $source }: { ME($seat) ->
        [yes] you win the { $what ->
            [contest] contest
           *[other] duel
        } at once.
       *[no] { $seat } wins the { $what ->
            [contest] contest
           *[other] duel
        } at once.
    }
   *[clout] { $order ->
        [tied] Tied at { $mine }: { ME($seat) ->
            [yes] you win
           *[no] { $seat } wins
        } the { $what ->
            [contest] contest
           *[other] duel
        }.
       *[other] { ME($seat) ->
            [yes] You win
           *[no] { $seat } wins
        } the { $what ->
            [contest] contest
           *[other] duel
        }, { $mine } to { $theirs }{ $order ->
            [lower] : this time the lower clout wins
           *[other] {""}
        }.
    }
}
duel-event-prize = { ME($seat) ->
    [yes] You get the { $prize }.
   *[no] { $seat } gets the { $prize }.
}
duel-event-prize-skipped = { $why ->
    [cancelled] { $source }: the { $prize } is cancelled.
   *[other] { ME($seat) ->
        [yes] You do without the { $prize }.
       *[no] { $seat } does without the { $prize }.
    }
}

## Ships and tactics

duel-event-recovered = { ME($seat) ->
    [yes] You recover { SHIPS($ships) }{ $places-plain ->
        [yes] {""}
       *[no] { "" } ({ $places })
    }.
   *[no] { $seat } recovers { SHIPS($ships) }{ $places-plain ->
        [yes] {""}
       *[no] { "" } ({ $places })
    }.
}
duel-event-retreated = { ME($seat) ->
    [yes] You retreat { SHIPS($ships) } from { $planet }.
   *[no] { $seat } retreats { SHIPS($ships) } from { $planet }.
}
duel-event-destroyed = { ME($seat) ->
    [yes] You lose { SHIPS($ships) }
   *[no] { $seat } loses { SHIPS($ships) }
}{ $place-kind ->
    [planet] { "" } on { $place }
   *[away] { "" } in supply
}{ $to-plain ->
    [yes] .
   *[no] : { $to }.
}
duel-event-readied = { ME($seat) ->
    [yes] You ready { $tactics }.
   *[no] { $seat } readies { $tactics }.
}
duel-event-spent = { ME($seat) ->
    [yes] You spend { $tactics }.
   *[no] { $seat } spends { $tactics }.
}

## Envoys and roles

duel-event-friendship = { $allied ->
    [yes] { ME($ally) ->
        [yes] { $envoy } is your ally now.
       *[no] { $envoy } is { POS($ally) } ally now.
    }
   *[no] { $envoy } is neutral now.
}
duel-event-friendship-stopped = { $source }: nothing comes of { ME($seat) ->
    [yes] your
   *[no] { POS($seat) }
} friendship with { $envoy }.
duel-event-envoy-read = { ME($seat) ->
    [yes] You may read your new ally: { $envoy }.
   *[no] { $seat } may read a new ally: { $envoy }.
}
duel-event-envoy-neutral = { ME($was) ->
    [yes] { $envoy } is no longer your ally.
   *[no] { $envoy } is no longer { POS($was) } ally.
}
duel-event-envoy-replaced = { $gone ->
    [hidden] A facedown envoy ({ $icon })
   *[other] { $gone }
} leaves the game{ $new ->
    [yes] , and a new one is laid out facedown.
   *[no] .
}
duel-event-roles-changed = { ME($leader) ->
    [yes] You are the leader now, { $straggler } is the straggler.
   *[no] { $leader } is the leader now, { ME($straggler) ->
        [yes] you are
       *[no] { $straggler } is
    } the straggler.
}
duel-event-warpplanet = { $planet } lies in the Warp: it is the Warpplanet.

## Texts

duel-event-used = { ME($seat) ->
    [yes] You use { $ability }.
   *[no] { $seat } uses { $ability }.
}
duel-event-said = { $what ->
    [promise] { ME($seat) ->
        [yes] You promise
       *[no] { $seat } promises
    } { $word ->
        [blast] a blast.
        [shield] a shield.
       *[recover] a recover.
    }
    [worry] { ME($seat) ->
        [yes] You worry
       *[no] { $seat } worries
    } { $word ->
        [ships] that the opponent sends more ships.
        [blast] that the opponent reveals a blast.
       *[plan] that the opponent’s plan is much higher.
    }
    [decree] { ME($seat) ->
        [yes] You decree
       *[no] { $seat } decrees
    } { $word ->
        [odd] an odd plan.
        [even] an even plan.
        [low] a plan of 10 or lower.
       *[high] a plan of 11 or higher.
    }
    [digit] { ME($seat) ->
        [yes] You name
       *[no] { $seat } names
    } the digit { $word }.
    [accuse] { ME($seat) ->
        [yes] { $word ->
            [accuse] You call it cheating.
           *[other] You do not call it cheating.
        }
       *[no] { $word ->
            [accuse] { $seat } calls it cheating.
           *[other] { $seat } does not call it cheating.
        }
    }
   *[other] { ME($seat) ->
        [yes] You announce: { $word }.
       *[no] { $seat } announces: { $word }.
    }
}
duel-event-counted = { $source }: { $what ->
    [forms] { $change } { $change ->
        [one] form
       *[other] forms
    } { $sign ->
        [less] spent, { $number } left.
       *[more] more, { $number } in all.
    }
    [tick-tock] { $number ->
        [one] 1 tick left.
       *[other] { $number } ticks left.
    }
    [warrior] experience { $number }.
   *[other] { $number }.
}
duel-event-peeked = { ME($seat) ->
    [yes] You look
   *[no] { $seat } looks
} at { ME($victim) ->
    [yes] your
   *[no] { POS($victim) }
} tactic{ $half ->
    [hidden] .
   *[other] : { $half }.
}

## The end

duel-event-no-ships = No ships left to send: { $seats }.
duel-event-game-over = { $winners ->
    [none] The game is over. { $way ->
        [observers] Both had to send ships, and neither had one left. { $watches ->
            [yes] So you win, with everybody else who looked on: household pets share the victory.
           *[no] So whoever looked on wins: spectators, passers-by, household pets. Congratulate the cat.
        }
       *[other] Nobody wins.
    }
   *[other] The game is over. { $way ->
        [planets] Won with enough planets by { $winners }.
        [supply] The opponent has no ships left to send. Won by { $winners }.
        [limit] Won with more planets by { $winners }.
       *[other] Won by { $winners }, by { $by }.
    }
}
