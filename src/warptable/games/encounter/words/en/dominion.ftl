### What the aliens of Cosmic Dominion ask, what can be answered, and what happens by them.

prompt-ace-given-up = Which of your home planets leaves the game?
prompt-ace-against = Whom do you attack on this planet?
prompt-ace-refuge = To which planet do your beaten ships flee?
controls-do-ace-given-up = Give up { $what }
controls-do-ace-against = Attack { ACC($who) }
controls-do-ace-refuge = Flee to { $what }

prompt-alchemist-card = Which card do you discard?
hint-alchemist-card = You then take another card of the same type from a discard pile.
prompt-alchemist-face = Which card do you take from a discard pile?
controls-do-alchemist-card = Discard { $what }
controls-do-alchemist-face = Take { $what }
controls-not-alchemist-card = Nothing in the discards can be had for it.

prompt-angler-asked = Whom do you ask for a card?
prompt-angler-face = Which card do you ask for?
prompt-angler-answer = { $seat } asks for { $face } and offers the Angler flare. Do you hand it over?
prompt-angler-victim = Nobody has given you the card. From whose hand do you take one?
controls-do-angler-asked = Ask { ACC($who) }
controls-do-angler-face = Ask for { $what }
controls-do-angler-victim = Take from { DAT($who) }
option-hand-over = Hand it over
key-hand-over = h
event-asked-for = { ME($seat) ->
    [yes] You ask { ACC($victim) } for { $face }.
   *[no] { $seat } asks { ACC($victim) } for { $face }.
}
event-asked-around = { ME($seat) ->
    [yes] You ask everybody for { $face }.
   *[no] { $seat } asks everybody for { $face }.
}
event-handed-over = { ME($giver) ->
    [yes] You hand { $face } to { DAT($seat) }.
   *[no] { $giver } hands { $face } to { DAT($seat) }.
}

prompt-aristocrat-start = Which card do you take into your first hand?
prompt-aristocrat-found = Which card of the deck do you take?
prompt-aristocrat-surplus = Which flare do you remove from the game?
prompt-aristocrat-more = What do you get for the flare?
prompt-aristocrat-flare = Which flare do you take?
controls-do-aristocrat-start = Take { $what }
controls-do-aristocrat-found = Take { $what }
controls-do-aristocrat-surplus = Remove { $what }
controls-do-aristocrat-flare = Take { $what }
controls-not-aristocrat-surplus = Only a flare that matches nobody’s alien leaves the game.
option-three-flares = Three flares, drawn unseen
key-three-flares = t
option-search-box = One flare of my choice
key-search-box = o
event-drew-flares = { $faces ->
    [hidden] { ME($seat) ->
        [yes] You draw { CARDS($number) } from the unused flares.
       *[no] { $seat } draws { CARDS($number) } from the unused flares.
    }
   *[shown] { ME($seat) ->
        [yes] You draw from the unused flares: { $faces }.
       *[no] { $seat } draws from the unused flares: { $faces }.
    }
}
event-flares-to-sheet = { $faces ->
    [hidden] { ME($seat) ->
        [yes] You draw { CARDS($number) } from the unused flares onto your sheet.
       *[no] { $seat } draws { CARDS($number) } from the unused flares onto the sheet.
    }
   *[shown] { ME($seat) ->
        [yes] You draw from the unused flares onto your sheet: { $faces }.
       *[no] { $seat } draws from the unused flares onto the sheet: { $faces }.
    }
}
event-removed = { ME($seat) ->
    [yes] You remove { $faces } from the game.
   *[no] { $seat } removes { $faces } from the game.
}
event-searched-deck = { $faces ->
    [hidden] { ME($seat) ->
        [yes] You look through the deck and take { CARDS($number) }.
       *[no] { $seat } looks through the deck and takes { CARDS($number) }.
    }
   *[shown] { ME($seat) ->
        [yes] You take from the deck: { $faces }.
       *[no] { $seat } takes from the deck: { $faces }.
    }
}

