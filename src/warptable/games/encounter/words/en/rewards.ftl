### Cosmic Dominion: the reward cards and the special ships. `does` is one short line for menus, `effect` the whole text,
### `rulings` one ruling in each line, `own` says what of a card is of our own design. `you` is whoever plays the card.
### Cards that differ by their numbers alone share the texts of their kind.

reward-attack-does = Attack { $value }; it counts { $hazard } once a hazard warning has been drawn.
reward-attack-effect = An attack that counts { $value }. In an encounter in which a hazard warning was drawn, it counts { $hazard } as soon as it is revealed.
reward-attack-rulings =
    The change comes before all other effects and ends with the encounter.
    In a hand it counts as an attack { $value }.

reward-negotiate-epic-oratory-does = Makes the attacker listen, or brings two more cards of compensation.
reward-negotiate-epic-oratory-effect = Against an attack: after the reveal your opponent has to choose. Listen: the attack becomes a plain negotiate, and you both try to make a deal. Refuse: the encounter goes on, and you take two cards of compensation more than you are owed, even if you are owed none. Against a negotiate: each of you may make two more offers, and a deal brings you one reward.
reward-negotiate-epic-oratory-rulings =
    The opponent chooses after cards have changed themselves and after kickers.
    The two extra cards are added after a kicker has multiplied the compensation.
reward-negotiate-epic-oratory-own = All that is known of it is the name. What it does is of our own design.

reward-negotiate-faulty-translator-does = Softens a failed deal, or takes compensation from any hand.
reward-negotiate-faulty-translator-effect = Against a negotiate: if the deal fails, both of you lose two ships instead of three. Against an attack: you may take all of your compensation from the hand of any one other player instead of your opponent, at random as usual.
reward-negotiate-faulty-translator-rulings =
    You name the hand before the first card is taken.
reward-negotiate-faulty-translator-own = What it does to a failed deal is known from the rulebook. What it does against an attack is of our own design.

reward-negotiate-right-of-refusal-does = A failed deal costs you nothing; compensation may be exchanged once.
reward-negotiate-right-of-refusal-effect = Against a negotiate: if the deal fails, you lose no ships; your opponent loses the usual number. Against an attack: once you have taken your compensation, you may put any of these cards back, once, and take as many others at random.
reward-negotiate-right-of-refusal-rulings =
    A rift that you put back does not explode.
reward-negotiate-right-of-refusal-own = All that is known of it is the name. What it does is of our own design.

reward-negotiate-self-defense-does = For each ship you lose to an attack, your opponent loses one, too.
reward-negotiate-self-defense-effect = Against an attack: you lose and take compensation as usual, and for each of your own ships that goes to the warp, your opponent loses one of theirs in the encounter as well, but always keeps one there. Against anything else it is a plain negotiate.
reward-negotiate-self-defense-rulings =
    The ships are lost before the winner lands: the colony is founded with those that are left.
    Allies of the winner lose nothing by it.
reward-negotiate-self-defense-own = All that is known of it is the name. What it does is of our own design.

reward-morph-does = Becomes a copy of the other encounter card.
reward-morph-effect = When it is revealed it becomes an exact copy of your opponent’s encounter card as it is printed; later changes of that card are not copied. Two morphs: both sides lose, and all ships in the encounter go to the warp.

reward-retreat-does = Loses to an attack without losing a ship.
reward-retreat-effect = Against an attack: you lose the encounter, but no ship of your side is lost. Against anything else it becomes a plain negotiate, and you both try to make a deal.
reward-retreat-rulings =
    As the offense, you and your allies take all ships back to colonies. As the defense, your ships stay on the planet beside the winners; your allies go home.
    It brings no compensation.

reward-intimidate-does = Laid facedown before planning, by anybody: an attack { $value }, or a negotiate.
reward-intimidate-effect = In the regroup, destiny, launch or alliance phase you may lay it facedown on the table. As a main player, you play it in planning instead of choosing a card. As an ally, you offer it: the main player of your side may play it, unseen, in place of the card they chose. Revealed against an attack, it is an attack { $value }; against anything else it is a plain negotiate.
reward-intimidate-rulings =
    At most one for each player in an encounter.
    On the table it is no card of your hand. If it is not played, it comes back to you unseen.
    An ally may praise it, truthfully or not, but must not show it.

