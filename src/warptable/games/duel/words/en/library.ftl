### Pages to read about the game for two: catalogues, help, terms, steps.

duel-level-green = simple
duel-level-yellow = medium
duel-level-red = complex

duel-own-switch = An optional rule, off unless the table turns it on.
duel-own-is-all = Our own design
duel-own-is-part = Partly our own design
duel-own-is-none = As printed

duel-tip-to-alien = In the catalogue of aliens
duel-tip-to-envoy = In the catalogue of envoys
duel-tip-to-destiny = In the catalogue of destiny cards

duel-example-given = Given:
duel-example-actions = Then:
duel-example-expect = Result:

## Catalogues

duel-cat-kind-envoys = Envoys
duel-cat-kind-destiny = Destiny cards
duel-cat-hand-limit = hand limit { $limit }
duel-cat-wins = another way to win
duel-cat-own-line = The printed texts of this box are hardly public. Where a card has the label “our own design”, its text is ours; below it stands what is known.

duel-cat-aliens-title = Aliens of Duel
duel-cat-aliens-count = { $all } aliens; shown:
duel-cat-aliens-search = Name or effect
duel-cat-aliens-alert = Complexity
duel-cat-aliens-header = Works in
duel-cat-aliens-own = Whose text
duel-cat-aliens-sort-name = Name
duel-cat-aliens-sort-alert = Complexity
duel-cat-aliens-sort-strength = Strength
duel-cat-aliens-legend = Each player has one alien. An ability without a header always works.
duel-cat-aliens-rules = The rules about abilities
duel-cat-aliens-none = No alien fits. Try fewer words or filters.
duel-cat-aliens-about = The 27 aliens of Cosmic Encounter Duel.

duel-cat-envoys-title = Envoys of Duel
duel-cat-envoys-count = { $all } envoys; shown:
duel-cat-envoys-search = Name or effect
duel-cat-envoys-icon = Icon
duel-cat-envoys-header = Works in
duel-cat-envoys-own = Whose text
duel-cat-envoys-sort-icon = Icon
duel-cat-envoys-sort-name = Name
duel-cat-envoys-legend = Three envoys are in play, one of each icon. Only the ability of a faceup ally works.
duel-cat-envoys-rules = The rules about envoys
duel-cat-envoys-none = No envoy fits. Try fewer words or filters.
duel-cat-envoys-about = The 18 envoys of Cosmic Encounter Duel.

duel-cat-destiny-title = Destiny cards of Duel
duel-cat-destiny-count = { $all } cards; shown:
duel-cat-destiny-search = Name or effect
duel-cat-destiny-deck = Deck
duel-cat-destiny-kind = Kind
duel-cat-destiny-own = Whose text
duel-cat-destiny-sort-deck = Deck
duel-cat-destiny-sort-name = Name
duel-cat-destiny-legend = The game is a sequence of destiny cards. Each says from which deck the next one comes.
duel-cat-destiny-rules = The rules about destiny cards
duel-cat-destiny-none = No card fits. Try fewer words or filters.
duel-cat-destiny-about = The 57 destiny cards of Cosmic Encounter Duel.

## Terms

