### Questions to a player. `hint-` says what follows from the answer.

prompt-choose-alien = Which alien do you want to play?
hint-choose-alien = You are dealt two and secretly keep one.
prompt-regroup = Which colony gets your ship from the warp?
hint-regroup = At the start of each of your encounters one of your ships comes back.
prompt-wild = A wild destiny: whom do you want to encounter?
hint-wild = This destiny card names nobody: you choose who is the defense. Then you attack a planet of that player’s home system.
prompt-own-colour = Destiny shows your own color. What do you want to do?
hint-own-colour = Draw again, or attack a foreign colony in your home system: that is an encounter with its owner.
prompt-aim = At which planet do you aim the gate?
hint-aim = { $at-home ->
    [yes] Win there and the colony you attack is gone. Only ships of its owner count against you: the fewer, the better.
   *[no] Win there and you found a colony. Only ships of { ACC($defense) } count against you: the fewer, the better.
}
prompt-colonist = Whose colony on { $planet } do you attack?
hint-colonist = That player is the defense. Others on the planet only watch.
prompt-launch = { $high ->
    [one] From where do you send one ship to the gate?
   *[other] How many ships do you send to the gate ({ RANGE($low, $high) })?
}
hint-launch = Each ship counts one. If you lose they go to the warp. An emptied planet is no colony any more.
prompt-invite = Whom do you invite as allies?
hint-invite = { $offense-is-me ->
    [yes] Offensive allies add their ships and land with you if you win.
   *[no] You defend { $target } against { ACC($offense) }. Defensive allies add their ships and get cards or ships back if you win.
}
prompt-ally = Do you join a side? The gate is aimed at { $target }.
hint-ally = With the winning offense you found a colony; with the winning defense you get a reward for each ship. With the losers your ships go to the warp.
prompt-ally-ships = { $high ->
    [one] From where do you send one ship as an ally?
   *[other] How many ships do you send as an ally ({ RANGE($low, $high) })?
}
hint-ally-ships = Each ship counts one for your side. If your side loses, your ships go to the warp.
prompt-which-side = You help both sides. For which one does this count?
prompt-warp-ships = How many ships from the warp do you take along into the encounter ({ RANGE($low, $high) })?
prompt-encounter-card = Which card do you lay facedown?
hint-encounter-card = Attack against attack: higher total wins, a tie goes to the defense. Negotiate loses to attack but brings compensation; two negotiates mean a deal.
prompt-reinforce = Do you play a reinforcement?
hint-reinforce = Its value is added to the side you name. Others may answer.
prompt-deal = Talks with { $partner }.
hint-deal = Come to terms: no deal costs ships, as a rule three each. { $offers-left ->
    [0] You have no proposal left.
    [one] You have one proposal left.
   *[other] You have { $offers-left } proposals left.
}
prompt-talk = Talks with { $partners }. { $on-table ->
    [none] Nothing is on the table yet.
   *[other] On the table: { $on-table }.
}
hint-talk = Without the consent of all of you, each loses the due number of ships. { $offers-left ->
    [0] You have no proposal left.
    [one] You have one proposal left.
   *[other] You have { $offers-left } proposals left.
}
prompt-found-planet = On which planet do you found a colony?
prompt-deal-colony = With which ships do you found the colony on { $planet }?
prompt-ships-home = { $high ->
    [one] Where does your ship go?
   *[other] Where do your { $high } ships go?
}
hint-ships-home = { $high ->
    [one] It comes back to a colony of your choice.
   *[other] They come back to colonies of your choice, in any mix.
}
prompt-lose-ships = { $high ->
    [one] Which ship do you lose?
   *[other] Which { $high } ships do you lose?
}
hint-lose-ships = What you lose goes to the warp. An emptied planet is no colony any more.
ships-moved = You { $lost ->
    [yes] lose
   *[no] move
} { SHIPS($ships) }{ $place-kind ->
    [air] {""}
   *[other] {" "}from { $place }
}{ $destination-kind ->
    [air] {""}
    [warp] {""}
    [out] {""}
    [held] {" "}onto an alien sheet
   *[other] {" "}to { $destination }
}.
prompt-which-ships = { $moved } Is { $ships ->
    [one] it
   *[other] one of them
} the ship “{ $mark }”?
prompt-how-many-marked = { $moved } How many of them are marked “{ $mark }”?
ships-picked = You pick { SHIPS($ships) } of { DAT($victim) }{ $place-kind ->
    [air] {""}
   *[other] {" "}from { $place }
}{ $destination-kind ->
    [warp] {" "}for the warp
    [held] {" "}for an alien sheet
   *[other] {""}
}.
prompt-which-taken = { $moved } { $ships ->
    [one] Is it
   *[other] Is one of them
} the ship “{ $mark }”?
prompt-how-many-taken = { $moved } How many of them are marked “{ $mark }”?
prompt-compensation = How many cards do you take from { DAT($victim) } as compensation ({ RANGE($low, $high) })?
prompt-compensation-cards = Which { CARDS($high) } do you choose as compensation?
prompt-compensation-face = Which card do you take from { DAT($victim) } as compensation?
prompt-reward-ships = How many ships do you take from the warp ({ RANGE($low, $high) })? For the rest of your reward you draw cards.
prompt-reward-cards = How many cards do you take as a reward ({ RANGE($low, $high) })?
prompt-reward-backs = How many of the cards you draw as a reward come from the reward deck ({ RANGE($low, $high) })?
hint-reward-backs = The others come from the cosmic deck.
prompt-take-rewards = { $pool ->
    [yes] You get { CARDS($number) } of the two hands shuffled together.
   *[no] { $source ->
        [F-COMP-2] You take { CARDS($number) } from { DAT($victim) } as compensation.
       *[other] This is about { CARDS($number) } from the hand of { DAT($victim) }.
    }
} { $number ->
    [1] Is it a reward card?
   *[other] How many of them are reward cards ({ RANGE($low, $high) })?
}
hint-take-rewards = The others are cosmic cards. A rift that you take explodes.
prompt-new-hand = You hold no encounter card. Do you draw a new hand, or play a card off your sheet?
prompt-second-encounter = Do you want a second encounter?
hint-second-encounter = Your first one was a success, so you may go on.
prompt-next-or-tech = Do you have another encounter? You may give it up for a new tech.
hint-next-or-tech = A new tech ends your turn.
prompt-keep-tech = Which tech do you keep?
hint-keep-tech = It lies facedown in front of you. Ships must research it before it can be completed.
prompt-which-tech = Which tech of { $whose } loses a ship?
prompt-research = From which colony does a ship go to { $tech }?
hint-research = It stays there until the tech is completed or abandoned. An emptied planet is no colony any more.
prompt-rotate = You may exchange your power for a new one. Do you?
hint-rotate = The sheet you do not keep is discarded. Your ships, colonies and cards in hand stay as they are.
prompt-order-uses = Several of your powers must be used now. Which first?

