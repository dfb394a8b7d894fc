### Questions to a player of the game for two. `hint` says what follows from the answer.

duel-prompt-choose-alien = Which alien do you want to play?
duel-hint-choose-alien = You keep one in secret. Both aliens are turned up together.
duel-prompt-hand-limit = { $high ->
    [one] You hold too many cards: which one do you discard?
   *[other] You hold too many cards: which { $high } do you discard?
}
duel-hint-hand-limit = Before the next destiny card you may hold no more than your hand limit. A discarded reinforcement becomes part of your own deck.
duel-prompt-where = On which planet?
duel-hint-where = { $straggler ->
    [yes] Several planets fit, and the straggler picks one of them.
   *[no] Pick one of these planets.
}
duel-prompt-dial = How many ships do you send to { $planet }?
duel-hint-dial = Whoever has more ships there adds { $advantage } to their clout. { $volley ->
    [yes] A blast destroys ships, so send enough to have some left.
   *[no] There is no volley in this duel.
} { $most ->
    [0] {""}
   *[other] You send { SHIPS($most) } at most.{" "}
}{ $extra ->
    [0] {""}
   *[other] You send { $extra } more than your dial shows.{" "}
}{ $from ->
    [warp] { $there ->
        [one] Ships come from the Warp, where you have 1.
       *[other] Ships come from the Warp, where you have { $there }.
    }
   *[supply] { $there ->
        [one] You have 1 ship in supply.
       *[other] You have { $there } ships in supply.
    }
}
duel-prompt-reveal-envoy = { $ally ->
    [none] Which envoys do you reveal?
   *[other] Do you reveal your envoy { $ally }?
}
duel-hint-reveal-envoy = { $ally ->
    [none] {""}
   *[other] { $does }{" "}
}Once open, its ability works, also where it says that you must. It stays open from then on.
duel-prompt-plan-open = Which plan do you lay, faceup?
duel-hint-plan-open = Your opponent will see it before they choose. Tactics stay secret.
duel-prompt-lock-in = { $asks ->
    [plan] Which plan do you lay?
    [tactic] Which tactic do you choose?
   *[both] Which plan and which tactic?
}
duel-hint-lock-in = { $what ->
    [contest] Both plans are revealed together. { $wins ->
        [lower] The lower
       *[higher] The higher
    } clout wins{ $usual ->
        [yes] , a tie goes to the straggler.
       *[no] .
    }
   *[other] { $volley ->
        [yes] Tactics come first: whoever has no ships left loses the duel. If both still have ships, the
       *[no] There are no tactics in this duel. The
    } { $wins ->
        [lower] lower
       *[higher] higher
    } clout wins; more ships there count { $advantage }.
}
duel-prompt-tactic-anew = Do you choose your tactic anew?
duel-hint-tactic-anew = { $promise ->
    [none] {""}
   *[other] You were promised { $promise ->
        [blast] a Blast
        [shield] a Shield
       *[recover] a Recover
    }, but a promise may be broken.{" "}
}{ $chosen ->
    [none] {""}
   *[other] So far you have chosen { $chosen }.{" "}
}Your plan stays. Nobody sees what you choose until tactics are revealed.
duel-prompt-build = What do your plans count as?
duel-hint-build = Other abilities compare this number with your opponent’s plan.
duel-prompt-reinforce = Do you play a reinforcement?
duel-hint-reinforce = { $armed ->
    [no] You hold no reinforcement, so all you can do is pass. The step ends when both pass in a row.
   *[yes] On your own clout or on your opponent’s. The step ends when both pass in a row, and the card goes to the discard pile of whose clout it changed.
}
duel-prompt-roll-out = Which reinforcements do you play?
duel-hint-roll-out = { $armed ->
    [no] You hold none. Whoever does must play them now, before plans are revealed.
   *[yes] You must play them now, before plans are revealed; later you cannot.
}
duel-prompt-use = { $ability ->
    [none] Which ability do you use?
   *[other] Do you use { $ability }?
}
duel-prompt-order-uses = What comes first?
duel-prompt-friend-up = With which envoy do you increase your friendship?
duel-hint-friend-up = A neutral envoy becomes your ally, one of your opponent’s becomes neutral. Whoever has more allies than allowed keeps one.
duel-prompt-friend-down = With which envoy do you decrease your friendship?
duel-hint-friend-down = Your own ally becomes neutral, and a neutral envoy becomes your opponent’s ally.
duel-prompt-keep-envoy = Which envoy stays your ally?
duel-hint-keep-envoy = You may have only one. The other becomes neutral and stays as it lies.
duel-prompt-ready = { $high ->
    [one] Which tactic do you ready?
   *[other] { $exact ->
        [yes] Which { $high } tactics do you ready?
       *[no] Which tactics do you ready ({ $low } to { $high })?
    }
}
duel-hint-ready = A readied tactic can be chosen again.
duel-prompt-spend = { $high ->
    [one] Which tactic do you spend?
   *[other] Which { $high } tactics do you spend?
}
duel-hint-spend = A spent tactic lies open and cannot be chosen until it is readied.
duel-prompt-from-pile = Which card of your discard pile do you take into your hand?
duel-prompt-discard = { $low ->
    [0] Which cards do you discard?
   *[other] { $high ->
        [one] Which card do you discard?
       *[other] { $exact ->
            [yes] Which { $high } cards do you discard?
           *[no] Which cards do you discard ({ $low } to { $high })?
        }
    }
}
duel-prompt-give = { $high ->
    [one] Which card do you give to { ACC($other) }?
   *[other] Which { $high } cards do you give to { ACC($other) }?
}
duel-hint-give = A plan that you give away is gone for good: it belongs to whoever holds it.
duel-prompt-exchange = { $high ->
    [one] Which card do you exchange?
   *[other] Which { $high } cards do you exchange?
}
duel-hint-exchange = Your opponent picks at the same time; then these cards change hands for good.
duel-prompt-line = { $high ->
    [one] Of which planet do you acquire the resources?
   *[other] Of which planets, up to { $high }, do you acquire the resources?
}
duel-hint-line = The symbol of the planet decides what you get. Planets with the same symbol bring the same.
duel-prompt-choice = { $source }: what do you choose?
duel-prompt-recover-from = { $high ->
    [one] From where do you recover a ship?
   *[other] From where do you recover { $high } ships?
}
duel-hint-recover-from = Ships on the Warpplanet can be recovered, too, but there they hold it for you.
duel-prompt-destroyed-to = { $high ->
    [one] Where does your destroyed ship go?
   *[other] Where do your { $high } destroyed ships go?
}
duel-hint-destroyed-to = Each ship goes where one of the effects lets it, or to the Warp.
duel-prompt-retreat = Which ships do you retreat to your supply?
duel-hint-retreat = Whoever takes the last ship off a planet no longer controls it.
duel-prompt-send-to = { $high ->
    [one] To which planet do you send a ship?
   *[other] To which planets do you send up to { $high } ships?
}
duel-prompt-destroy-at = On which planet do you destroy ships of { $other }?
duel-hint-destroy-at = Whoever loses the last ship on a planet no longer controls it.
duel-prompt-settle = To which planet do you send 1 ship from your supply?
duel-hint-settle = A revealed planet where you have none; then you control it, perhaps beside your opponent.