prompt-bride-ring = You are married. From where does your ring come?
hint-bride-ring = It is one of your ships: it goes onto the sheet of Bride and stays there.
prompt-bride-given-card = Which card do you give your spouse?
prompt-bride-returned-card = Bride offers to swap a card. Which one do you give?
option-bride-returned-card-refuse = Swap nothing
prompt-bride-shown = Bride has shown you a hand. Do you show yours, too?
prompt-bride-refuge = The defense has run off. To which planet do your ships go?
controls-do-bride-ring = From { $what }
controls-do-bride-given-card = Give { $what }
controls-do-bride-returned-card = Give { $what }
controls-do-bride-refuge = To { $what }
option-show = Show them
key-show = s
option-keep-hidden = Keep them hidden
key-keep-hidden = k
event-married = { ME($seat) ->
    [yes] You marry { ACC($other) }.
   *[no] { $seat } marries { ACC($other) }.
}
event-divorced = { ME($seat) ->
    [yes] You divorce { ACC($other) }.
   *[no] { $seat } divorces { ACC($other) }.
}
event-bond-ended = The marriage of { $seat } and { $other } is over.
event-swap-refused = { ME($seat) ->
    [yes] You keep your card.
   *[no] { $seat } does not want to swap.
}

prompt-daredevil-card = Which attack do you discard? Its value is taken off your side’s total.
prompt-daredevil-planet = Where does one of your ships found a colony?
controls-do-daredevil-card = Discard { $what }
controls-do-daredevil-planet = Settle { $what }
controls-not-daredevil-card = Only attacks of 1 to 8 can be discarded.
option-no-colony = No colony
key-no-colony = n

prompt-diplomat-card = Which negotiate do you play?
prompt-diplomat-replaced = In whose place do you talk?
prompt-diplomat-promise = What do you promise { $victim } for a vote?
hint-diplomat-promise = It is due only if you win, and only for a vote for you.
prompt-diplomat-vote = Who shall win the encounter?
controls-do-diplomat-card = Play { $what }
controls-do-diplomat-replaced = Talk for { ACC($who) }
controls-do-diplomat-promise = Promise a colony on { $what }
controls-not-diplomat-card = Only a negotiate brings you into the talks.
option-no-promise = Nothing
key-no-promise = n
option-promise-card = A card of my hand, taken unseen
key-promise-card = c
option-diplomat-vote-offense = The offense
option-diplomat-vote-defense = The defense
event-joined-talks = { ME($seat) ->
    [yes] You play
   *[no] { $seat } plays
} { $face } and { $instead ->
    [nobody] { ME($seat) ->
        [yes] take
       *[no] takes
    } part in the talks.
   *[other] { ME($seat) ->
        [yes] talk
       *[no] talks
    } in the place of { $instead }.
}
event-voted = The vote: { $offense-votes } of { $votes } for the offense.
event-vote-promised = { ME($seat) ->
    [yes] You promise
   *[no] { $seat } promises
} { $other } { $colony ->
    [yes] a colony on { $planet }
   *[no] a card
} for a vote.

prompt-doppelganger-haunted = Whom do you haunt? That player lends you encounter cards.
prompt-doppelganger-lent-card = Which encounter card do you lend { DAT($seat) }?
hint-doppelganger-lent-card = It comes back after the reveal unless it is played.
prompt-doppelganger-robbed = Who has to give you two cards that are no encounter cards?
prompt-doppelganger-given = Which { CARDS($high) } do you give { DAT($seat) } for good?
prompt-doppelganger-owner = Whose hand do you play with until the encounter ends?
controls-do-doppelganger-haunted = Haunt { ACC($who) }
controls-do-doppelganger-lent-card = Lend { $what }
controls-not-doppelganger-lent-card = This card is not of a type that is still wanted.
controls-do-doppelganger-robbed = Take from { DAT($who) }
controls-do-doppelganger-given = Give { CARDS($n) }
controls-not-doppelganger-given = Only cards that are no encounter cards.
controls-do-doppelganger-owner = Take over { POS($who) } hand