prompt-kamikaze-ships = How many ships do you give up, and from where ({ RANGE($low, $high) })?
prompt-healer-seats = Whose ships do you heal?
prompt-masochist-seat = Who takes a ship from the warp in the place of { $offense }?
prompt-mind-hand = Whose hand do you look at?
prompt-mirror-side = Which card alone is read backwards?
prompt-amoeba-fleet = You have ships on both sides. Which of them move?
prompt-amoeba-way = Which way do your ships move?
prompt-amoeba-in = Which ships do you put into the encounter ({ RANGE($low, $high) })?
prompt-amoeba-out = To which colonies do your ships go back ({ RANGE($low, $high) })?
prompt-barbarian-cards = Which of the looted cards do you keep (up to { $high })? The others are discarded.
prompt-barbarian-unwanted = Which of the cards you received do you throw away?
prompt-chosen-card = Which of the drawn cards do you use?
prompt-chosen-way = What does the drawn attack do?
prompt-chosen-keep = Which of the drawn cards do you take into your hand?
prompt-citadel-card = Which attack card becomes a citadel?
prompt-citadel-planet = At which planet do you build the citadel?
prompt-calculator-call = Do you call odd or even?
hint-calculator-call = If both cards are attacks: call the sum of their values right and your value is taken off the other card; call it wrong and the other value is taken off yours.
prompt-clone-compensation = How many cards do you take from { DAT($victim) } as compensation ({ RANGE($low, $high) })?
prompt-cudgel-allies = Which allies of your opponent do you smash too?
prompt-filch-card = Which of the used encounter cards do you take?
prompt-human-flare = What does your flare do?
prompt-hacker-payer = From whom do you collect your compensation?
prompt-hacker-cards = Which cards do you give in return ({ RANGE($low, $high) })?
prompt-fodder-cards = Which attack cards do you throw in ({ RANGE($low, $high) })?
prompt-fodder-side = Which side do you still join, with a single ship?
prompt-fido-face = Which card do you fetch?
prompt-fido-seat = To whom do you offer the card?
prompt-fido-offer = { $seat } offers you { $face }. Do you take it?
prompt-fido-refused = { $face } was not wanted. What becomes of it?
prompt-fido-pay = What do you take for the card?
option-fido-pay-deck = A card from the deck
option-fido-pay-pass = Nothing
prompt-dictator-face = Which destiny card does the offense draw?
prompt-hate-card = Which card do you lay before the others?
hint-hate-card = Each of them must answer with a card of the same type, an attack not lower, or give up three ships.
prompt-hate-answer-card = { $seat } demands a match for { $face }. What do you give up?
prompt-hate-ships = Which { SHIPS($high) } does { $victim } lose?
prompt-miser-cards = Which { CARDS($high) } do you put aside with the flare?
prompt-miser-hand = Which cards do you take as your hand? The others are your hoard.
prompt-gambler-face = What do you say your card is?
hint-gambler-face = Unchallenged, it counts as that. Challenged, whoever was wrong loses ships.
prompt-gambler-challenge = { $seat } says: this is { $face }. Do you challenge that?
prompt-gambler-stake = How many more ships do you set at stake ({ RANGE($low, $high) })? Whoever is wrong loses them, too.
prompt-gambler-spread = How far apart will the two attacks be at least ({ RANGE($low, $high) })?
prompt-mite-bluster = The Mite threatens you. What do you do?
hint-mite-bluster = Discard at random down to three cards, or let the Mite land on { $target } without a fight.
prompt-mite-face = Which of the discarded cards do you take?
prompt-mutant-cards = Which cards do you discard ({ RANGE($low, $high) })?
prompt-mutant-source = Where do you take the next card from?
option-mutant-source-deck = From the deck
prompt-parasite-side = Which side do you join without an invitation?
prompt-shadow-ship = Which ship of { $victim } do you execute?
prompt-shadow-victim = A wild destiny: whose ship do you execute?
prompt-reserve-attack = Which attack do you play as a reinforcement, and for whom?
prompt-philanthropist-card = Which card do you give away?
prompt-philanthropist-receiver = Who gets the card?
prompt-philanthropist-borrower = To whom do you lend your power for this encounter?
prompt-remora-gain = What do you take?
prompt-reincarnator-victim = Who gets a new alien?
prompt-force-field = Whose alliance do you cancel?
prompt-any-owner = Whose ship goes to the warp?
prompt-any-ship = Which ship of { $victim } goes to the warp?
prompt-rebirth-player = Who may bring ships home?
prompt-rebirth-from = Which ships do you bring home ({ RANGE($low, $high) })?
prompt-rebirth-to = On which planets of your home system do they land?
prompt-omni-zap-target = Which revealed card is discarded?
prompt-omni-zap-instead = Your encounter card was struck out. Which one do you play instead?
prompt-omni-zap-victim = Who gives up the hand and draws a new one?
prompt-omni-zap-price = Omni-Zap has its price. What do you pay?
prompt-omni-zap-ship = Which ship leaves the game?
prompt-rift-1-colony = The rift explodes: which of your colonies do you give up?
prompt-rift-2-lost = The rift explodes: which two cards do you discard?
prompt-rift-3-owner = Whose ship leaves the warp?
prompt-plague-victim = Whom does the plague strike?
prompt-plague-card = Which of these cards do you lose to the plague?

