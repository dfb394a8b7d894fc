### The 18 envoys. `you` is whoever is allied with the envoy. `does` says in one line what it can do, `effect` the whole text;
### `own` says what of the card is of our own design where more than the name is known.

duel-envoy-cudgel-does = After a win, destroy the loser’s ships before they can retreat.
duel-envoy-cudgel-effect = When you won the duel, before the loser retreats, destroy as many of the loser’s ships on the planet as you have there.
duel-envoy-cudgel-rulings =
    Counts your ships on the planet at that moment. Nothing happens if the loser has none left.

duel-envoy-grumpus-does = Whoever sends more ships and still loses gets the prize.
duel-envoy-grumpus-effect = When the prize of a duel that you lost is about to be resolved and you sent more ships to the duel than your opponent, you may feel entitled: you resolve the prize, whoever it was meant for, and draw 1 card.
duel-envoy-grumpus-rulings =
    Compares the ships actually sent in the last round of this duel, not the ships present.
    The question is asked once, in step 10; nothing is asked when ships are sent.
    If Grumpus is revealed in step 3 of the same duel, the comparison still counts.
    German rulebook: compares who has the ship advantage instead; follow the English reading.
    A prize the loser gets anyway is resolved once; the card is drawn all the same.
duel-envoy-grumpus-own = It is known that its ally may feel entitled after sending more ships. What that brings, when the question is asked and the icon are of our own design.

duel-envoy-kamikaze-does = Sacrifice up to two of your ships for 5 clout each.
duel-envoy-kamikaze-effect = Before plans and tactics are chosen you may destroy up to 2 of your own ships on the planet, keeping at least 1 there. Add 5 to your clout in this duel for each of them. Once per duel.
duel-envoy-kamikaze-rulings =
    The bonus is lost if the duel restarts.

duel-envoy-shadow-does = Destroys a ship of an opponent who has more of them on the planet.
duel-envoy-shadow-effect = After the reveal-envoys step, if your opponent has more ships on the planet than you, destroy 1 of those ships, but never their last one there.

duel-envoy-vacuum-does = A blast on your ships drags ships out of the opponent’s supply.
duel-envoy-vacuum-effect = After an opponent’s blast destroyed ships of yours, destroy the same number of ships in your opponent’s supply, 2 at most.

duel-envoy-warrior-does = Gathers experience that adds to your clout, most of it by losing.
duel-envoy-warrior-effect = Add the experience on this card to your clout. After each contest or duel add 1 experience if you won it or 2 if you lost it, 8 at most. When this envoy stops being allied with you its experience returns to 0.
duel-envoy-warrior-rulings =
    The experience of this contest or duel is added after it, so it counts from the next one on.

duel-envoy-chosen-does = Draw three cards and replace your plan with a better one.
duel-envoy-chosen-effect = After plans are revealed you may draw the top 3 cards of your deck. You may replace your plan with one plan among them; the replaced plan and the other drawn cards go to your discard pile. Then decrease your friendship with the Chosen.
duel-envoy-chosen-rulings =
    The new plan is the revealed plan from then on; comparisons already made are not repeated.
    The new plan replaces the whole slot: a number built by the Hybrid or a second plan of the Deuce no longer counts, and all replaced plans go to the discard pile.

duel-envoy-healer-does = Help your opponent recover two ships and profit from it.
duel-envoy-healer-effect = After a contest or duel you may let your opponent recover 2 ships. If you do, recover 1 ship and draw 2 cards.
duel-envoy-healer-rulings =
    Only possible while the opponent has at least 1 ship in the Warp.

duel-envoy-oracle-does = Your opponent must choose their plan first and faceup.
duel-envoy-oracle-effect = Before plans are chosen you may make your opponent choose their plan first and faceup; tactics stay secret. If you do, decrease your friendship with the Oracle at cleanup.

duel-envoy-pacifist-does = No blast destroys more than one ship.
duel-envoy-pacifist-effect = No blast of either player destroys more than 1 ship.
duel-envoy-pacifist-rulings =
    Applied after shields are subtracted. Destruction that is not a blast is not limited.

duel-envoy-philanthropist-does = Give away a card and recover two ships.
duel-envoy-philanthropist-effect = Before plans are chosen you may give your opponent 1 card from your hand. If you do, recover 2 ships.
duel-envoy-philanthropist-rulings =
    Reinforcements may be given too; the recovered ships are 2 or as many as there are.

duel-envoy-zombie-does = One of your destroyed ships returns to your supply each time.
duel-envoy-zombie-effect = Each time ships of yours are destroyed, put 1 of them into your supply instead of on the Warp.
duel-envoy-zombie-rulings =
    One ship for each event of destruction, however many ships it takes; two blasts of one step are one event.

duel-envoy-anti-matter-does = The lower clout wins, and the ship advantage is subtracted.
duel-envoy-anti-matter-effect = The player with the lower clout wins the contest or duel. In duels the ship advantage is subtracted from the clout of the player who has it instead of being added.
duel-envoy-anti-matter-rulings =
    Ties are still won by the straggler.
    Winning by being the only one with ships left is not changed.

duel-envoy-deuce-does = Lay two plans: one counts in full, the other by half.
duel-envoy-deuce-effect = When plans are chosen you may put a second plan from your hand facedown. After the reveal pick one of the two as your plan and add half the printed value of the other, rounded down, to your clout. Both are discarded at cleanup.
duel-envoy-deuce-rulings =
    Half of -2 is -1.
    A reinforcement never serves as a second plan.

duel-envoy-mirror-does = Swaps the digits of both plans.
duel-envoy-mirror-effect = After plans are chosen and before they are revealed you may call a reversal: the two printed digits of both plans are swapped. Then decrease your friendship with the Mirror.
duel-envoy-mirror-rulings =
    06 becomes 60, 10 becomes 01, -2 (printed -02) becomes -20, 11 and 00 do not change.
    Swapped is what Hybrid has built and each plan of a Deuce; later layers see the swapped number.

duel-envoy-tick-tock-does = Counts down with each of your wins. At zero you win the game.
duel-envoy-tick-tock-effect = After each contest or duel that you won remove 1 tick from this card, or 2 if you were the straggler when it began. When the last tick is removed you win the game at once.
duel-envoy-tick-tock-rulings =
    7 ticks lie on the card from its first reveal on; they stay when the envoy changes sides.
    The German rulebook lists envoys among the cards that can offer another way to win.
    The role counts as it was when the contest or duel began.

duel-envoy-tripler-does = Small plans count three times, big ones only a third.
duel-envoy-tripler-effect = Your revealed plan counts three times its value if it is from 1 to 9, and a third of it, rounded up, if it is 10 or more.
duel-envoy-tripler-rulings =
    0 and negative plans do not change; the number after building and swapping counts.

duel-envoy-voyager-does = Puts a planet in the Warp on which your destroyed ships can land.
duel-envoy-voyager-effect = When you reveal the Voyager and there is no Warpplanet, place the top planet of the planet stack faceup on the Warp as the Warpplanet. While allied, when your ships are destroyed you may put any of them on the Warpplanet instead of the Warp.
duel-envoy-voyager-rulings =
    With an empty planet stack no Warpplanet is created.
    Ships destroyed on the Warpplanet itself always go to the Warp.
    With Zombie or Recoiler the owner chooses for each ship which effect moves it.
duel-envoy-voyager-own = It is known that a planet can be placed in the Warp and that only the ally may put destroyed ships on it. When the planet is placed, and the icon, is of our own design.