prompt-greenhorn-card = Which card do you not understand?
prompt-greenhorn-asked = Whom do you show it to?
prompt-greenhorn-ships = Where do you put your ships?
prompt-greenhorn-defense = Whom do you attack in this system?
controls-do-greenhorn-card = Show { $what }
controls-do-greenhorn-asked = Ask { ACC($who) }
controls-do-greenhorn-ships = Put them there
controls-do-greenhorn-defense = Attack { ACC($who) }
event-asked-innocently = { $number ->
    [1] “What is this one good for?”
    [2] “Is this a good card?”
    [3] “May I play this whenever I like?”
    [4] “Does the higher number win?”
    [5] “Would you play this now?”
   *[6] “Have you got one of these, too?”
}, { ME($seat) ->
    [yes] you ask
   *[no] { $seat } asks
} { ACC($other) }.
event-ships-spread = { ME($seat) ->
    [yes] You spread your ships anew: { $to }.
   *[no] { $seat } spreads the ships anew: { $to }.
}

prompt-joker-own-token = Your side’s card is the wild card. Which token do you put on it?
prompt-joker-token = The card of { $seat } is the wild card. Which token do you put on it?
prompt-joker-wild = Which card is the wild card?
prompt-joker-armed = Whose negotiate counts as an attack 08?
controls-do-joker-own-token = Make it { $what }
controls-do-joker-token = Make it { $what }
controls-do-joker-wild = Name { $what }
controls-do-joker-armed = That of { DAT($who) }
sheet-joker-note = wild card { $wild-card }, tokens { $tokens-up }
sheet-joker-tag = wild: { $wild-card }
event-wild-card-named = { ME($seat) ->
    [yes] Your wild card is { $face }.
   *[no] { POS($seat) } wild card is { $face }.
}

prompt-host-thrown = Which flares of your sheet do you remove from the game?
hint-host-thrown = Then your sheet is filled up to three.
prompt-host-kept = Which of these flares do you keep on your sheet?
hint-host-kept = The others leave the game.
controls-do-host-thrown = { $n ->
    [0] Keep them all
   *[other] Remove { CARDS($n) }
}
controls-do-host-kept = Keep { CARDS($n) }
controls-not-host-thrown = Only flares on your sheet are removed.
controls-not-host-kept = Only the flares just drawn are to be chosen from.

prompt-engineer-kept = Which tech do you put on your sheet?
prompt-engineer-wanted = Which tech do you look for in the tech deck?
prompt-engineer-found = Which artifact do you take from the discard pile?
controls-do-engineer-kept = Put { $what } on the sheet
controls-do-engineer-wanted = Take { $what }
controls-do-engineer-found = Take { $what }
option-keep-none = None of them
key-keep-none = n
event-techs-searched = { ME($seat) ->
    [yes] You search the tech deck
   *[no] { $seat } searches the tech deck
}{ $tech ->
    [hidden] .
   *[shown] : { $tech }.
}