duel-term-leader-name = Leader
duel-term-leader = One player is the leader, the other the straggler. The leader decides first about envoys and reinforcements. The roles change when the straggler controls more planets, but never during a duel: until cleanup they stay, also if it is for a planet of the leader.
duel-term-straggler-name = Straggler
duel-term-straggler = The player with fewer planets. The straggler wins ties of clout, and picks if a planet bar finds several planets.
duel-term-supply-name = Supply
duel-term-supply = The ships that a player can send. Whoever must send ships and has none in supply loses the game.
duel-term-warp-name = Warp
duel-term-warp = Where destroyed ships go. Recovering a ship brings it back to the supply. Each player begins with 5 ships there.
duel-term-control-name = Control
duel-term-control = A player controls a planet with at least one ship on it, unless there is a duel on it right now. Both can control the same planet. Five of them before a destiny card win the game.
duel-term-clout-name = Clout
duel-term-clout = The plan, the ship advantage and everything that reinforcements, aliens and envoys add. The higher clout wins a duel or contest.
duel-term-ship-advantage-name = Ship advantage
duel-term-ship-advantage = The number on the destiny card. Whoever has more ships on the planet adds it to their clout; with equally many, nobody does.
duel-term-plan-name = Plan
duel-term-plan = A card from −2 to 42 that is laid facedown. Its number is the clout with which a player begins. Each player has 17 of them.
duel-term-tactic-name = Tactic
duel-term-tactic = A token with two halves. In a duel each player chooses one that is readied, and the half that counts.
duel-term-blast-name = Blast
duel-term-blast = Destroys as many opposing ships on the planet as its number, fewer by the opponent’s shield. Two blasts hit at the same time.
duel-term-shield-name = Shield
duel-term-shield = Reduces the opponent’s blast. Without a blast it does nothing.
duel-term-recover-name = Recover
duel-term-recover = Readies spent tactics: Recover 1 one of your own, Recover 2 two of your own and then one of the opponent’s. The tactic itself stays readied.
duel-term-spent-name = Readied and spent
duel-term-spent = A tactic that was used is spent and lies open. It cannot be chosen until something readies it.
duel-term-dial-name = Dial
duel-term-dial = On it each player secretly sets how many ships to send, from 1 to 4. Both dials are revealed together.
duel-term-envoy-name = Envoy
duel-term-envoy = Three envoys are in play, facedown and neutral at first. Your ally’s ability works once you have revealed it in a duel or contest, and then its musts do, too.
duel-term-friendship-name = Friendship
duel-term-friendship = Increasing it makes a neutral envoy your ally and one of the opponent’s neutral; decreasing it does the opposite. You keep only one ally.
duel-term-prize-name = Prize
duel-term-prize = What the winner or the loser of a duel gets, as the destiny card says, before the loser retreats.
duel-term-planet-bar-name = Planet bar
duel-term-planet-bar = Symbols from left to right. The first one that a revealed planet shows decides; if several show it, the straggler picks one.
duel-term-resources-name = Resources
duel-term-resources = On some refresh cards the symbol of a planet says what it brings.
duel-term-contest-name = Contest
duel-term-contest = A small duel: only plans and reinforcements, without ships, tactics or prize. The winner does what the destiny card says.
duel-term-discovery-name = Discovery
duel-term-discovery = A destiny card that turns up a planet, for which there is a duel at once.
duel-term-event-name = Event
duel-term-event = A destiny card with a duel for a planet that is already there, a contest or something else.
duel-term-refresh-name = Refresh
duel-term-refresh = A destiny card that brings both players something: ships, cards, tactics, friends.
duel-term-destiny-name = Destiny card
duel-term-destiny = One destiny card after the other is drawn and resolved. Each names the deck of the next one.
duel-term-past-name = The past
duel-term-past = The pile of all destiny cards that were drawn. Everybody may look through it.
duel-term-reinforcement-name = Reinforcement
duel-term-reinforcement = A card of the hand that changes a clout, one’s own or the opponent’s, after plans are revealed. Afterwards it lies in the discard pile of whose clout it changed.
duel-term-hand-limit-name = Hand limit
duel-term-hand-limit = Six cards, unless an alien says otherwise. Before each destiny card a bigger hand is reduced to it, and an empty one is filled.
duel-term-warpplanet-name = Warpplanet
duel-term-warpplanet = A planet in the Warp. It is controlled only by whoever has more ships on it, and its ships can be recovered.
duel-term-level-name = Complexity
duel-term-level = How much thought an alien asks for: green little, yellow some, red a lot. It has no effect on play.
duel-term-header-name = Header
duel-term-header = When an ability works: in contests, in duels, in both, at setup. Without a header it always works.
duel-term-restart-name = New round
duel-term-restart = If nobody has ships left after the volley, the duel begins again with the dials. Spent tactics stay spent, and the plans are discarded.
duel-term-own-design-name = Our own design
duel-term-own-design = The printed text could not be found, so we wrote one that fits the name and the rules. It may differ from the card in your box.

## Steps

duel-step-setup-name = Setup
duel-step-setup = Each player chooses an alien, takes 15 ships into supply and 5 into the Warp and draws 6 plans. The higher first plan makes the leader.
duel-step-destiny-name = Destiny
duel-step-destiny = A destiny card is drawn and says what happens. Before that, five planets win the game.
duel-step-dials-name = Dials
duel-step-dials = Both secretly set how many ships they send, from 1 to 4.
duel-step-send-name = Ships
duel-step-send = The dials are revealed and the ships go from the supply to the planet.
duel-step-envoys-name = Envoys
duel-step-envoys = The leader and then the straggler may reveal a facedown ally.
duel-step-choose-name = Plans and tactics
duel-step-choose = Both secretly lay a plan and choose a tactic with one of its halves.
duel-step-volley-name = Volley
duel-step-volley = Both tactics are revealed and resolved together.
duel-step-check-name = Check
duel-step-check = No ships left: a new round. Ships of one player only: that player wins. Ships of both: on to the plans.
duel-step-reveal-name = Reveal
duel-step-reveal = Both plans are revealed; their values are the clouts to begin with.
duel-step-reinforce-name = Reinforcements
duel-step-reinforce = Leader first, both play reinforcements in turns until both pass in a row.
duel-step-winner-name = Winner
duel-step-winner = Clouts are compared. The higher one wins, and a tie goes to the straggler.
duel-step-prize-name = Prize
duel-step-prize = The winner or the loser gets the prize; after a contest the winner does what the card says.
duel-step-cleanup-name = Clean up
duel-step-cleanup = The loser’s ships retreat, plans and reinforcements are discarded, and the roles are checked.

