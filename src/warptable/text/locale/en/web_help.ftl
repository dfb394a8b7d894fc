### Help at the table: what a thing means when one points at it, the catalogue of aliens, the rules, the first-game guide.

tip-close = Close
tip-cited = Rules:
tip-to-sheet = Open the sheet
tip-when = { $role } · { $phases }
tip-wild = Wild
tip-super = Super
tip-gap = The rulebook is silent here: this is our reading.
tip-homemade = Home-made alien
tip-in-english = The words of the 2000 edition, in English only:

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
tip-term-home-system = The five planets of a player’s colour. A player must defend all of them, even those without own ships.
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
tip-term-destiny = The card that names the defense. A colour: the encounter is in that player’s home system. Wild: the offense picks anybody. Specials name a player by what lies on the table.
tip-term-own-colour-name = Own colour
tip-term-own-colour = If destiny shows the colour of the offense, it draws again, drives a foreign colony out of its home system, or settles an empty home planet.
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
tip-term-negotiate = Loses to an attack, but brings compensation. Two negotiates: the main players have to make a deal.
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
tip-term-compensation = Whoever loses with a negotiate against an attack takes random cards from the winner’s hand, one for each own ship lost to the warp.
tip-term-reward-name = Rewards
tip-term-reward = If the defense wins, each of its allies gets one reward for each ship sent: a card from the deck or an own ship from the warp.
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
tip-term-orders = Pass for you, as long as nothing of yours is touched or to the end of the encounter. Only you see them.
tip-term-stop-name = Stop
tip-term-stop = In a phase with a stop you are always asked, whatever your standing orders say.
tip-term-seed-name = Fair shuffling
tip-term-seed = The check sum fixes all shuffling before the game begins; the seed that belongs to it is shown when the game is over.

## The catalogue

cat-title = Aliens
cat-count = { $all } aliens, shown:
cat-search = Name or effect
cat-filters = Filters
cat-apply = Show
cat-reset = Show all
cat-all = All
cat-edition = Edition
cat-edition-ffg = 2008
cat-edition-avalon = 2000
cat-edition-homemade = Home-made
cat-alert = Alert
cat-alert-green = Green
cat-alert-yellow = Yellow
cat-alert-red = Red
cat-role = Role
cat-role-offense = Offense
cat-role-defense = Defense
cat-role-ally = Ally
cat-role-other = Not taking part
cat-phase = Phase
cat-duty = Use
cat-sort = Order
cat-sort-name = Name
cat-sort-alert = Alert
cat-none = No alien matches. Try fewer words or filters.
cat-strip = Used in: { $phases }
cat-legend = The strip below a name has eight parts: the start of the turn and the seven phases. Bright: the power is used there.

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
sheetpage-old = In the 2000 edition
sheetpage-other-name = German: { $name }

## The rules

rulebook-title = Rules
rulebook-intro = Every rule has a number. The table cites it wherever something happens because of it.
rulebook-contents = Contents
rulebook-search = Words or number
rulebook-none = No rule has these words.
rulebook-count = { $all } rules, shown:
rulebook-gap = our reading
rulebook-answer = official answer
rulebook-community = answer of the community
rulebook-example = example