prompt-judge-who = Who is to get something besides?
prompt-judge-terms = What will the { $whom ->
    [the-winner] winner
   *[the-loser] loser
} get from the other main player?
hint-judge-terms = It is paid at the end of the encounter, if at least one attack is revealed.
prompt-judge-face = Which card do you take?
controls-do-judge-face = Take { $what }
option-the-winner = The winner
key-the-winner = w
option-the-loser = The loser
key-the-loser = l
option-a-colony = A colony where the other has one
key-a-colony = c
option-one-card = A random card
key-one-card = 1
option-two-cards = Two random cards
key-two-cards = 2
option-three-cards = Three random cards
key-three-cards = 3
option-all-cards = All cards
key-all-cards = a
option-picked-card = A card picked from the other hand
key-picked-card = p
option-colony-and-card = A colony and a random card
key-colony-and-card = b
option-colony-and-all-cards = A colony and all cards
key-colony-and-all-cards = e
event-decreed = { ME($seat) ->
    [yes] You decree
   *[no] { $seat } decrees
} what the { $whom ->
    [the-winner] winner
   *[the-loser] loser
} gets besides: { $gain ->
    [a-colony] a colony.
    [one-card] a card.
    [two-cards] two cards.
    [three-cards] three cards.
    [all-cards] all cards.
    [picked-card] a card to pick.
    [colony-and-all-cards] a colony and all cards.
   *[colony-and-card] a colony and a card.
}

prompt-laser-hidden = { ME($victim) ->
    [yes] How many of your cards are laid aside?
   *[no] How many cards of { $victim } are laid aside?
}
hint-laser-hidden = They are picked unseen and come back when the encounter ends.
prompt-laser-blinded = Which main player do you blind?
prompt-laser-price = Which cards do you discard?
hint-laser-price = As many cards of one hand may then lie aside until the encounter ends.
prompt-laser-victim = Whose cards are laid aside?
controls-do-laser-hidden = Lay { CARDS($n) } aside
controls-do-laser-blinded = Blind { ACC($who) }
controls-do-laser-price = Discard { CARDS($n) }
controls-do-laser-victim = Choose { ACC($who) }

prompt-lizard-more = Which of your other normal ships are morphed?
prompt-lizard-boost = What does the flare make stronger?
controls-do-lizard-more = Morph { SHIPS($n) }
option-double-reinforcements = My later reinforcements count double
key-double-reinforcements = d
option-raise-kicker = The factor of my kicker rises by one
key-raise-kicker = k
event-kicker-raised = { POS($seat) } kicker { $face } now multiplies by { $value }.

prompt-love-card = Which card do you lay before the others?
hint-love-card = Whoever discards a card of the same type gets all ships back from the warp.
prompt-love-answer-card = { $seat } has laid down { $face }. Do you discard a card, too?
hint-love-answer-card = With a card of the same type you get all your ships back from the warp.
prompt-love-planet = Where do you found a colony with all your ships from the warp?
prompt-love-asked = { $seat } asks you to discard a random card. Do you?
prompt-love-take = { $face } was discarded for you. Do you take it?
controls-do-love-card = Lay down { $what }
controls-do-love-answer-card = Discard { $what }
controls-do-love-planet = Settle { $what }
option-keep-cards = Keep my cards
key-keep-cards = k
option-discard-one = Discard a random card
key-discard-one = d
option-refuse-love = No: a reward for the other
key-refuse-love = n

event-played-as = { ME($seat) ->
    [yes] You play { $face } as if it were { $other-face }.
   *[no] { $seat } plays { $face } as if it were { $other-face }.
}

prompt-mirage-own = Which colony counts for your side?
prompt-mirage-other = Which colony counts for the other side?
prompt-mirage-ally = For which ally does a colony count, too?
prompt-mirage-side = This ally helps both sides. For which one does the colony count?
prompt-mirage-negotiate = Which side do you reinforce with a negotiate?
controls-do-mirage-own = { $what } counts
controls-do-mirage-other = { $what } counts
controls-do-mirage-ally = A colony of { DAT($who) }