reward-rift-1-does = Founds a colony on any planet. Whoever takes it from a hand gives one up.
reward-rift-1-effect = Played at the start of any encounter: you found a colony on any planet of any system where you have none, with one to four ships from your other colonies. It explodes when it is taken from a hand: whoever took it gives up a foreign colony, or a home colony if there is no foreign one. Its ships return to other colonies.
reward-rift-1-rulings =
    Nobody on that planet is disturbed.
reward-rift-1-own = It is known that it founds a colony, or costs one. The planet, the ships and which colony is lost are of our own design.

reward-rift-2-does = Draws two cards. Whoever takes it from a hand discards two.
reward-rift-2-effect = Played at the start of any encounter: you draw two cards from the cosmic deck. It explodes when it is taken from a hand: it is discarded, and whoever took it discards two cards of their choice.
reward-rift-2-own = It is known that it brings cards, or costs cards. The deck and who chooses the lost cards are of our own design.

reward-rift-3-does = Frees up to three ships, anybody’s. Whoever takes it from a hand loses three.
reward-rift-3-effect = Played at the start of any encounter: you free up to three ships from the warp, of any players, back to colonies of their owners. It explodes when it is taken from a hand: whoever took it loses three ships of their choice to the warp.

reward-kicker-m1-reverse-polarity-does = Turns all attack cards around: high ones lose.
reward-kicker-m1-reverse-polarity-effect = Multiplies the attack cards of both sides by −1. It never multiplies compensation, nor the losses of a failed deal.

reward-kicker-1-self-destruct-does = Both sides lose at once.
reward-kicker-1-self-destruct-effect = When it is revealed, both sides lose the encounter at once. All ships in the encounter go to the warp, and nobody gets compensation.

reward-kicker-2-duplicity-does = Doubles your attack; the ships of your allies go to the warp.
reward-kicker-2-duplicity-effect = Multiplies by 2, as kickers do. Besides, when the encounter is over the ships of your own allies go to the warp instead of landing or going home.
reward-kicker-2-duplicity-rulings =
    It hits the allies of a defense, too.

reward-kicker-2-team-spirit-does = Doubles your attack and looks after your allies.
reward-kicker-2-team-spirit-effect = Multiplies by 2, as kickers do. Besides, if your side wins, each of your allies gets one reward more than usual; if it loses, each of your allies may take one of their ships from the encounter back to a colony.
reward-kicker-2-team-spirit-own = It is known that there is a second kicker x2. Its name and what it does besides are of our own design.

reward-kicker-4-overload-does = Counts your attack four times; winning burns your own ships.
reward-kicker-4-overload-effect = Multiplies your attack card by 4; for compensation and for a failed deal it counts as x2 only. If you win the encounter, all your own ships in it but one go to the warp: as the offense one lands, as the defense one stays. Your allies are not touched.
reward-kicker-4-overload-own = It is known that there is a kicker x4. Its name and what it does besides are of our own design.

reward-reinforcement-4-does = Adds 4 to either side.
reward-reinforcement-4-effect = After the reveal, as a main player or an ally, you add 4 to the total of either side.

reward-reinforcement-x-does = Adds 1 for each of your ships in the warp, at most 8.
reward-reinforcement-x-effect = After the reveal, as a main player or an ally, you add X to the total of either side. X is the number of your own ships in the warp when you play it, at most 8.
reward-reinforcement-x-own = All that is known of it is the name. What X stands for is of our own design.

play-omni-zap-at-use-announced = Play Omni-Zap as a Cosmic Zap
play-omni-zap-at-card-played = Play Omni-Zap as a Card Zap
play-omni-zap-at-reinforced = Play Omni-Zap against the reinforcement
play-omni-zap-at-free = Play Omni-Zap as a Ship Zap
play-omni-zap-at-encounter-start = Play Omni-Zap: a new hand for somebody
play-omni-zap-at-destiny-drawn = Play Omni-Zap against the destiny card
play-omni-zap-at-revealed-card = Play Omni-Zap against a revealed card
reward-omni-zap-does = Works as any Zap, or cancels a card just played; it costs you ships.
reward-omni-zap-effect = It works as any Zap you name (Cosmic Zap, Card Zap, Ship Zap or Hand Zap), or it cancels and discards one card that was just played or revealed. Then you pay for it: one of your ships leaves the game, or three of your ships go to the warp.
reward-omni-zap-rulings =
    Hand Zap: at the start of any encounter a player of your choice, you included, discards the hand and draws eight new cards.
    What the encounter cannot do without, such as a destiny card or an encounter card, is drawn or chosen anew.

