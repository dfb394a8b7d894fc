### The web table of the game for two. Coach and help have files of their own.

duel-shell-edition-duel = Duel
duel-shell-encounter = Round { $number }

## Phases

duel-phase-setup = Set-up
duel-phase-destiny = Destiny
duel-phase-dials = Dials
duel-phase-send = Ships
duel-phase-envoys = Envoys
duel-phase-choose = Plans, tactics
duel-phase-volley = Volley
duel-phase-check = Check
duel-phase-reveal = Reveal
duel-phase-reinforce = Reinforce
duel-phase-winner = Winner
duel-phase-prize = Prize
duel-phase-cleanup = Clean up
duel-group-send = Send
duel-group-choose = Choose
duel-group-fight = Fight
duel-group-reveal = Reveal
duel-group-win = Win

## Board

duel-web-row = Planets
duel-web-stack = Planets
duel-web-supply = supply
duel-web-warp = Warp
duel-web-supply-n = supply { $n }
duel-web-player = { $who }
duel-web-planets-of = { $n } of { $of } planets
duel-web-under = { $n ->
    [one] 1 card under the alien
   *[other] { $n } cards under the alien
}
duel-web-token = { $tactic }, { $state ->
    [ready] readied
   *[spent] spent
}
duel-web-dial-is = { $state ->
    [hidden] { ME($who) ->
        [yes] Your dial is set
       *[no] The dial of { $who } is set
    }
   *[open] { ME($who) ->
        [yes] Your dial shows { $n }
       *[no] The dial of { $who } shows { $n }
    }
}
duel-web-sent = sent { $n }
duel-web-you-sent = you sent { $n }
duel-web-locked = locked in
duel-web-waits = Waiting for { $who }
duel-web-crew = { ME($who) ->
    [yes] { SHIPS($n) } of yours
   *[no] { SHIPS($n) } of { $who }
}
duel-web-empty = no ships
duel-web-planet-is = { $planet }, { $symbol }{ $kind ->
    [dueled] , the planet of this duel
    [warp] , the Warpplanet
   *[plain] {""}
}: { $crew }
duel-web-supply-is = Supplies: { $crew }
duel-web-warp-is = Warp: { $crew }
duel-web-dueled = planet of this duel
duel-web-warpplanet = Warpplanet

## Rail

duel-web-tab-plans = Plans
duel-web-tab-tactics = Tactics
duel-web-tab-destiny = Destiny
duel-web-no-card = No destiny card has been drawn yet.
duel-web-advantage = ship advantage for whoever has more ships there
duel-web-advantage-now = { $mine } against { $theirs }: { $state ->
    [none] nobody has the ship advantage
   *[one] { ME($who) ->
        [yes] you have the ship advantage
       *[no] { $who } has the ship advantage
    }
}
duel-web-support = Reinforcements in the deck: { $n }
duel-web-past = Past
duel-web-envoys = Envoys
duel-web-neutral = neutral
duel-web-yours = yours
duel-web-only-you = face down, only you know
duel-web-facedown = face down

## Hand