prompt-muckraker-card = Which card do you discard to accuse somebody?
prompt-muckraker-accused = Whom do you accuse?
prompt-muckraker-exempt = Which allies do you exempt from the accusation?
prompt-muckraker-payment-card = { $seat } accuses you. What do you give to stay?
hint-muckraker-payment-card = { $face } was discarded. A card that is not an encounter card will do, or one of the same type; an attack must be higher.
prompt-muckraker-expelled = Which ally has to leave?
controls-do-muckraker-card = Discard { $what }
controls-do-muckraker-accused = Accuse { $acc }
controls-do-muckraker-exempt = { $n ->
    [0] Exempt nobody
   *[other] Exempt { $acc }
}
controls-do-muckraker-payment-card = Give { $what }
controls-not-muckraker-payment-card = It does not buy you free.
controls-do-muckraker-expelled = Send { ACC($who) } home
option-go-home = Go home and gain nothing
key-go-home = h
event-slandered = { ME($seat) ->
    [yes] You accuse { $guests }.
   *[no] { $seat } accuses { $guests }.
}
event-exempted = { ME($seat) ->
    [yes] You exempt { $guests } from the accusation.
   *[no] { $seat } exempts { $guests } from the accusation.
}

prompt-pentaform-next = Which alien is your next life stage?
hint-pentaform-next = You start on the first one; each foreign colony moves you on.
prompt-pentaform-new = Which alien do you become?
prompt-pentaform-swapped = Which life stage changes places?
controls-do-pentaform-next = Lay out { $what }
controls-do-pentaform-new = Become { $what }
controls-do-pentaform-swapped = Move { $what }
event-stages-laid = { ME($seat) ->
    [yes] You lay out your life stages: { $aliens }.
   *[no] { $seat } lays out life stages: { $aliens }.
}
event-stage-reached = { ME($seat) ->
    [yes] You are on life stage { $number }: { $alien }.
   *[no] { $seat } is on life stage { $number }: { $alien }.
}
event-flares-to-deck = { $faces ->
    [hidden] { CARDS($number) } of the unused flares are shuffled into the deck.
   *[shown] Shuffled into the deck: { $faces }.
}

prompt-pickpocket-victim = From whose hand do you take a card?
prompt-pickpocket-victims = From whose hands do you take a card each?
prompt-pickpocket-number = How many cards do you take from { DAT($offense) }, the offense ({ RANGE($low, $high) })?
prompt-pickpocket-kept = Which of these cards do you keep? The others are discarded.
controls-do-pickpocket-victim = Take from { DAT($who) }
controls-do-pickpocket-victims = Take from { $dat }
controls-do-pickpocket-number = Take { CARDS($n) }
controls-do-pickpocket-kept = { $n ->
    [0] Keep none
   *[other] Keep { CARDS($n) }
}
controls-not-pickpocket-kept = Only cards you just took can be chosen.

