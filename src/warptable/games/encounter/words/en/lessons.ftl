### What a newcomer reads before anything else, and the three lessons. `advice` follows the text: what to do, or what to
### learn from it. `$ships` are the learner's ships in the encounter, `$offense` and `$defense` the totals.

## Before anything else

opening-goal = The goal: { $goal } colonies on foreign planets
opening-goal-line = Whoever has { $goal } colonies in the home systems of others wins: alone, or together with everybody who gets there at the same moment.
opening-turn = How a turn goes
opening-turn-destiny = A destiny card says whom you meet.
opening-turn-launch = You aim at one of their planets and send one to four ships.
opening-turn-allies = Both of you may ask the others for help.
opening-turn-cards = Both lay a card facedown, then both are turned up. Card plus ships is the total, and the higher one wins; a tie goes to the defense. With two negotiates you talk instead.
opening-turn-result = If you win, your ships stay as a colony. The losers’ ships go to the warp.
opening-now = And now
opening-you = You are { $alien }.
opening-other = { $who } is { $alien }.
opening-quote = “{ $does }”
opening-begin = Begin
opening-home = Not now

## All lessons

lesson-named = Lesson { $number }: { $name }
lesson-next = On to lesson { $number }
lesson-again = Try again
lesson-play-on = Play this game on
lesson-first-game = Play your first real game
lesson-dock-over = The lesson is over.

## An attack

lesson-attack = An attack
lesson-attack-line = Aim, send ships, choose a card
lesson-attack-begin = It is your turn, and you have four colonies already. Win this one encounter, and the game is yours.
lesson-attack-aim = Destiny has named Blue, so you attack a planet of Blue’s. Every ship that Blue has there counts one point against you.
lesson-attack-aim-advice = Aim at B3: a single ship of Blue’s defends it. On B1 and B2 you have colonies already, and a win there would bring no new one.
lesson-attack-launch = { $settled ->
    [yes] On { $target } you have a colony already: even a win will not bring you the fifth here. Still, the lesson goes on.
   *[no] You aim at { $target }.
} Now you send one to four ships. Each counts one point for you; if you lose, they all go to the warp.
lesson-attack-launch-advice = Send four, and leave a ship behind on every planet: without one, the colony would be gone.
lesson-attack-invite = You and Blue may both ask Green for help. Whoever helps you to win lands with you and gets a colony, too.
lesson-attack-invite-advice = Invite nobody. You are strong enough alone, and Green should not come closer to the goal. Allies come in lesson 2.
lesson-attack-card = Now both of you choose a card in secret. Your total is the card plus your { $ships ->
    [one] ship
   *[other] { $ships } ships
}. And you are Tripler: your attacks up to 10 count three times, higher ones only a third.
lesson-attack-card-advice = Play the 10: it counts 30. The 20 looks better, but counts only 7.
lesson-attack-over-won = { $offense } against { $defense }: the encounter is yours. Your ships stay as your fifth colony, and with it you have won the game!
lesson-attack-over-won-advice = Remember: look for the weakest planet, and know what your alien makes of your cards.
lesson-attack-over-settled = { $offense } against { $defense }: the encounter is yours. But you had a colony on that planet before, so it is no new one.
lesson-attack-over-settled-advice = Try again, and aim at a planet on which you have no ships yet.
lesson-attack-over-talked = A negotiate loses against an attack. Your ships are in the warp; for each of them you took a card from Blue’s hand, as compensation.
lesson-attack-over-talked-advice = A negotiate is good when the other one wants to talk, too. Try again with an attack.
lesson-attack-over-lost = { $offense } against { $defense }: the higher total wins, so Blue keeps the planet. Your ships are in the warp; one of them comes back in each of your turns.
lesson-attack-over-lost-advice = You are Tripler: a 10 counts 30, but a 20 only 7. Try again.

## An alliance