reward-rebirth-does = A player brings any number of ships home.
reward-rebirth-effect = At the start of any encounter, choose a player; it may be you. That player may move any number of ships from their colonies to any planets of their home system, even to planets where they have no colony.
reward-rebirth-rulings =
    Ships in the warp cannot be moved.
    A colony that the last ship leaves is given up.

reward-ship-zap-does = Sends any one ship to the warp, wherever it is.
reward-ship-zap-effect = At any time you send any one ship to the warp: from a colony, from the gate or from a sheet, even one that is captured or has left the game.
reward-ship-zap-rulings =
    If it was the last ship of the offense, the offense goes on without ships.

reward-solar-wind-does = Swaps what allies gain: those of the defense land, those of the offense get rewards.
reward-solar-wind-effect = After the reveal: in this encounter the gains of allies are swapped. Allies of a winning defense land on the planet and get no rewards; allies of a winning offense get one reward for each of their ships and do not land. A second Solar Wind swaps them back.
reward-solar-wind-rulings =
    Ships of allies that do not land return to colonies.

reward-victory-boon-does = A winning defense gets a reward for each of its ships.
reward-victory-boon-effect = When the defense has won, it gets one reward for each of its own ships in the encounter.

## The special ships

ship-flagship-does = Adds 3 to your side when it is in the encounter.
ship-flagship-effect = While your flagship is in the encounter, as a main player or an ally you may add 3 to your side’s total after the reveal.
ship-flagship-action-name = Hyperspace drive
ship-flagship-action = At any time you may turn the marker over and move the flagship to one of your colonies, onto a tech of yours that is being researched, or into an encounter in which you take part. The limit of four ships does not apply.
ship-salvage-vessel-does = Brings two reward cards or a tech when its side wins.
ship-salvage-vessel-effect = When your side wins an encounter and your salvage vessel took part, you may take two reward cards, or draw two techs and keep one (if the game has techs), besides everything else you gain.
ship-salvage-vessel-action-name = Tractor beam
ship-salvage-vessel-action = At any time you may turn the marker over and take one card of your choice from the discard pile into your hand.
ship-salvage-vessel-rulings =
    Only the discard pile of the cosmic deck can be reached.
    Without a reward deck it brings two rewards: a ship from the warp or a cosmic card each.
ship-both-rulings =
    The ship that carries the marker is chosen during set-up; everybody sees it. While it is in the warp or captured, it does nothing.
    A marker that was turned over is ready again when the ship comes back from the warp, or after a turn of your own without a second encounter.
    If the ship is captured or leaves the game, you may give the marker to any other ship of yours when you free a ship from the warp in your regroup phase.

## Kinds of cards, as far as the cosmic deck does not have them

kind-attack = Attack
kind-negotiate = Negotiate
kind-morph = Morph
kind-retreat = Retreat
kind-intimidate = Intimidate
kind-rift = Rift
kind-kicker = Kicker
kind-reinforcement = Reinforcement
kind-artifact = Artifact
kind-flare = Flare
kind-destiny = Destiny
kind-tech = Tech

## Words of the reward deck

tip-to-reward = Open the catalogue
tip-term-reward-card-name = Reward card
tip-term-reward-card = A card of the second deck. Everybody sees its back, so everybody knows how many reward cards you hold. You get them as rewards instead of cosmic cards. Reward cards go to a discard pile of their own.
tip-term-reward-deck-name = Reward deck
tip-term-reward-deck = Whoever gets a reward may take a ship from the warp, a cosmic card or a reward card. When the deck is empty, its discards are shuffled.
tip-term-kicker-name = Kicker
tip-term-kicker = In planning a main player may lay one facedown before the encounter cards are chosen. Revealed with them, it multiplies that player’s attack card, or the compensation for that player’s negotiate, or what the opponent loses if the deal fails.
tip-term-retreat-name = Retreat
tip-term-retreat = An encounter card. Against an attack its player loses, but without losing a ship. Against anything else it is a negotiate.
tip-term-intimidate-name = Intimidate
tip-term-intimidate = Laid facedown before planning. A main player plays it instead of choosing a card; an ally offers it to the main player, who may take it without seeing it. Against an attack it is an attack, otherwise a negotiate.
tip-term-rift-name = Rift
tip-term-rift = Played at the start of any encounter it brings something. It explodes when it is taken from a hand: whoever took it loses what it says. It does not explode when it is given, as in a deal.
tip-term-hazard-name = Hazard warning
tip-term-hazard = One destiny card of each color carries a triangle. Once one has been drawn, the warning holds until the encounter ends: attacks with two values count the one in the triangle.
tip-term-cosmic-quake-name = Cosmic quake
tip-term-cosmic-quake = When a cosmic card has to be drawn and neither the deck nor the discards hold one, the cosmos quakes: all hands are discarded, the cards are shuffled, and everybody gets eight new ones.
tip-term-special-ship-name = Special ship
tip-term-special-ship = One of your ships that carries a marker. It counts like any other ship and can do more. Its special action turns the marker over until it is ready again.