prompt-pirate-captives = How many beaten ships of { DAT($victim) } do you take prisoner ({ RANGE($low, $high) })?
hint-pirate-captives = For each prisoner one of your ships goes home; with the super flare, for two.
prompt-pirate-sold = How many prisoners of { DAT($victim) } do you send to the warp ({ RANGE($low, $high) })?
hint-pirate-sold = You get one reward for each, four at most.
prompt-pirate-owner = To whom do you offer ships for a ransom?
prompt-pirate-freed = How many captive ships do you offer to { DAT($victim) } for ransom ({ RANGE($low, $high) })?
prompt-pirate-cards = How many random cards do you ask of { DAT($victim) } for { SHIPS($ships) } ({ RANGE($low, $high) })?
prompt-pirate-colony = Do you ask for a colony, too?
option-pirate-ransom-refuse = Turn it down
prompt-pirate-ransom = { $price ->
    [cards] { $seat } offers { SHIPS($ships) } of yours for { BACKS($cards, $rewards) }. Do you accept?
    [colony] { $seat } offers { SHIPS($ships) } of yours for a colony on { $planet }. Do you accept?
   *[both] { $seat } offers { SHIPS($ships) } of yours for { BACKS($cards, $rewards) } and a colony on { $planet }. Do you accept?
}
prompt-pirate-instead = How many random cards of { DAT($victim) } do you take instead of rewards ({ RANGE($low, $high) })?
controls-do-pirate-captives = { $n ->
    [0] Take none
   *[other] Take { SHIPS($n) }
}
controls-do-pirate-sold = { $n ->
    [0] Keep them
   *[other] Send { SHIPS($n) }
}
controls-do-pirate-freed = Offer { SHIPS($n) }
controls-do-pirate-cards = { $n ->
    [0] No cards
   *[other] Ask for { CARDS($n) }
}
controls-do-pirate-instead = Take { CARDS($n) }
controls-do-pirate-owner = Offer { DAT($who) }
controls-do-pirate-colony = Ask for { $what }
option-nobody = Nobody
key-nobody = n
event-ransom-offered = { $price ->
    [cards] { ME($seat) ->
        [yes] You offer { DAT($other) } { SHIPS($ships) } for { BACKS($cards, $rewards) }.
       *[no] { $seat } offers { DAT($other) } { SHIPS($ships) } for { BACKS($cards, $rewards) }.
    }
    [colony] { ME($seat) ->
        [yes] You offer { DAT($other) } { SHIPS($ships) } for a colony on { $planet }.
       *[no] { $seat } offers { DAT($other) } { SHIPS($ships) } for a colony on { $planet }.
    }
   *[both] { ME($seat) ->
        [yes] You offer { DAT($other) } { SHIPS($ships) } for { BACKS($cards, $rewards) } and a colony on { $planet }.
       *[no] { $seat } offers { DAT($other) } { SHIPS($ships) } for { BACKS($cards, $rewards) } and a colony on { $planet }.
    }
}
event-ransom-refused = { ME($seat) ->
    [yes] You refuse the ransom.
   *[no] { $seat } refuses the ransom.
}

prompt-quartermaster-ships = To which colonies do the ships of { DAT($victim) } return ({ $high })?
prompt-quartermaster-cards = Which cards does { $victim } get ({ $high })?
prompt-quartermaster-bonus = What do you take for your trouble?
option-quartermaster-bonus-deck = A card from the deck
option-quartermaster-bonus-reward-card = A reward card
option-quartermaster-bonus-pass = Nothing
prompt-quartermaster-receiver = Whom do you supply with cards of your own?
prompt-quartermaster-supplied = Which of your cards does { $victim } get instead ({ RANGE($low, $high) })?
controls-do-quartermaster-ships = Put down { SHIPS($n) }
controls-do-quartermaster-cards = Hand out { CARDS($n) }
controls-do-quartermaster-receiver = Supply { ACC($who) }
controls-do-quartermaster-supplied = Give { CARDS($n) }
controls-not-quartermaster-cards = Only cards you have just drawn are handed out.

prompt-reactor-choice = Nobody has invited you. What do you do with the flares?
option-take-theirs = Take the loser’s flare off my sheet
key-take-theirs = t
option-discard-theirs = Discard the loser’s flare from my hand
key-discard-theirs = d
option-take-mine = Take my own flare off my sheet
key-take-mine = m
event-laid-out = { ME($seat) ->
    [yes] On your sheet now lie { $faces }.
   *[no] On { POS($seat) } sheet now lie { $faces }.
}

prompt-tourist-board = Which ships go aboard the liner (up to { $high })?
prompt-tourist-direction = Which way does the liner go?
prompt-tourist-at-home = The liner is home. Do ships board it or leave it?
prompt-tourist-leave = To which home colonies do ships leave the liner (up to { $high })?
prompt-tourist-planet = On which planet do your ships land?
prompt-tourist-from = Ships of which colony go aboard?
prompt-tourist-crew = How many of your ships on { $planet } go aboard ({ RANGE($low, $high) })?
controls-do-tourist-board = { $n ->
    [0] Nobody boards
   *[other] Board with { SHIPS($n) }
}
controls-do-tourist-leave = Leave with { SHIPS($n) }
controls-do-tourist-planet = Land on { $what }
controls-do-tourist-from = From { $what }
controls-do-tourist-crew = Board with { SHIPS($n) }
option-clockwise = Clockwise
key-clockwise = c
option-counterclockwise = Counterclockwise
key-counterclockwise = o
option-stay-put = Neither
key-stay-put = n
option-go-aboard = Board
key-go-aboard = b
option-go-ashore = Leave
key-go-ashore = l

