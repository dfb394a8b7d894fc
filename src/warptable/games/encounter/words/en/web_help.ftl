### Help at the table: what a thing means when one points at it, the catalogue of aliens, the rules, the first-game guide.

tip-close = Close
tip-cited = Rules:
tip-to-sheet = Open the sheet
tip-when = { $role } · { $phases }
tip-wild = Wild
tip-super = Super
tip-gap = The rulebook is silent here: this is our reading.
tip-homemade = Home-made alien

## Phases

tip-phase-setup = Everybody gets five planets with four ships each, an alien and eight cards.
tip-phase-start-turn = The offense needs an encounter card. Without one it draws a new hand of eight now, and only now.
tip-phase-regroup = The offense takes one of its ships back from the warp and puts it on any of its colonies.
tip-phase-destiny = The offense draws a destiny card. It says who is the defense, and in whose home system the encounter takes place.
tip-phase-launch = The offense aims the gate at one planet there and sends one to four ships from any of its colonies.
tip-phase-alliance = Both main players invite allies. Whoever was invited may join one side with one to four ships, or stay out.
tip-phase-planning = Both main players lay an encounter card facedown: attack, negotiate or morph.
tip-phase-reveal = Both cards are turned up. Two attacks: card and ships are added up, reinforcements may follow, the higher total wins, a tie goes to the defense.
tip-phase-resolution = Ships land, go home or go to the warp. Losers with a negotiate take compensation, allies of a winning defense take rewards. After a success the offense may have a second encounter.

## Terms