## The catalogue of reward cards

catalogue-kind-rewards = Reward cards
rewards-title = Reward cards
rewards-count = { $all } kinds of cards; shown:
rewards-search = Name or effect
rewards-kind = Kind
rewards-phase = Phase
rewards-role = Role
rewards-sort-kind = Kind
rewards-sort-name = Name
rewards-copies = { $n ->
    [one] one in the deck
   *[other] { $n } in the deck
}
rewards-in-planning = Chosen in planning
rewards-about = The second deck of Cosmic Dominion, 32 cards. Rewards may be drawn from it; everybody sees their backs, but only the holder sees the faces.
rewards-legend = A folded brown corner shows a card of this deck.
rewards-rules = The rules of the reward deck
rewards-own = our own design
rewards-own-line = Cards marked “our own design”: the printed text could not be found, so we made one. Each says what is known.
rewards-none = No card matches. Try fewer words or filters.
rewards-ships = Special ships
rewards-ships-about = A variant of Cosmic Dominion: each player has a ship that carries a marker and can do more than others.
rewards-ship-action = { $name }: { $text }
list-rewards = { $number } kinds of reward cards. `warptable rewards NAME` shows one.
list-reward = Card
list-kind = Kind
list-copies = Number
sheet-copies = In the deck
sheet-own = Our own design
sheet-action = Special action

## Reward cards at the table

board-hand-backs = { $cosmic } cosmic, { $rewards ->
    [one] 1 reward card
   *[other] { $rewards } reward cards
}
board-intimidates = intimidates
board-destiny-hazard = Destiny: { $card }, with a hazard warning
controls-backs-cosmic = cosmic
controls-backs-reward = { $n ->
    [one] reward card
   *[other] reward cards
}
controls-backs-seen = others see the backs only
controls-rewards = Reward cards
stages-kicker = Kicker: { $card }
stages-part-kicker = kicker
stages-part-warned = card, hazard
stages-hazard = Hazard warning: the value in a triangle counts
stages-keep-ships = { $n ->
    [one] the ship stays on { $planet }
   *[other] the { $n } ships stay on { $planet }
}
stages-save-ships = { $n ->
    [one] the ship goes home
   *[other] the { $n } ships go home
}
stages-lose-duplicity = { $n ->
    [one] one ship to the warp (Duplicity)
   *[other] { $n } ships to the warp (Duplicity)
}
stages-lose-struck = { $n ->
    [one] one ship to the warp (Self Defense)
   *[other] { $n } ships to the warp (Self Defense)
}
stages-lose-overload = all but one of the ships to the warp (Overload)
stages-gain-spirit = one reward more (Team Spirit)
stages-save-spirit = may save one ship (Team Spirit)
controls-search = Name or kind of a card
controls-search-none = No card fits.
text-reward-card = { $card } (reward card)
stages-ask-rewards = Cards with the reward back, at random
talk-agreed = { $n } of { $all } agree
talk-give = Your cards for { DAT($who) }
talk-ask = Cards from { DAT($who) }, at random
talk-colony = A colony for { DAT($who) }
controls-do-talk = Propose this
controls-need-part = Choose what you propose
context-why-turned-gains = The gains of allies are swapped: you get rewards instead of landing, and your ships go home.
context-why-retreated = Your side has retreated: your ships go home.
controls-not-encounter-rewards = Only encounter cards are laid: attack, negotiate, morph, retreat. Intimidates and kickers are laid before.
