### The tech cards. `does` is one short line for chips and menus, `effect` the whole text, `rulings` one ruling in each
### line. `you` is the owner.

tech-coldsleep-ship-does = Founds a colony in another system without an encounter.
tech-coldsleep-ship-effect = At the start of any encounter you may discard it and found a colony on any planet of another player’s system where you have none yet. Up to four ships from your other colonies land there.
tech-coldsleep-ship-rulings =
    It is not in the game with four planets.

tech-collapsium-hulls-does = Keeps one ship on the planet after a narrow defeat as the defense.
tech-collapsium-hulls-effect = As the defense, when you lose by 5 or less, you may keep one of your beaten ships on the planet, beside whoever lands there. That ship is not lost.
tech-collapsium-hulls-rulings =
    You lose by an amount only if both sides have totals; a defeat with a negotiate does not count.

tech-cosmic-field-generator-does = Stops one use of an alien power, like a Cosmic Zap.
tech-cosmic-field-generator-effect = When any alien power is used, also your own, you may discard it to cancel that use. The power is off until the encounter ends.
tech-cosmic-field-generator-rulings =
    It counts as a Cosmic Zap in every respect, also against super flares.
    It is no artifact: a Card Zap does not stop it, and Vulch does not collect it.
    A Tech Scrambler can stop it.

tech-delta-scanners-does = Takes a card of your choice from the discard pile.
tech-delta-scanners-effect = At the start of any encounter you may discard it and take any one card of the discard pile into your hand.
tech-delta-scanners-rulings =
    The pile lies open, so everybody sees which card you take.

tech-energy-cloak-does = The defense may invite nobody.
tech-energy-cloak-effect = As the offense, after you have aimed the gate, you may discard it: the defense may invite nobody in this encounter.
tech-energy-cloak-rulings =
    Only invitations are stopped: an alien that joins without one, such as Parasite, may still join the defense.

tech-enigma-device-does = Brings every hand to exactly eight cards.
tech-enigma-device-effect = At the start of any encounter you may discard it. First you alone may throw away any of your cards. Then each player, you first and on clockwise, draws from the deck or discards at random until the hand has exactly eight cards.

tech-genesis-bomb-does = Adds a planet to your home system.
tech-genesis-bomb-effect = It stays facedown until you use it. At the start of any encounter, with at least four ships on it, you may reveal and discard it: the Genesis planet joins your home system. Any or all of the ships that researched it may settle there at once; the others return to your colonies.
tech-genesis-bomb-rulings =
    The Genesis planet is a home planet of yours and a foreign planet for everybody else.
    Revealing it is not your one step in the laboratory of that regroup phase.

tech-gluon-mines-does = As the defense, sends opposing ships to the warp before the reveal.
tech-gluon-mines-effect = It stays facedown until you use it. As the defense, after the encounter cards are chosen and before they are revealed, you may reveal and discard it: for each ship that researched it, one opposing ship of your choice goes to the warp. If no opposing ship is left, you win the encounter; otherwise it goes on.
tech-gluon-mines-rulings =
    You may hit ships of the offense and of its allies.
    A player whose ships are all gone was an ally nevertheless.

tech-infinity-drive-does = Gives you an encounter of your own at once.
tech-infinity-drive-effect = At the end of any encounter, also one of your own, you may discard it and have an encounter as the offense at once. Afterwards play goes on where it was interrupted.
tech-infinity-drive-rulings =
    You need an encounter card in your hand.

tech-lunar-cannon-does = Adds 10 to your side at the planets beside the cannon.
tech-lunar-cannon-effect = When you complete it, the Lunar Cannon goes between two planets of your home system. In an encounter at a planet next to it, you may add 10 to your side’s total after the reveal, as a main player or an ally. Whenever a wild destiny card is drawn, you may move it to any other place between two planets of any system.
tech-lunar-cannon-rulings =
    Planets lie next to each other in the order of their numbers; the last and the first do not.
    The cannon leaves play with the tech, or with a planet beside it.