tip-term-encounter-name = Encounter
tip-term-encounter = One meeting of offense and defense, in seven phases. A turn has one encounter, and a second one only if the first was won or ended in a deal.
tip-term-offense-name = Offense
tip-term-offense = The player whose turn it is. The offense sends ships through the gate to found a colony.
tip-term-defense-name = Defense
tip-term-defense = The player whom destiny names. The defense fights for the targeted planet with the ships that already stand on it.
tip-term-main-player-name = Main players
tip-term-main-player = Offense and defense. Everybody else can only be an ally in this encounter.
tip-term-ally-name = Ally
tip-term-ally = A player who was invited and sends one to four ships to one side. Allies of a winning offense land with it; allies of a winning defense get a reward for each ship. On the losing side their ships go to the warp.
tip-term-home-system-name = Home system
tip-term-home-system = The five planets of a player’s color. A player must defend all of them, even those without own ships.
tip-term-colony-name = Colony
tip-term-colony = One or more ships of a player on a planet. Several players may have colonies on the same planet. Taking the last ship away gives the colony up.
tip-term-home-colony-name = Home colony
tip-term-home-colony = A colony in one’s own home system. With fewer than three of them a player has no alien power.
tip-term-foreign-colony-name = Foreign colony
tip-term-foreign-colony = A colony outside one’s own home system. Whoever holds five of them wins at once.
tip-term-colony-track-name = Colony track
tip-term-colony-track = Shows how many foreign colonies each player has. Five win the game.
tip-term-ship-name = Ships
tip-term-ship = Everybody has 20. Each ship in an encounter counts one. Lost ships go to the warp and can come back.
tip-term-warp-name = Warp
tip-term-warp = Where lost ships wait. The offense takes one back at the start of each of its encounters; rewards and some effects free more.
tip-term-gate-name = Gate
tip-term-gate = The hyperspace gate points at the planet of the encounter. The ships of the offense and of its allies wait on it.
tip-term-bystander-name = Bystanders
tip-term-bystander = Colonies of other players on the targeted planet. They count for neither side and stay, whoever wins.
tip-term-destiny-name = Destiny
tip-term-destiny = The card that names the defense. A color: the encounter is in that player’s home system. Wild: the offense picks anybody. Specials name a player by what lies on the table.
tip-term-own-colour-name = Own color
tip-term-own-colour = If destiny shows the color of the offense, it draws again, drives a foreign colony out of its home system, or settles an empty home planet.
tip-term-hand-name = Hand
tip-term-hand = Eight cards to begin with, no upper limit, and nobody draws at the end of a turn. A new hand comes only when an encounter card is needed and none is left.
tip-term-deck-name = Deck
tip-term-deck = The cosmic cards: attacks, negotiates, morphs, reinforcements, artifacts and flares. When it is empty the discard pile is shuffled.
tip-term-discard-name = Discard pile
tip-term-discard = Used cards, open for all to see. It becomes the new deck when the deck is empty.
tip-term-encounter-card-name = Encounter cards
tip-term-encounter-card = Attack, negotiate and morph. Each main player lays one facedown in the planning phase.
tip-term-attack-name = Attack
tip-term-attack = Its value is added to the ships of its side. The higher total wins, a tie goes to the defense. Against a negotiate it always wins.
tip-term-negotiate-name = Negotiate
tip-term-negotiate = Loses to an attack, but brings compensation. Two negotiates: the main players try to make a deal.
tip-term-morph-name = Morph
tip-term-morph = Becomes a copy of the other encounter card when it is turned up.
tip-term-reinforcement-name = Reinforcement
tip-term-reinforcement = After two attacks have been turned up, main players and allies may add its value to either side. Others may answer with more, until all pass.
tip-term-artifact-name = Artifact
tip-term-artifact = A card with an effect of its own, played at the moment it names and then discarded.
tip-term-flare-name = Flare
tip-term-flare = A card that belongs to an alien. The player of that alien uses its super effect, everybody else its wild effect. It returns to the hand; each player may use one flare in an encounter.
tip-term-power-name = Alien power
tip-term-power = What an alien can do. Where it contradicts a rule, the power wins. With fewer than three home colonies a player has no power.
tip-term-zap-name = Zapping
tip-term-zap = A power can be cancelled at the moment it is used. It then rests until the end of the encounter.
tip-term-alert-name = Alert level
tip-term-alert = How hard an alien is to play: green for beginners, yellow for some experience, red for experts. It has no effect in the game.
tip-term-duty-name = Mandatory and optional
tip-term-duty = A mandatory power must be used whenever it applies; an optional one may be used.
tip-term-deal-name = Deal
tip-term-deal = After two negotiates the main players may exchange cards of their hands and grant each other one colony. At least one card or colony must change hands. Without a deal both lose three ships.
tip-term-compensation-name = Compensation
tip-term-compensation = Whoever loses with a negotiate against an attack takes random cards from the winner’s hand, one for each of their ships lost to the warp.
tip-term-reward-name = Rewards
tip-term-reward = If the defense wins, each of its allies gets one reward for each ship sent: a card from the deck or one of their ships from the warp.
tip-term-total-name = Total
tip-term-total = Card, ships of the main player and ships of the allies, and what powers and reinforcements add. The higher total wins, a tie goes to the defense.
tip-term-second-encounter-name = Second encounter
tip-term-second-encounter = After a win or a deal in the first encounter the offense may have another one, if it still holds an encounter card.
tip-term-shared-win-name = Shared win
tip-term-shared-win = If several players reach five foreign colonies at the same time, they win together.
tip-term-reaction-name = Reaction window
tip-term-reaction = A moment in which players may answer what is happening with a power or a card. The countdown is the same for everybody, and nobody sees who passes.
tip-term-hold-name = Hold
tip-term-hold = Asks openly for more time in this window.
tip-term-orders-name = Standing orders
tip-term-orders = They pass for you, as long as nothing of yours is touched or to the end of the encounter. Only you see them.
tip-term-stop-name = Stop
tip-term-stop = In a phase with a stop you are always asked, whatever your standing orders say.
tip-term-seed-name = Fair shuffling
tip-term-seed = The fingerprint fixes all shuffling before the game begins; the seed that belongs to it is shown when the game is over.

## The catalogue