duel-web-plan = Plan
duel-web-reinforcement = Reinforcement
duel-web-cards = Plans and reinforcements
duel-web-tactics = Tactics
duel-web-tactics-choose = Tactic, one half
duel-web-half-none = Choose one half of one tactic.
duel-web-not-so-many = The dial does not go there now.
duel-web-no-plan = This card cannot be laid as a plan now.
duel-web-plan-lies = Your plan lies already.
duel-web-choose-with = Further plan
duel-web-choose-sleeve = Up the sleeve
duel-web-no-with = none
duel-web-no-with2 = none
duel-web-no-sleeve = nothing
duel-web-round = Round { $n } of the same duel: nobody had ships left.
duel-web-lately = Last: { $outcome }
duel-web-contest = “{ $card }”
duel-web-outcome = { $how ->
    [clout] { ME($who) ->
        [yes] You won { $where }, { $mine } to { $theirs }.
       *[no] { $who } won { $where }, { $mine } to { $theirs }.
    }
    [ships] { ME($who) ->
        [yes] You won { $where }: only you had ships left.
       *[no] { $who } won { $where }: nobody else had ships left.
    }
   *[automatic] { ME($who) ->
        [yes] You won { $where } at once.
       *[no] { $who } won { $where } at once.
    }
}
duel-web-announced = Announced
duel-web-chosen-dial = { $what ->
    [none] Your dial is set.
   *[other] Your dial is set to { $what }.
}
duel-web-chosen-lock = { $what ->
    [none] You have locked in.
   *[other] Locked in: { $what }
}
duel-web-chosen-other = { $what ->
    [none] You have chosen.
   *[other] You have chosen: { $what }
}
duel-web-secret = Only you see this.
duel-web-take-back = Take back
duel-web-what-if = then { $mine } to { $theirs }, you would { $result ->
    [win] win
   *[lose] lose
}
duel-web-on-me = for me
duel-web-on = on { $who }

## Buttons

controls-need-envoy = Choose an envoy
controls-need-tactic = Choose a tactic
controls-need-plan = Choose a plan
duel-few = { $exact ->
    [yes] Choose { $what ->
        [tactic] { $n ->
            [one] { $n } tactic
           *[other] { $n } tactics
        }
        [place] { $n ->
            [one] { $n } planet
           *[other] { $n } planets
        }
        [envoy] { $n ->
            [one] { $n } envoy
           *[other] { $n } envoys
        }
        [card] { CARDS($n) }
        [laid] { CARDS($n) }
       *[other] { $n }
    }
   *[no] Choose at least { $what ->
        [tactic] { $n ->
            [one] { $n } tactic
           *[other] { $n } tactics
        }
        [place] { $n ->
            [one] { $n } planet
           *[other] { $n } planets
        }
        [envoy] { $n ->
            [one] { $n } envoy
           *[other] { $n } envoys
        }
        [card] { CARDS($n) }
        [laid] { CARDS($n) }
       *[other] { $n }
    }
}
duel-many = At most { $what ->
    [tactic] { $n ->
        [one] { $n } tactic
       *[other] { $n } tactics
    }
    [place] { $n ->
        [one] { $n } planet
       *[other] { $n } planets
    }
    [envoy] { $n ->
        [one] { $n } envoy
       *[other] { $n } envoys
    }
    [card] { CARDS($n) }
    [laid] { CARDS($n) }
   *[other] { $n }
}
duel-do-none = None
duel-do-dial = Send { SHIPS($n) }
duel-do-choose-alien = Play { $what }
duel-do-where = Go to { $what }
duel-do-line = Acquire from { $what }
duel-do-line-some = Acquire from { $n ->
    [one] 1 planet
   *[other] { $n } planets
}
duel-do-reveal-envoy-some = Reveal { $n ->
    [one] 1 envoy
   *[other] { $n } envoys
}
duel-do-friend-up = Befriend { $what }
duel-do-friend-down = Turn away from { $what }
duel-do-ready-some = Ready { $n ->
    [one] 1 tactic
   *[other] { $n } tactics
}
duel-do-spend-some = Spend { $n ->
    [one] 1 tactic
   *[other] { $n } tactics
}
duel-do-discard-some = Discard { CARDS($n) }
duel-do-hand-limit-some = Discard { CARDS($n) }
duel-do-give-some = Give away { CARDS($n) }
duel-do-exchange-some = Exchange { CARDS($n) }
duel-do-retreat = { $n ->
    [0] Retreat no ships
   *[other] Retreat { SHIPS($n) }
}
duel-do-send-to = { $n ->
    [0] Send no ships
   *[other] Send { SHIPS($n) }
}
duel-do-recover-from = Recover { SHIPS($n) }
duel-do-keep-envoy = Keep { $what }
duel-do-from-pile = Take { $what }
duel-do-lock = Lock in { $plan ->
    [none] { $tactic }
   *[other] { $with ->
        [none] { $plan }
       *[other] { $with2 ->
            [none] { $plan } with { $with }
           *[other] { $plan } with { $with } and { $with2 }
        }
    }{ $tactic ->
        [none] {""}
       *[other] {" "}and { $tactic }
    }
}{ $sleeve ->
    [none] {""}
   *[other] , hide { $sleeve }
}

