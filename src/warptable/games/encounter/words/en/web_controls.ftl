### Where a person answers: reaction bar, prompt, hand.

controls-dock = Your decisions and your hand
controls-why = why?
controls-asker = Who or what asks this
controls-waits = The table waits for { $who }.
controls-goes-on = The game goes on in a moment.
controls-over = The game is over.
controls-watching = You are watching.
controls-in-hand = Choose from your hand
controls-on-sheet = On your sheet:
controls-left = Seconds left
controls-count = { $n } of { $of }
controls-tap-again = Tap again:

controls-less = Less
controls-more = More
controls-less-ships = Fewer ships
controls-more-ships = More ships
controls-less-at = Fewer ships: { $place }
controls-more-at = More ships: { $place }
controls-here = { $n ->
    [one] one ship of yours is there
   *[other] { $n } ships of yours are there
}
controls-place-ships = { $place }: { ME($who) ->
    [yes] your ships: { $n }
   *[no] { $who } { $n }
}
controls-gives-up = gives up this colony

controls-alien-old = The power you play now
controls-alien-new = The new one
controls-show-aliens = Show the aliens
controls-wild = Wild flare:
controls-super = Super flare:

# Cards: the word below the picture.
controls-attack = Attack
controls-reinforcement = Reinforce
controls-flare = Flare

# The reaction bar.
controls-held = { $who } asked for more time.
controls-others-asked = Others may answer now.
controls-answered = Noted. The table waits for the others.
controls-ordered = Your standing order passes for the rest of this encounter.
controls-ordered-turn = Your standing order passes until you are a main player.
controls-pass-rest = Pass this encounter
controls-pass-always = Pass here always
controls-pass-touched = Until something touches me
controls-ordered-always = Your standing order always passes here, until you get other cards.
controls-ordered-touched = Your standing order passes until something touches you.
controls-nothing-here = You have nothing to play here. The table waits for everybody alike.
order-always-reinforcements = Reinforcements may be played.
controls-halted = The bots are stopped. Go on, or take one step, at the top.
controls-pass-turn = Pass until my turn
controls-replaced = A bot plays for you: the host asked for it, or your time was up.
controls-come-back = I am back
controls-ask-again = Ask me again
controls-same-for-all = Same countdown for everybody. Nobody sees who passes.
controls-no-hurry = Take your time. Nobody sees who passes.
controls-hold = Hold
controls-until = until
controls-until-at = { DATETIME($at, dateStyle: "full", timeStyle: "short") } UTC
controls-space = Space

# The hand, the own plate and the piles.
controls-you = You, { $colour }
controls-colonies = foreign colonies
controls-home = home { $n }/{ $of }
controls-power-lost = power lost
controls-power-zapped = zapped
controls-power-aside = set aside
controls-power-hidden = hidden
controls-hand = Your hand, { CARDS($n) }
controls-stored = On your { $alien } sheet, { CARDS($n) }
controls-no-cards = You hold no cards.
controls-answers = answers
controls-answers-with = Answer with { $card }
controls-deck = Deck
controls-destiny = Destiny
controls-discard = Discards
controls-discard-show = Show the discard pile, { CARDS($n) }
controls-discard-title = Discard pile
controls-discard-order = Newest first
controls-discard-empty = Nothing is discarded yet.
controls-close = Close

# Why a card of the hand cannot be chosen.
controls-not-offered = This card cannot be chosen here.
controls-not-encounter = Only encounter cards are laid: attack, negotiate, morph.
controls-not-citadel-card = Only attack cards become citadels.
controls-not-fodder-cards = Only attack cards can be thrown in.
controls-not-chosen-card = Only a drawn card can be used.
controls-not-chosen-keep = Only the drawn cards can be taken.
controls-not-hate-answer-card = It does not match what is demanded.
controls-not-barbarian-cards = Only looted cards can be chosen.
controls-not-barbarian-unwanted = Only cards you just received can be thrown away.
controls-not-plague-card = The plague takes one card of each type.