catalogue-title = Aliens
catalogue-count = { $all } aliens; shown:
catalogue-search = Name or effect
catalogue-filters = Filters
catalogue-apply = Show
catalogue-reset = Show all
catalogue-all = All
catalogue-edition = Edition
catalogue-edition-ffg = 2008
catalogue-edition-dominion = 2008: Dominion
catalogue-edition-avalon = 2000
catalogue-edition-homemade = Home-made
catalogue-alert = Alert
catalogue-alert-green = Green
catalogue-alert-yellow = Yellow
catalogue-alert-red = Red
catalogue-role = Role
catalogue-role-offense = Offense
catalogue-role-defense = Defense
catalogue-role-ally = Ally
catalogue-role-other = Not taking part
catalogue-phase = Phase
catalogue-duty = Use
catalogue-sort = Order
catalogue-sort-name = Name
catalogue-sort-alert = Alert
catalogue-sort-rate = Win rate
catalogue-rate = wins { $rate }
catalogue-measured = Win rates: { $by }
catalogue-bars = The bars run from 0 to { $end }; the upright mark is the fair share, which an average alien wins, and the fine line is the 95 % interval.
catalogue-not-measured = Win rates: not measured yet.
catalogue-none = No alien matches. Try fewer words or filters.
catalogue-strip = Used in: { $phases }
catalogue-legend = The strip below a name has eight parts: the start of the turn and the seven phases. Bright: the power is used there.

## The sheet

sheetpage-back = All aliens
sheetpage-before = Previous: { $alien }
sheetpage-after = Next: { $alien }
sheetpage-power = Power
sheetpage-use = use
sheetpage-green = good for beginners
sheetpage-yellow = some experience helps
sheetpage-red = for experts
sheetpage-role = who may use it
sheetpage-mandatory = must be used
sheetpage-optional = may be used
sheetpage-varies = see the text
sheetpage-timing = When it is used
sheetpage-wild = Wild flare
sheetpage-wild-who = for everybody else
sheetpage-super = Super flare
sheetpage-super-who = for { $alien } itself
sheetpage-in-ffg = In the 2008 edition: { $name }
sheetpage-in-avalon = In the 2000 edition: { $name }
sheetpage-same = The power is the same.
sheetpage-other-name = German: { $name }

## Measured strength

measured-title = Measured strength
measured-not-yet = not measured yet

## The rules

rulebook-title = Rules
rulebook-intro = Every rule has a number. The table cites it wherever something happens because of it.
rulebook-contents = Contents
rulebook-search = Words or number
rulebook-none = No rule contains these words.
rulebook-count = { $all } rules, shown:
rulebook-state = How we stand to it
rulebook-state-all = all rules
rulebook-readings = { $number ->
    [1] 1 reading of ours
   *[other] { $number } readings of ours
}
rule-state-proved-means = A test fails as soon as the game breaks this rule.
rule-state-reading-means = The rulebook is silent or can be read in two ways; this is how we play it. Tests hold us to it.
rule-state-left-out-means = Not in this game, for the reason that stands there.
rulebook-answer = official answer
rulebook-community = answer of the community
rulebook-example = example

## The first-game guide

guide-title = Your first encounter
guide-step = { $number } of { $all }: { $name }
guide-steps = Steps of the guide
guide-win-name = Winning
guide-back = Back
guide-next = Next
guide-start = Play your first game
guide-start-hint = With three bots, easy aliens and a hint for every step.
guide-lessons = Or learn it by playing: three lessons
guide-skip = Skip the guide and play
guide-right = Right.
guide-wrong = Not quite.
guide-possible = Possible.
guide-picture = A table of four. You are { $me }, at the lower edge. Round the warp in the middle runs the colony track.
guide-hand = Your hand: { $cards }.
guide-totals = Attack { $card } and { SHIPS($ships) } with you, attack { $other } and { SHIPS($others) } against you.
guide-track = { $held } of { $wanted } foreign colonies

guide-regroup-text = You want ships of yours on five planets in the home systems of others: five foreign colonies. It is your turn: you are the offense. { $lost ->
    [one] One of your ships is
   *[other] { $lost } of your ships are
} lost in the warp, the whirl in the middle. At the start of each of your encounters one of them comes back.
guide-regroup-question = Where may that ship go?
guide-regroup-a = Onto any of your colonies
guide-regroup-a-why = A colony is any planet with at least one of your ships, at home or abroad.
guide-regroup-b = Only to the planet where it was lost
guide-regroup-b-why = You choose: any planet on which you have a ship already, at home or abroad.
guide-regroup-c = Straight to the gate
guide-regroup-c-why = Only a player without any colony puts it on the gate. You choose one of your colonies.