lesson-alliance = An alliance
lesson-alliance-line = Join a side, reinforce it, win together
lesson-alliance-begin = Blue attacks Green, and both need help. You have four colonies, and so has Blue: if you two win, you win the game together.
lesson-alliance-ally = Blue comes to { $target } with three ships. Green defends it with four, and Yellow helps Green with two. Both sides have invited you.
lesson-alliance-ally-advice = Join Blue. Allies of a winning offense land with it: that is your fifth colony. Allies of the defense get only cards or ships for their help.
lesson-alliance-ships = Each ship counts one point for your side. If a side loses, its ships go to the warp; but you are Observer, and as an ally you lose none.
lesson-alliance-ships-advice = Send four: it will be close. For the colony alone, one would do.
lesson-alliance-behind = { $mine } for your side, { $theirs } for the other, and a tie goes to the defense: you are losing. Now everybody who takes part may play reinforcements.
lesson-alliance-behind-advice = Play { $choice } for your side: that turns it.
lesson-alliance-ahead = { $mine } for your side, { $theirs } for the other: your side wins, if nobody plays anything more.
lesson-alliance-ahead-advice = Pass, and keep your card. If the others answer, you are asked again.
lesson-alliance-beaten = { $mine } for your side, { $theirs } for the other: none of your cards turns that.
lesson-alliance-beaten-advice = Pass, and keep your cards for a better moment.
lesson-alliance-over-won = { $offense } against { $defense }: your side has won. You and Blue both land, and with five colonies each you have won the game together!
lesson-alliance-over-won-advice = Remember: keep reinforcements for the moment that counts, and help those with whom you win.
lesson-alliance-over-lost = { $offense } against { $defense }: the defense has won. Blue’s ships are in the warp; yours came home, because you are Observer.
lesson-alliance-over-lost-advice = Try again: as long as your side is behind, a reinforcement can turn it.
lesson-alliance-over-defended = { $offense } against { $defense }: Green keeps the planet. Your ships come home, and for each of them you got a card from the deck or a ship from the warp. That is safe, but it is no colony.
lesson-alliance-over-defended-advice = Try again, and help Blue: there your fifth colony was to be had.
lesson-alliance-over-out = You stayed out of it: nothing lost, nothing won. Without your help Blue had no chance.
lesson-alliance-over-out-advice = Most encounters are those of others. Helping brings you colonies when it is not your turn. Try again.

## A deal

lesson-deal = A deal
lesson-deal-line = Talk instead of fighting, and win both
lesson-deal-begin = Blue attacks you, but with a single ship. You have four colonies, and so has Blue.
lesson-deal-invite = You are the defense this time. You may ask Green for help.
lesson-deal-invite-advice = Invite nobody. Whoever comes with a single ship often wants to talk, and from a deal allies get nothing.
lesson-deal-card = Now both of you choose a card in secret. With two negotiates you talk instead of fighting. And you are Pacifist: if Blue attacks after all, your negotiate wins.
lesson-deal-card-advice = Play your negotiate: you cannot lose with it.
lesson-deal-one-sided = Two negotiates: now you agree, or both of you lose three ships. Blue wants a colony on R1 and gives you a card for it. But that colony would be Blue’s fifth: Blue would win alone!
lesson-deal-one-sided-advice = Make a counter-offer: R1 for Blue, and B3 for you. A colony for a colony, and you win together.
lesson-deal-land = The deal is made. Now you say which ships settle on the new planet.
lesson-deal-land-advice = One is enough. Take it from where you have several.
lesson-deal-over-won = A colony for a colony: both of you have five now, and you have won the game together!
lesson-deal-over-won-advice = Remember: before you agree, look at what the other one gets. You are ready for a real game.
lesson-deal-over-fooled = With your colony Blue has five, and has won the game alone.
lesson-deal-over-fooled-advice = Before you agree to a deal, count the colonies of the other one. Try again.
lesson-deal-over-small = You have made a deal, but it has brought you no fifth colony.
lesson-deal-over-small-advice = That can be worth something, too. Try again, and ask for a colony.
lesson-deal-over-failed = There was no deal, so each of you has lost three ships to the warp.
lesson-deal-over-failed-advice = Even a small deal is better than none. Try again: a colony for a colony.
lesson-deal-over-fought = An attack wins against a negotiate. Blue’s ship is in the warp, and for it Blue took a card from your hand. But you have no new colony.
lesson-deal-over-fought-advice = Try again, and play your negotiate.