prompt-peek = What do you look at?
prompt-peek-owner = Whose?
controls-do-peek-owner = That of { DAT($who) }
option-top-of-deck = The top card of the deck
key-top-of-deck = d
option-top-of-rewards = The top card of the reward deck
key-top-of-rewards = r
option-top-of-destiny = The top card of the destiny deck
key-top-of-destiny = s
option-top-of-techs = The top card of the tech deck
key-top-of-techs = t
option-slot-card = An encounter card
key-slot-card = e
option-kicker-card = A kicker
key-kicker-card = k
option-laid-card = A card laid facedown
key-laid-card = o
option-aside-card = A card set aside
key-aside-card = a
option-sheet-card = A card on an alien sheet
key-sheet-card = h
option-tech-card = A card under a tech
key-tech-card = u
option-facedown-tech = A facedown tech
key-facedown-tech = x
option-facedown-sheet = A facedown alien sheet
key-facedown-sheet = y

event-peeked = { ME($seat) ->
    [yes] You look at
   *[no] { $seat } looks at
} { $what ->
    [top-of-deck] the top card of the deck
    [top-of-rewards] the top card of the reward deck
    [top-of-techs] the top card of the tech deck
   *[top-of-destiny] the top card of the destiny deck
}{ $face ->
    [hidden] { $tech ->
        [hidden] { $alien ->
            [hidden] .
           *[shown] : { $alien }.
        }
       *[shown] : { $tech }.
    }
   *[shown] : { $face }.
}
event-peeked-at = { ME($seat) ->
    [yes] You look at
   *[no] { $seat } looks at
} { $what ->
    [slot-card] an encounter card
    [kicker-card] a kicker
    [laid-card] a card laid facedown
    [aside-card] a card set aside
    [sheet-card] a card on an alien sheet
    [tech-card] a card under a tech
    [facedown-tech] a facedown tech
   *[facedown-sheet] a facedown alien sheet
} of { DAT($victim) }{ $face ->
    [hidden] { $tech ->
        [hidden] { $alien ->
            [hidden] .
           *[shown] : { $alien }.
        }
       *[shown] : { $tech }.
    }
   *[shown] : { $face }.
}

prompt-mark-ship = Where does your { $mark } start?
hint-mark-ship = One of your ships there carries its marker from now on.
prompt-new-marker = Your { $mark } is out of reach. Which of your ships carries the marker now?
prompt-one-special = Only one of your special ships can go along. Which one may?
prompt-flagship-to = Where does your { $mark } jump?
prompt-flagship-tech = Which tech does your { $mark } research?
prompt-salvage-vessel-find = What has your { $mark } found?
prompt-salvage-vessel-face = Which card do you take from the discard pile?
controls-do-mark-ship = { $what }
controls-do-new-marker = { $what }
controls-do-flagship-to = Jump: { $what }
controls-do-salvage-vessel-face = Take { $what }
option-no-marker = None for now
key-no-marker = n
option-flagship = The flagship
key-flagship = f
option-salvage-vessel = The salvage vessel
key-salvage-vessel = s
option-second-flagship = Flagship II
key-second-flagship = e
option-second-salvage-vessel = Salvage vessel II
key-second-salvage-vessel = e
second-ship = { $ship } II
option-rewards = Two rewards
key-rewards = r
option-techs = One of two techs
key-techs = t
ship-flagship-part-strengthen = add 3
ship-flagship-part-drive = hyperspace drive
ship-salvage-vessel-part-salvage = salvage
ship-salvage-vessel-part-beam = tractor beam
event-ship-jumped = { ME($seat) ->
    [yes] Your { $mark } jumps
   *[no] { POS($seat) } { $mark } jumps
} { $place-kind ->
    [gate] to the gate.
    [beside] to the side of the defense.
    [lab] onto a tech.
   *[planet] to { $place }.
}
event-took-discard-by-ship = { ME($seat) ->
    [yes] Your { $source } takes out of the discards: { $face }.
   *[no] { POS($seat) } { $source } takes out of the discards: { $face }.
}