guide-destiny-text = You draw a destiny card. It shows the color of { $defense }: { $defense } is the defense, and the encounter takes place in that home system. You may aim the gate at any planet there.
guide-destiny-question = Which planet would you aim at?
guide-destiny-a = { $strong }, with { SHIPS($most) } of { $defense }
guide-destiny-a-why = You may. But every ship there counts against you, and { $weak } has fewer.
guide-destiny-b = { $weak }, with { SHIPS($least) } of { $defense }
guide-destiny-b-why = Only the ships of the defense on that planet defend it, and here they are fewest.
guide-destiny-c = { $own }, your own planet
guide-destiny-c-why = The card says { $defense }, so the gate must be aimed at a planet of that home system.

guide-launch-text = The gate points at { $target }. You send one to four ships from any of your colonies: here { $sent }. Each ship counts one.
guide-launch-question = What if you take the last ship off a planet?
guide-launch-a = Nothing, the planet stays yours
guide-launch-a-why = Without a ship there is no colony. It does stay your home planet, and you must defend it with no ships at all.
guide-launch-b = It is not allowed
guide-launch-b-why = It is allowed, but you give up the colony there.
guide-launch-c = You give up the colony there
guide-launch-c-why = With fewer than three home colonies you would even lose your alien power.

guide-alliance-text = You invite allies, then { $defense } does. Everybody else may join one side that invited them. { $helper } joins you with { SHIPS($helping) }, { $hinderer } joins the defense with { SHIPS($hindering) }.
guide-alliance-question = You win. What does { $helper } get?
guide-alliance-a = A colony on { $target }, like you
guide-alliance-a-why = That is why an invitation is a gift: your allies come closer to winning, too.
guide-alliance-b = A card for each ship
guide-alliance-b-why = Cards, or ships from the warp, are for the allies of a winning defense. Allies of a winning offense land.
guide-alliance-c = Nothing but your thanks
guide-alliance-c-why = All ships on the gate land: { $helper } founds a colony on { $target }, like you.

guide-planning-text = You and { $defense } each lay an encounter card facedown. An attack counts its number. A negotiate loses to any attack, but two negotiates make a deal.
guide-planning-question = Which card would you lay?
guide-planning-a = The negotiate
guide-planning-a-why = If { $defense } negotiates as well you make a deal. Against an attack you lose, but you take a card from { POS($defense) } hand for each ship you lose.
guide-planning-b = Attack { $card }
guide-planning-b-why = Your highest attack. With your ships and those of { $helper } that makes { $total }.
guide-planning-c = Attack { $low }
guide-planning-c-why = You could keep the better card for later. But you want to win this one, and your ships are at stake.

guide-reveal-text = Both cards are turned up. You: { $card }, and { $sent } + { $helping } ships, { $total } in all. { $defense }: { $other }, and { $standing } + { $hindering } ships, { $against } in all. Now reinforcements could still be added.
guide-reveal-question = What if both totals were equal?
guide-reveal-a = The offense would win
guide-reveal-a-why = A tie goes to the defense. You need at least one more.
guide-reveal-b = Both would lose three ships
guide-reveal-b-why = That is the price of a failed deal. A tie goes to the defense.
guide-reveal-c = The defense would win
guide-reveal-c-why = A tie goes to the defense. You need at least one more.

guide-resolution-text = You win. Your ships and those of { $helper } land on { $target }; the ships of { $defense } there and of { $hinderer } go to the warp. You have won your first encounter, so you may have a second one.
guide-resolution-question = What if you had lost?
guide-resolution-a = Your ships on the gate would go home
guide-resolution-a-why = The allies of the defense go home. All ships on the gate go to the warp, those of your allies, too.
guide-resolution-b = Your ships on the gate would go to the warp
guide-resolution-b-why = Those of your ally as well. One of yours comes back at each of your encounters.
guide-resolution-c = Your ships on the gate would be out of the game
guide-resolution-c-why = Ships are hardly ever gone for good: they wait in the warp until they are freed.