## Options

duel-option-use = Use { $ability }
duel-option-reinforce = { $me ->
    [yes] { $face } on my clout
   *[no] { $face } on { POS($who) } clout
}
duel-leads-to = { $mine } to { $theirs }, you would { $result ->
    [win] win
   *[lose] lose
}
duel-option-with = with { $face } as a further plan
duel-option-tactic = { $half } (of { $whole })
duel-option-sleeve = up the sleeve: { $half } (of { $whole })
duel-option-build = { $second ->
    [none] { $first }
   *[other] { $number }: tens of { $tens }, ones of { $second }
}{ $half ->
    [none] {""}
   *[other] , plus half of { $half }
}
duel-option-envoy = { $envoy }, { $side ->
    [mine] your ally
    [theirs] ally of { $who }
   *[neutral] neutral
}
duel-option-planet = { $planet } ({ $symbol ->
    [blue] blue
    [pink] pink
   *[green] green
} symbol), { $ships ->
    [none] no ships
   *[other] { $ships }
}
duel-option-wait = Leave it facedown
duel-key-wait = w
duel-option-reveal = Reveal it
duel-key-reveal = r
duel-option-keep = Keep my choice
duel-key-keep = k
duel-option-use-pass = Do not use it
duel-option-friend-up-pass = No change
duel-option-friend-down-pass = No change
duel-option-lock-in-done = Lock in
duel-option-plan-open-done = Lay them
duel-option-roll-out-done = That is all
duel-option-settle-pass = Send no ship
duel-option-its-full-of-stars-recover = Recover 3 ships
duel-option-its-full-of-stars-destroy = Destroy 3 ships in your opponent’s supply
duel-option-peace-talks-both = Both recover 4 ships
duel-option-peace-talks-alone = Recover 2 ships and draw 1 card yourself
duel-option-coffee-break-recover = Recover 3 ships
duel-option-coffee-break-draw = Draw 3 cards
duel-option-coffee-break-ready = Ready 2 tactics