## Stages

duel-web-back = Back
duel-web-volley = The volley
duel-web-against = { $first } against { $second }
duel-web-no-tactic = no tactic
duel-web-volley-open = Tactics are turned up.
duel-web-volley-lost = { ME($who) ->
    [yes] you lose { SHIPS($n) }.
   *[no] { $who } loses { SHIPS($n) }.
}
duel-web-volley-safe = { ME($who) ->
    [yes] your ships are untouched.
   *[no] { $who } loses no ships.
}
duel-web-ships-on = Ships on { $planet }
duel-web-ship-advantage = Ship advantage
duel-web-now = What follows
duel-web-advantage-to = { $state ->
    [none] belongs to nobody: equal ships
    [denied] belongs to nobody: a text denies it
   *[one] { ME($who) ->
        [yes] belongs to you
       *[no] belongs to { $who }
    }
}
duel-web-restarts = No ships are left: the duel begins again with new dials.
duel-web-wins-ships = { ME($who) ->
    [yes] You are alone on the planet and win the duel.
   *[no] { $who } is alone on the planet and wins the duel.
}
duel-web-reveal = The plans
duel-web-clouts = Clouts
duel-web-trail = How it adds up
duel-web-part-plan = plan
duel-web-part-second-plan = half of the second plan
duel-web-part-ship-advantage = ship advantage
duel-web-no-plan-laid = no plan
duel-web-ahead = { $tie ->
    [yes] { ME($who) ->
        [yes] A tie: you win it
       *[no] A tie: { $who } wins it
    }
   *[no] { ME($who) ->
        [yes] You are ahead
       *[no] { $who } is ahead
    }
}
duel-web-won = { ME($who) ->
    [yes] You win the { $what ->
        [contest] contest
       *[other] duel
    }
   *[no] { $who } wins the { $what ->
        [contest] contest
       *[other] duel
    }
}
duel-web-lower = Another rule than the higher clout decides.
duel-web-extras = Reinforcements, in order played
duel-web-extra = { ME($by) ->
    [yes] by you
   *[no] by { $by }
}, { ME($on) ->
    [yes] on you
   *[no] on { $on }
}
duel-web-prize-of = { ME($who) ->
    [yes] The prize is yours
   *[no] The prize goes to { $who }
}
duel-web-prize-for = { ME($who) ->
    [yes] The prize would be yours
   *[no] The prize would go to { $who }
}
duel-web-way-planets = { ME($who) ->
    [yes] You control
   *[no] { $who } controls
} { $n ->
    [one] one planet
   *[other] { $n } planets
}.
duel-web-way-supply = { ME($loser) ->
    [yes] You had to send ships and had none in supply.
   *[no] { $loser } had to send ships and had none in supply.
}
duel-web-way-limit = The game was stopped at its limit of destiny cards.
duel-web-observers = { $watches ->
    [yes] You win, and so do all household pets!
   *[no] Whoever looked on has won
}
duel-web-way-observers = Both had to send ships, and neither had any. Then everybody who looked on wins, household pets included. They played a flawless game.
duel-web-way-none = The game was stopped at its limit of destiny cards, with as many planets on both sides. Nobody wins.
duel-web-way-text = Won by { $source }.
duel-web-standings = How it stands
duel-web-col-player = Player
duel-web-col-alien = Alien
duel-web-col-role = Role
duel-web-col-planets = Planets
duel-web-supply-and-warp = { $supply } in supply · { $warp } in the Warp
duel-web-col-supply = Supply
duel-web-col-warp = Warp
duel-web-col-cards = Cards
duel-web-col-planet = Planet
duel-web-col-symbol = Symbol
duel-web-col-ships = Ships
duel-web-col-state = State
duel-web-col-envoy = Envoy
duel-web-col-icon = Icon
duel-web-col-ally = Ally
duel-web-col-does = Does
duel-web-story-cards = { $n ->
    [one] destiny card
   *[other] destiny cards
}
duel-web-story-duels = { $n ->
    [one] duel or contest
   *[other] duels and contests
}
duel-web-story-restarts = { $n ->
    [one] duel began again
   *[other] duels began again
}
duel-web-story-reinforced = { $n ->
    [one] reinforcement
   *[other] reinforcements
}
duel-web-story-used = { $n ->
    [one] ability used
   *[other] abilities used
}