tech-omega-missile-does = Destroys a planet.
tech-omega-missile-effect = At the start of any encounter you may discard it and choose a planet of any system: the planet leaves the game, and all ships on it go to the warp.
tech-omega-missile-rulings =
    Home and foreign colonies there are lost, and alien powers are checked at once.
    It is not in the game with four planets.

tech-plasma-thrusters-does = Lets you send one ship more than usual.
tech-plasma-thrusters-effect = As the offense or an ally, you may send one ship more than usual into each encounter, normally five. As the defense, you may move one ship from another colony of yours to the targeted planet in the launch phase.

tech-precursor-seed-does = Gives you a second alien power.
tech-precursor-seed-effect = When you complete it, draw an unused alien at random, and draw again if it has set-up text or is not allowed in this game. While the tech is in play, you have that power besides your own.
tech-precursor-seed-rulings =
    The second power keeps its role, its phases and its duty: a mandatory power stays mandatory.
    You lose and regain it together with your own.
    It is not in the game with four planets.

tech-the-prometheus-does = Gives you a ship that counts 4.
tech-the-prometheus-effect = When you complete it, the Prometheus goes to one of your colonies. While the tech is in play, it is one of your ships in every respect, but in an encounter it adds 3 more to your side’s total: 4 in all.
tech-the-prometheus-rulings =
    It is one ship more than you had. It can be sent, lost to the warp and taken back like any other.
    If the tech leaves play, so does the Prometheus.

tech-the-qax-does = Makes a player whom you invite join you.
tech-the-qax-effect = As a main player, when you invite a player to ally, you may give this tech to that player, who must join your side with four ships: fewer only if four cannot be had, and without having to give up a colony. The tech now belongs to that player, who may pass it on in the same way, also back to you.
tech-the-qax-rulings =
    It is already completed: its new owner may use it in later encounters.
    Limits on sending ships still apply: a Macron sends one.

tech-quark-battery-does = Stores an encounter card to replace the one you reveal.
tech-quark-battery-effect = When you complete it, put one encounter card from your hand facedown under it. That card is no part of your hand, and others may neither see nor take it. In a later reveal phase you may, as a main player, discard the tech: the card you revealed is discarded, and the stored one takes its place.

tech-tech-scrambler-does = Cancels another tech.
tech-tech-scrambler-effect = It stays facedown until you use it. At any time you may reveal and discard it to cancel one other tech whose research number is not above the number of ships that researched the Tech Scrambler. The cancelled tech is discarded.
tech-tech-scrambler-rulings =
    You may use it when a tech is used, and at the start of an encounter on a lasting tech in play.
    A tech with research number X counts as the number of ships on it.

tech-vacuum-turbines-does = Draws four cards, of which you keep any.
tech-vacuum-turbines-effect = At the start of any encounter you may discard it, draw four cards from the deck, keep any of them and discard the rest.

tech-warpspace-key-does = Brings all your ships back from the warp.
tech-warpspace-key-effect = In the regroup phase of one of your own encounters you may discard it and take all your ships from the warp back to your colonies.

tech-xenon-lasers-does = Raises or lowers your side’s total by 1.
tech-xenon-lasers-effect = Once the cards lie open, you may raise or lower your side’s total by 1, as a main player or an ally.

## Words of the technology variant