prompt-usurper-laid-card = Which encounter card do you lay out for Usurper?
prompt-usurper-own = Which card do you play?
prompt-usurper-other = Whose card does your opponent play?
controls-do-usurper-laid-card = Lay { $what }
controls-do-usurper-own = Play { $what }
controls-do-usurper-other = The card of { DAT($who) }
option-own-choice = The one I have chosen
key-own-choice = o
option-their-choice = The one my opponent has chosen
key-their-choice = t
event-card-put-instead = { $face ->
    [hidden] A card of { ME($seat) ->
        [yes] yours
       *[no] { $seat }
    }
   *[shown] { ME($seat) ->
        [yes] Your
       *[no] { POS($seat) }
    } { $face }
} takes the place of the { $side ->
    [offense] offense’s
   *[defense] defense’s
} card.

prompt-voyager-leaving = Which of your home planets goes into the warp?
prompt-voyager-returning = Which of your planets comes back from the warp?
prompt-voyager-card = Which card goes into the warp?
controls-do-voyager-leaving = Put { $what } into the warp
controls-do-voyager-returning = Bring { $what } back
controls-do-voyager-card = Put { $what } into the warp

prompt-whirligig-shares = How are the mixed hands shared out?
hint-whirligig-shares = In halves: an odd card is yours. Switched: each gets as many as the other had.
prompt-whirligig-card = Which of your cards do you mix with one of your opponent?
prompt-whirligig-back = Your card and one of your opponent’s lie facedown. Which one do you take?
prompt-whirligig-backs = Your card and one of your opponent’s lie facedown. Which one do you take?
controls-do-whirligig-card = Mix in { $what }
option-even-hands = In halves
key-even-hands = e
option-as-is = As before
key-as-is = a
option-switched = Switched
key-switched = s
option-left-card = The left one
key-left-card = l
option-cosmic-card = The cosmic card
key-cosmic-card = c
option-reward-card = The reward card
key-reward-card = r
option-right-card = The right one
key-right-card = r
event-shared-out = { ME($seat) ->
    [yes] You mix both hands and share them out
   *[no] { $seat } mixes both hands and shares them out
} { $way ->
    [even-hands] in halves.
    [as-is] so that each has as many cards as before.
   *[switched] so that each has as many cards as the other had.
}
event-swapped-unseen = { ME($seat) ->
    [yes] You and { $other } mix a card each and take one of them back
   *[no] { $seat } and { $other } mix a card each and take one of them back
}{ $faces ->
    [hidden] .
   *[shown] . You have got { $faces }.
}

prompt-yin-yang-saved = How many of your beaten ships do you save from the warp? They stay on { $target } (up to { $high }).
prompt-yin-yang-tokens = Who gets a token for not inviting you?
prompt-yin-yang-blamed = Who loses as many ships as you have lost?
controls-do-yin-yang-saved = { $n ->
    [0] Save none
   *[other] Save { SHIPS($n) }
}
controls-do-yin-yang-tokens = A token for { $acc }
controls-do-yin-yang-blamed = Blame { ACC($who) }

prompt-out-of-warp = Which ships leave the warp?
hint-out-of-warp = Ships on a planet that is adrift are in the warp, too.
prompt-take-back-face = Which card do you take back out of the warp?
option-take-back = Take a card back out of the warp
key-take-back = w
controls-do-out-of-warp = Free { SHIPS($n) }
controls-do-take-back-face = Take { $what } back