# What the main button says as long as the answer is none.
controls-need-alien = Choose an alien
controls-need-card = Choose a card
controls-need-laid = Choose a card
controls-need-face = Choose a card
controls-need-place = Choose a planet
controls-need-gap = Choose a place between two planets
controls-need-number = Choose a number
controls-need-seat = Choose a player
controls-need-side = Choose a side
controls-few = { $exact ->
    [yes] Choose { $what ->
        [ships] { SHIPS($n) }
        [cards] { CARDS($n) }
        [others] { $n }
       *[seats] { $n ->
            [one] { $n } player
           *[other] { $n } players
        }
    }
   *[no] At least { $what ->
        [ships] { SHIPS($n) }
        [cards] { CARDS($n) }
        [others] { $n }
       *[seats] { $n ->
            [one] { $n } player
           *[other] { $n } players
        }
    }
}
controls-many = At most { $what ->
    [ships] { SHIPS($n) }
    [cards] { CARDS($n) }
    [others] { $n }
   *[seats] { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
}
controls-so-far = So far: { $what }
controls-step-back = One step back

# The whole answer as an act, for the main button.
controls-do-any-some = { $n ->
    [0] Choose nothing
   *[other] Choose { $n }
}
controls-do-any-number = Choose { $n }
controls-do-any-leaving = Take { SHIPS($n) }
controls-do-any-arriving = Put down { SHIPS($n) }
controls-do-ally = Ally with { DAT($who) }
controls-do-choose-alien = Play { $what }
controls-do-rotate = Take { $what }
controls-do-regroup = Ship to { $what }
controls-do-wild = Encounter { DAT($who) }
controls-do-colonist = Attack { ACC($who) }
controls-do-will-defense = Encounter { DAT($who) }
controls-do-research = Research with the ship from { $what }
controls-do-vacuum-turbines-keep = { $n ->
    [0] Keep none
   *[other] Keep { CARDS($n) }
}
controls-do-coldsleep-ship-planet = Land on { $what }
controls-do-enigma-device-gone = { $n ->
    [0] Throw none away
   *[other] Throw away { CARDS($n) }
}
controls-do-gluon-mines-hits = Hit { SHIPS($n) }
controls-do-plasma-thrusters-planet = Ship from { $what }
controls-do-the-qax-guest = The Qax to { $what }
controls-do-quark-battery-stored-card = Store { $what }
controls-do-the-prometheus-colony = Put the Prometheus on { $what }
controls-do-omega-missile-planet = Destroy { $what }
controls-do-genesis-bomb-settlers = { $n ->
    [0] Nobody settles
   *[other] { SHIPS($n) } settle
}
controls-do-lunar-cannon-home = Cannon at { $what }
controls-do-lunar-cannon-place = Cannon to { $what }
controls-do-delta-scanners-face = Take { $what }
controls-do-aim = Aim at { $what }
controls-do-launch = Send { SHIPS($n) }
controls-all-invite = Invite all
controls-do-invite = { $n ->
    [0] Invite nobody
   *[other] Invite { $acc }
}
controls-do-ally-ships = Help with { SHIPS($n) }
controls-do-warp-ships = { $n ->
    [0] Add none
   *[other] Add { SHIPS($n) }
}
controls-do-encounter-card-total = Lay { $what } (with ships: { $n })
controls-do-encounter-card = Lay { $what }
controls-do-found-planet = Found a colony on { $what }
controls-do-deal-colony = Found it with { SHIPS($n) }
controls-do-ships-home = Put down { SHIPS($n) }
controls-do-lose-ships = Lose { SHIPS($n) }
controls-do-compensation = { $n ->
    [0] Take no card
   *[other] Take { CARDS($n) }
}
controls-do-clone-compensation = Take { CARDS($n) }
controls-do-how-many-marked = { $n ->
    [0] None of them
   *[other] { $n } of them
}
controls-do-how-many-taken = { $n ->
    [0] None of them
   *[other] { $n } of them
}
controls-do-compensation-cards = Choose { CARDS($n) }
controls-do-compensation-face = Take { $what }
controls-do-reward-ships = { $n ->
    [0] Cards only
   *[other] Take { SHIPS($n) }
}
controls-do-reward-cards = { $n ->
    [0] Take no card
   *[other] Take { CARDS($n) }
}
controls-do-take-rewards = { $n ->
    [0] Take no reward card
   *[other] Take { REWARDS($n) }
}
controls-do-reward-backs = { $n ->
    [0] Take no reward card
   *[other] Draw { REWARDS($n) }
}

controls-do-any-owner = Strike { ACC($who) }
controls-do-any-ship = { $what } to the warp
controls-do-rebirth-player = { $who } brings ships home
controls-do-rebirth-from = Bring { SHIPS($n) } home
controls-do-rebirth-to = Land { SHIPS($n) }
controls-do-omni-zap-instead = Play { $what }
controls-do-omni-zap-victim = Zap the hand of { ACC($who) }
controls-do-omni-zap-ship = Ship from { $what }
controls-do-rift-1-colony = Give up { $what }
controls-do-rift-2-lost = Discard { CARDS($n) }
controls-do-rift-3-owner = Free a ship of { ACC($who) }
controls-do-accuse = Accuse { ACC($who) }
controls-do-amoeba-fleet = Ships: { $what }
controls-do-amoeba-in = Put in { SHIPS($n) }
controls-do-amoeba-out = Take out { SHIPS($n) }
controls-do-barbarian-cards = { $n ->
    [0] Keep none
   *[other] Keep { CARDS($n) }
}
controls-do-barbarian-unwanted = Throw away { CARDS($n) }
controls-do-chosen-card = Use { $what }
controls-do-chosen-keep = { $n ->
    [0] Take none
   *[other] Take { CARDS($n) }
}
controls-do-citadel-card = Build with { $what }
controls-do-citadel-planet = Build at { $what }
controls-do-cudgel-allies = { $n ->
    [0] Smash nobody else
   *[other] Smash { $acc }
}
controls-do-dictator-face = Order { $what }
controls-do-fido-face = Fetch { $what }
controls-do-fido-seat = Offer it to { DAT($who) }
controls-do-filch-card = Take { $what }
controls-do-fodder-cards = Throw in { CARDS($n) }
controls-do-force-field = Cancel the alliance of { $dat }
controls-do-gambler-face = Say: { $what }
controls-do-gambler-stake = Stake { SHIPS($n) }
controls-do-gambler-spread = Say: at least { $n }
controls-do-hacker-payer = Collect from { DAT($who) }
controls-do-hacker-cards = Give { CARDS($n) }
controls-do-hate-card = Lay down { $what }
controls-do-hate-answer-card = Give up { $what }
controls-do-hate-ships = Take away { SHIPS($n) }
controls-do-healer-seats = { $n ->
    [0] Heal nobody
   *[other] Heal { $acc }
}
controls-do-kamikaze-ships = Give up { SHIPS($n) }
controls-do-masochist-seat = A ship for { ACC($who) }
controls-do-mind-hand = Look at the hand of { DAT($who) }
controls-do-miser-cards = Put aside { CARDS($n) }
controls-do-mite-face = Take { $what }
controls-do-mutant-cards = Discard { CARDS($n) }
controls-do-mutant-source = Take from { DAT($who) }
controls-do-philanthropist-card = Give away { $what }
controls-do-philanthropist-receiver = Give it to { DAT($who) }
controls-do-philanthropist-borrower = Lend it to { DAT($who) }
controls-do-plague-victim = Strike { ACC($who) }
controls-do-plague-card = Lose { $what }
controls-do-reincarnator-victim = A new alien for { ACC($who) }
controls-do-shadow-ship = Execute the ship on { $what }
controls-do-shadow-victim = Execute a ship of { DAT($who) }
controls-do-trader-partner = Trade hands with { DAT($who) }
controls-do-trader-card = Hand back { $what }
controls-do-vacuum-victim = Drag along a ship of { DAT($who) }
controls-do-vacuum-ships = Drag along { SHIPS($n) }
controls-do-vulch-card = Hand over { $what }
controls-do-vulch-keep-card = Keep { $what }
controls-do-will-look = Look at the hand of { DAT($who) }

# Answers in advance, at tables by the day.
advance-is = Answers in advance: the table plays them for you while you are away. Only you see them.
advance-none = None
advance-give = Note it
advance-given = Noted.
advance-reinforce = Reinforce my side if that turns the result, with
advance-reinforce-used = As you said in advance, your reinforcement was played: it turned the result.
advance-reinforce-gone = Your answer in advance has ended: you no longer hold that reinforcement.
advance-reinforce-over = Your answer in advance has ended: the encounter is over, and your reinforcement was not needed.
advance-cancel = Stop a power that the other side uses against mine, with
advance-cancel-used = As you said in advance, your card was played against the power of the other side.
advance-cancel-gone = Your answer in advance has ended: you no longer hold the card against powers.
advance-cancel-over = Your answer in advance has ended: the encounter is over, and the other side used no power that you could stop.