tip-to-tech = Open the catalogue
tip-term-tech-name = Tech
tip-term-tech = A card that lies facedown in front of its owner and is no part of the hand. Ships research it; once it is complete it may be used. Some are discarded then, others stay for the rest of the game.
tip-term-laboratory-name = Laboratory
tip-term-laboratory = The techs in front of a player. At the start of every regroup phase each player may take one step there: research one tech, complete one, or pass. The offense begins, then on clockwise.
tip-term-research-name = Researching
tip-term-research = One ship moves from any colony of its owner onto a facedown tech. It cannot be taken back before the tech is completed or given up, counts as being in the home system and takes no part in encounters.
tip-term-research-number-name = Research number
tip-term-research-number = So many ships must be on a tech to complete it. X: any number, at least one.
tip-term-complete-name = Completing
tip-term-complete = The tech is turned up. With enough ships on it, it stays in play and may be used from now on. The ships return to colonies of their owner.
tip-term-abandon-name = Giving a tech up
tip-term-abandon = A tech that is turned up with too few ships on it is discarded. Its ships return to colonies of their owner; without a colony they go to the warp.
tip-term-facedown-tech-name = Facedown until used
tip-term-facedown-tech = Genesis Bomb, Gluon Mines and Tech Scrambler are not completed openly: they are revealed at the moment they are used. That is no step in the laboratory.
tip-term-new-tech-name = New tech
tip-term-new-tech = Whoever may have a second encounter may take a new tech instead: draw one more than you have foreign colonies, keep one facedown and discard the others.
tip-term-tech-deck-name = Techs
tip-term-tech-deck = The tech cards that are left. When there are none, the discarded ones are shuffled. With four planets, techs that need eight ships or more are left out.

tech-kind-one-shot = Discarded when used
tech-kind-lasting = Lasting
tech-kind-passed-on = Passed on when used
tech-kind-facedown = Facedown until used

## The catalogue of techs

catalogue-kinds = Catalogues
catalogue-kind-aliens = Aliens
catalogue-kind-techs = Techs
techs-title = Techs
techs-count = { $all } techs; shown:
techs-search = Name or effect
techs-kind = Kind
techs-cost = Ships
techs-cost-few = 1 to 3
techs-cost-some = 4 to 6
techs-cost-many = 7 to 9
techs-cost-x = X
techs-phase = Phase
techs-role = Role
techs-sort-name = Name
techs-sort-cost = Ships
techs-ships = { $n ->
    [X] Any number of ships
   *[other] { $n } ships
}
techs-measured = Win rates of players who kept a tech at the set-up: { $by }
techs-rate = kept first, it wins { $rate } ({ $games })
techs-about = Cards of the technology variant of the 2008 edition. There is one of each.
techs-legend = The number in the corner of a card says how many ships complete it.
techs-rules = The rules of technology
techs-none = No tech matches. Try fewer words or filters.

## The laboratory at the table

lab-title = Your laboratory
lab-empty = No tech.
lab-with-warp = { $state }, { $n } of them in the warp
lab-on-sheet = { $tech } (on the sheet)
lab-told = { $tech } ({ $state })
lab-question = Laboratory: one step?
lab-ships = { $n } of { $needed ->
    [one] { $needed } ship
   *[other] { $needed } ships
}{ $ready ->
    [yes] : ready
   *[no] {""}
}
lab-ships-any = { $n ->
    [0] no ship yet
    [one] 1 ship
   *[other] { $n } ships
}
lab-done-one-shot = complete, used once
lab-done-lasting = complete, lasting
lab-done-passed-on = complete, passed on
lab-done-facedown = revealed
lab-research = { $needed ->
    [X] one ship more: { $after }
   *[other] one ship more: { $after } of { $needed }
}
lab-complete = { $ships ->
    [one] its ship goes home
   *[other] its { $ships } ships go home
}
lab-abandon = { $ships ->
    [0] it is discarded
   *[other] too few ships: discarded
}
board-tech-facedown = { $n ->
    [0] facedown tech without ships
    [one] facedown tech with one ship
   *[other] facedown tech with { $n } ships
}
board-tech-open = completed
board-tech-spent = has left play
board-tech-card = a card lies under it
controls-techs = Techs
controls-need-tech = Choose a tech
controls-do-keep-tech = Keep { $what }
controls-do-research-last = Research with the last ship from { $what }: this gives up the colony
lab-first-complete = Complete { $tech }
lab-first-research = Research { $tech }
lab-first-abandon = Give up { $tech }
lab-step-complete = Complete
lab-step-research = Research on
lab-step-abandon = Give it up
controls-show-techs = Show the techs