## Coach

duel-coach-ask-choose-alien = Green aliens are the easiest. The Swarm and the Prime are good for a first game.
duel-coach-ask-dial = Sending four is safest against a blast, but ships that are destroyed are gone for a while. Look at both supplies: whoever runs dry loses the game.
duel-coach-ask-lock-in = Decide whether this planet is worth a high plan. A blast can win without any plan if the other side has few ships; a shield keeps yours alive. Spent tactics lie open, so you can see what your opponent still has.
duel-coach-ask-plan-open = Your opponent will see this plan first. A middling one keeps the good ones for later.
duel-coach-ask-tactic-anew = Think about what your opponent expects of you now. You may also keep your choice.
duel-coach-ask-reinforce = Play one only if it can turn the result. A negative one on your opponent also ends up in their deck.
duel-coach-ask-roll-out = You do not know the other plan yet. Keep your reinforcements if you expect to win or lose clearly.
duel-coach-ask-reveal-envoy = Reveal it when its ability helps in this duel. Facedown it stays a secret, and its musts do not bind you.
duel-coach-ask-friend-up = A new ally, or one less for your opponent? You may read a facedown ally at once.
duel-coach-ask-friend-down = Sometimes an envoy with an unwelcome must is better placed with your opponent.
duel-coach-ask-keep-envoy = You may have one ally only. A facedown one is a surprise, a faceup one works at once.
duel-coach-ask-where = Pick a planet that your opponent holds with few ships, or one where you are strong.
duel-coach-ask-cheater-accuse = A wrong accusation costs a ship. Count the readied tactics: with one left there can be no second one.
duel-coach-ask-line = Equal symbols bring the same. Take what you lack: ships, cards or friends.
duel-coach-ask-hand-limit = Keep a mix of high and low plans; reinforcements are useful in close duels.
duel-coach-ask-ready = Ready what you want to have in the next duel. Your opponent sees which tactics you have left.
duel-coach-ask-spend = Spend what you need least: it comes back only when something readies it.
duel-coach-ask-exchange = Give away what you need least. Nobody knows yet whether the trade is a good one.
duel-coach-ask-give = Give what helps your opponent least, such as a low plan.
duel-coach-ask-discard = Part with low plans first, but keep one for a duel that you would rather lose.
duel-coach-ask-from-pile = Take what you want to play next, such as your highest plan.
duel-coach-ask-choice = Take what you lack most.
duel-coach-ask-retreat = One ship is enough to control a planet; the others are of more use in your supply.
duel-coach-ask-send-to = More ships make a planet safer if there is another duel for it.
duel-coach-ask-settle = One ship is enough to control a planet, even beside your opponent.
duel-coach-ask-destroy-at = Where the last ship goes, control of the planet goes as well.
duel-coach-ask-power = An ability of yours can be used now. What it does stands in its text.
duel-coach-phase-setup = Both players choose their aliens in secret.
duel-coach-phase-destiny = The next destiny card says what the two of you are about to do.
duel-coach-phase-dials = Your opponent is setting the dial. Nobody sees yours before both are set.
duel-coach-phase-send = The ships arrive. Whoever has more of them holds the ship advantage.
duel-coach-phase-envoys = Facedown allies may be revealed now, by the leader first.
duel-coach-phase-choose = Your opponent is choosing a plan and a tactic. You may change your mind until both have locked in.
duel-coach-phase-volley = Tactics are resolved together: blasts first lose what the other side’s shield takes away.
duel-coach-phase-check = If one side has no ships left, the duel is over without plans.
duel-coach-phase-reveal = The plans show their values; abilities may still change them.
duel-coach-phase-reinforce = Two passes in a row end this step. Whoever passed may come back if the other one plays.
duel-coach-phase-winner = The higher clout wins, and a tie goes to the straggler.
duel-coach-phase-prize = Many prizes are for the loser: a lost duel is not for nothing.
duel-coach-phase-cleanup = The loser’s ships go back to the supply, so they are not lost.

## In the terminal

duel-list-envoy = Envoy
duel-list-icon = Icon
duel-list-card = Card
duel-list-deck = Deck
duel-list-aliens = { $number } aliens. One of them: warptable aliens --edition duel NAME
duel-list-envoys = { $number } envoys. One of them: warptable envoys NAME
duel-list-destiny = { $number } destiny cards. One of them: warptable destiny NAME