## In words

duel-web-situation-where = Round { $number }, { $phase }.
duel-web-situation-card = { $kind ->
    [contest] A contest: { $card }.
   *[other] A duel: { $card }{ $planet ->
        [none] {""}
       *[other] , for { $planet }
    }.
}
duel-web-situation-mine = You control { $planets } of { $of } planets, have { SHIPS($supply) } in supply and hold { CARDS($cards) }.
duel-text-part-decision = Your decision
duel-text-part-situation = Players
duel-text-part-planets = Planets
duel-text-part-destiny = Destiny and envoys
duel-text-part-hand = Your hand
duel-text-part-log = Log
duel-text-part-chat = Chat
duel-opening-goal = Control { $goal } planets
duel-opening-goal-line = You duel for one planet after the other. Whoever controls { $goal } of them wins. Whoever must send ships and has none loses.
duel-opening-turn = A duel
duel-opening-step-destiny = A destiny card says what the duel is about.
duel-opening-step-dials = Both set their dials in secret: so many ships go to the planet.
duel-opening-step-choose = Both lock in a plan and one half of a tactic, unseen.
duel-opening-step-volley = Tactics first: a blast destroys ships unless a shield stops it.
duel-opening-step-reveal = Then the plans: the higher clout wins. More ships there add the ship advantage, reinforcements follow.
duel-opening-step-win = The loser’s ships go home. Some cards have a prize for the winner or for the loser.

## Typed lines

duel-typed-dial = dial
duel-typed-lock = lock
duel-typed-play = play
duel-typed-more = Something is missing: name a plan and a half, such as lock 13 b3.
duel-typed-plan = You cannot lay { $input } as a plan here.
duel-typed-half = No readied tactic has the half { $input }.
duel-typed-which = Two tactics have this half: { $choices }.
duel-typed-support = You hold no reinforcement { $input }.
duel-typed-side = Say me or the other player, not { $input }.
duel-cli-goal = First to control { $n } planets wins. Type ? for help.
duel-cli-title = Round { $number }
duel-cli-supply = supply { $n }
duel-cli-hand = { CARDS($n) }
duel-cli-dialed = dial { $n }
duel-cli-dial-set = dial set
duel-cli-stack = { $n } facedown
duel-cli-tactics = { $list } (* spent)
duel-cli-lock = A plan and a half in one line: lock 13 b3 (b blast, s shield, r recover; 5.s2 names the tactic).
duel-cli-play = A reinforcement and whose clout it changes: play +8 me, play -5 other.
duel-cli-end = { $n ->
    [one] { $n } destiny card was played.
   *[other] { $n } destiny cards were played.
}

## Help and keys

duel-legend-hand = cards in hand
duel-legend-blast = blast: destroys ships of the opponent on the planet
duel-legend-shield = shield: stops a blast
duel-legend-recover = recover: readies spent tactics
duel-legend-private = locked in, or only you see this
duel-key-tactics-caps = Shift 1 … 5
duel-key-tactics = tactic
duel-key-half-caps = H
duel-key-half = its other half