guide-win-text = With five foreign colonies you win at once, in anybody’s turn. And every alien breaks a rule: read your power and those of the others. Keep at least three home colonies, or you lose your power.
guide-win-question = You and your ally both found your fifth foreign colony. Who wins?
guide-win-a = The offense alone
guide-win-a-why = Whoever reaches five at the same time wins together. A shared win is a win.
guide-win-b = Both together
guide-win-b-why = A shared win is a win. So look around for somebody who has four as well.
guide-win-c = Nobody, the game goes on
guide-win-c-why = Whoever reaches five at the same time wins together, at once.

## Hints during a first game

coach-label = Hint
coach-hide = Put this hint away
coach-off = No more hints
coach-ask-choose-alien = Read both powers. Green ones are the easiest to play.
coach-ask-regroup = A lost ship comes back. A colony with a single ship needs it most.
coach-ask-wild = You may meet anybody. Look for few cards in a hand and few ships on a planet.
coach-ask-own-colour = Most players draw again. Attack a colony in your home system if its owner is about to win, or if you have too few home colonies left.
coach-ask-aim = Dashed rings mark what you may choose. Only ships of the defense count against you; those of others stand by.
coach-ask-launch = More ships make a higher total, but they are lost with a defeat. Leave a ship on every planet.
coach-ask-invite = Allies help you to win. Allies of the offense land with it, so think twice about players with many colonies.
coach-ask-invite-defense = Allies of the defense win no colony, only cards or ships from the warp. So you can invite players with many colonies, too.
coach-ask-ally = Join the side that you expect to win: a colony with the offense, cards or ships with the defense.
coach-staying-out = Staying out costs nothing.
coach-staying-out-costs = Staying out may cost you something here: { $aliens }.
coach-powers-here = Powers that may change this here: { $aliens }.
coach-ask-ally-ships = One ship is enough for a colony. With the defense each ship brings a reward.
coach-ask-encounter-card = Your total is card plus ships. If you expect to lose, a negotiate at least brings you cards of the winner.
coach-ask-reinforce = Add it only if it changes who wins. The others may answer.
coach-ask-deal = Offer a card or a colony. Without a deal both lose three ships, so a small deal is better than none.
coach-ask-lose-ships = Take them from planets with several ships, then you keep your colonies.
coach-ask-ships-home = Send them where few of your ships stand: a colony with one ship is easily lost.
coach-ask-reward-ships = Take ships if many of yours are in the warp, and cards if your hand is small.
coach-ask-second-encounter = Another chance for a colony. You need a good card and ships to spare.
coach-ask-keep-tech = The number in the corner of a tech says how many of your ships must research it. A small one is ready soon. Keep the one you will use; everybody sees the one you discard.
coach-ask-research = The ship stays on the tech until it is complete or given up. Take it from a planet with many ships: without its last ship a planet is no colony any more.
coach-ask-next-or-tech = A new tech ends your turn: you draw one more than you have foreign colonies and keep one.
coach-lab = In every regroup phase you may take one step in your laboratory. Researching costs a ship until the tech is complete; then all its ships come home, and you may use it. Passing costs nothing.
coach-ask-power = A power wants a decision. Its emblem on the left tells you what it does.
coach-may-kicker = A kicker multiplies your attack card, not your ships. Lay it now if your best card is high; with a negotiate it multiplies your compensation. Keep it if you would rather bluff later.
coach-may-intimidate = Everybody sees that you lay one, but nobody sees which. As a main player you will play it; as an ally you only offer it, and it comes back if it is not taken.
coach-may-rift = Played, a rift brings you something. In your hand it is a trap: whoever takes it from you loses as much.
coach-reaction = You could answer now with a card or your power. If you do not want to, pass.
coach-over = That was your first game. The rules and all aliens are there to be read whenever you like.

## What colours and signs mean

legend-title = Colours and signs
legend-tap = Tap or click: names, emblems, plates and cards explain themselves.
legend-press = Press and hold, or point at it: this also explains what a tap would choose.
legend-turn = Amber: it is your turn, or you have chosen it
legend-legal = Dashed mint: you may choose this
legend-react = Violet: everybody may react for a moment
legend-danger = Red: the target of the gate, or take care
legend-hand = cards in hand
legend-colonies = foreign colonies, and how many it takes to win
legend-offense = offense; counts for the offense
legend-defense = defense; counts for the defense
legend-private = only you see this
legend-levels = how hard an alien is to play: easy, medium, hard