prompt-trader-partner = With whom do you trade hands?
prompt-trader-card = Which card do you hand back?
prompt-vacuum-victim = Whose ship do you drag along into the warp?
prompt-vacuum-ships = Which { $high ->
    [one] ship
   *[other] { $high } ships
} of { $victim } do you drag along?
prompt-vulch-card = Which card do you hand over next?
prompt-vulch-keep-card = Do you keep this card, or discard it and see the next?
prompt-will-defense = Whom do you want to encounter?
hint-will-defense = You may aim at any planet of that player's home system and at any of its colonies elsewhere.
prompt-will-look = At whose hand do you look first?

prompt-window = { $moment } Do you want to use something?
prompt-answer = { ME($of) ->
    [yes] You { $played ->
        [yes] play
       *[no] use
    } { $answering } yourself. Do you stop it?
   *[no] { $of } { $played ->
        [yes] plays
       *[no] uses
    } { $answering }. Do you stop it?
}
prompt-answer-against = { ME($of) ->
    [yes] You { $played ->
        [yes] play
       *[no] use
    } { $answering } against { POS($whose) } { $against } yourself. Do you stop it?
   *[no] { $of } { $played ->
        [yes] plays
       *[no] uses
    } { $answering } against { POS($whose) } { $against }. Do you stop it?
}
prompt-window-use = { ME($by) ->
    [yes] You { $played ->
        [yes] have played
       *[no] use
    } { $used }. Do you want to use something with it?
   *[no] { $by } { $played ->
        [yes] has played
       *[no] uses
    } { $used }. Do you want to use something?
}

prompt-xenon-lasers = Does the total of your side rise or fall by one?
prompt-vacuum-turbines-keep = Which of the cards you drew do you keep?
prompt-delta-scanners-face = Which card of the discard pile do you take?
prompt-coldsleep-ship-now = You have no colony for the ships that return. Do they land on another player’s planet at once?
prompt-coldsleep-ship-planet = On which planet do all your research ships land?
prompt-enigma-device-gone = Which of your cards do you throw away first?
prompt-gluon-mines-hits = How many ships of { $victim } do your mines hit ({ RANGE($low, $high) })?
prompt-plasma-thrusters-planet = From which colony does a ship come to { $target }?
prompt-the-qax-guest = Who gets The Qax and has to join you?
prompt-quark-battery-stored-card = Which encounter card do you put under the Quark Battery?
prompt-omega-missile-planet = Which planet do you destroy?
hint-omega-missile-planet = It leaves the game, and all ships on it go to the warp.
prompt-genesis-bomb-settlers = How many of the research ships settle on { $planet } ({ RANGE($low, $high) })?
hint-genesis-bomb-settlers = The others return to your colonies.
prompt-lunar-cannon-home = Between which of your planets does the Lunar Cannon go?
prompt-lunar-cannon-place = Between which planets does the Lunar Cannon move?
prompt-the-prometheus-colony = To which of your colonies does the Prometheus go?
prompt-tech-scrambler-target = Which tech do you shut down?
