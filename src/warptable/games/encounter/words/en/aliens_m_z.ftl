### The alien sheets, Miser to Zombie. `you` is the player of the alien; in `wild` and `super`, whoever plays the flare.
### `rulings` has one ruling per line. `part` names a part of a power that has several; `setup` and `restriction` are
### there only where a sheet has them.

alien-miser-power-name = Hoard
alien-miser-does = You have a second hand of eight cards that nobody else may look at or take.
alien-miser-power = Whenever you play a card, you may use this power to play it from your hoard instead of from your hand. Cards you gain go to your hand; a card from the hoard that would return to your hand returns to the hoard. Nobody else may look at your hoard or take cards from it. Whenever it holds no encounter card, you may show it, discard it and draw a new hoard of eight cards.
alien-miser-wild = When you are about to draw a new hand, or compensation is about to be taken from you, set this flare and two other cards from your hand aside facedown (fewer if you have fewer). Afterwards take them back. A new hand has its eight cards besides them.
alien-miser-super = As the offense, at the start of an encounter, put the top card of the deck into your hoard.
alien-miser-setup = You are dealt two separate hands of eight cards. Look at both, keep one as your hand and lay the other facedown on this sheet as your hoard.
alien-miser-rulings =
    The hoard is not your hand: compensation, exchanges of hands and whatever counts or looks at hands do not touch it.
    An encounter card in the hoard alone does not entitle you to a second encounter.
    Whether you draw a new hand at the start of your turn depends on your hand alone; the hoard stays as it is.
    If you have no encounter card in hand when cards are to be chosen, you may choose one from the hoard.
    If you are zapped, the card goes back to the hoard, and you play from your hand only until the encounter ends.

alien-mite-power-name = Bluster
alien-mite-does = A defense with more than three cards discards down to three or lets you land.
alien-mite-power = As the offense you must use this power when you have launched and allies have not been invited, if the defense holds more than three cards. The defense chooses: it discards cards at random until three are left, and the encounter goes on, or it gives way. If it gives way, all your ships on the gate land on the targeted planet beside the ships there, and the encounter ends at once as a success.
alien-mite-wild = As a main player, when alliances are formed and your opponent’s allies have more ships in the encounter than yours, send the ships of all allies on both sides back to their colonies. Nobody is an ally in this encounter any more.
alien-mite-super = When the defense discards cards because of your power, look at them and take any of them into your hand, even all.
alien-mite-rulings =
    If the defense gives way, nobody has won or lost, but after a first encounter you may have a second.
    There are no allies yet, so only you land.
    The colony counts like any other, also for winning the game.
    A defense left without an encounter card draws a new hand in the planning phase as usual.
    With three cards or fewer in the defense’s hand the power is not used. Miser’s hoard is not part of the hand.

alien-mutant-power-name = Regenerate
alien-mutant-does = As a main player you fill your hand up to eight, also from the hands of others.
alien-mutant-power = As a main player with fewer than eight cards in hand you may use this power before allies are invited. Draw one card after another until you have eight, each from the deck or at random from the hand of any other player.
alien-mutant-wild = As a main player, when you have won or made a deal, take a random card from the hand of your opponent and of each of your opponent’s allies.
alien-mutant-super = As a main player, just before you could use your power, discard up to three cards of your choice from your hand.
alien-mutant-rulings =
    You may name the next source after you have seen the card just drawn.
    You may take cards from any other player, in the encounter or not, as long as that hand is not empty.
    Once you have begun, you go on until you have eight cards.
    After a deal there are no allies any more, so with the wild only your opponent pays.
    You may play the super even if you do not use the power afterwards.

alien-observer-power-name = Protect
alien-observer-does = Neither you as an ally nor your own allies lose ships to the warp.
alien-observer-power = As an ally you must use this power when you would lose ships to the warp in the resolution phase: they return to your colonies instead. As a main player you must use it when an ally of yours would lose ships to the warp in that phase: they return to that ally’s colonies instead. The owner of the ships picks the colonies.
alien-observer-wild = As a main player, when alliances are formed, each of your allies draws a card from the deck.
alien-observer-super = As the offense or an ally, when you send ships into the encounter, one of them may come from the warp. The limit of four ships still applies.
alien-observer-part-protect-self = own ships
alien-observer-part-protect-allies = allies
alien-observer-rulings =
    While you are a main player, your own ships are not protected.
    Ships outside the encounter are protected, too, such as those lost for a grudge token.
    Losses in other phases are not prevented.
    Void comes first: ships that leave the game cannot be protected.
    A colony emptied in this way is lost; ships cannot return to it.

alien-oracle-power-name = Foresee
alien-oracle-does = You see your opponent’s encounter card before you choose yours.
alien-oracle-power = As a main player you must use this power when encounter cards are to be chosen: your opponent chooses first and lays the card faceup. Only then do you choose yours and lay it facedown.
alien-oracle-wild = As a main player, before encounter cards are chosen, shuffle your hand together with your opponent’s. Take as many of these cards at random as you had, and give your opponent the rest. This flare is not shuffled in.
alien-oracle-super = As a main player, when your opponent’s card lies faceup and you have not chosen yours, you may call off the encounter. Your opponent takes the card back, the ships of the offense and of all allies return to colonies, and play goes on as after a deal.
alien-oracle-rulings =
    Against Sorcerer, its card lies faceup, you answer facedown, and then Sorcerer may switch the two.
    The faceup card is not revealed yet; whatever happens at the reveal waits for it.
    Gambler must show the card or make its claim about it before you choose.
    A defense without an encounter card draws its new hand before it chooses.
    With the super nobody has made a deal, but after a first encounter the offense may have a second.
alien-oracle-restriction = Not in a game with Magician (an alien of an expansion).

alien-pacifist-power-name = Peace
alien-pacifist-does = You win when you play a negotiate against an attack.
alien-pacifist-power = When you, as a main player, have revealed a negotiate and your opponent an attack, you must use this power: you win the encounter.
alien-pacifist-wild = When you, as a main player, have revealed a negotiate and your opponent an attack, your card becomes an attack of 15.
alien-pacifist-super = As a main player, when you have failed to make a deal, you lose two ships fewer to the warp (usually one) and your opponent loses two more (usually five).
alien-pacifist-rulings =
    Two negotiates lead to a deal as usual.
    When you win in this way, nobody gets compensation.
    If you lose with your negotiate all the same, by a zap or by Loser’s upset, you collect compensation as usual.
    Your win has no margin; whatever depends on one, such as Spiff’s power, cannot be used.
    A Morph first copies the opposing card: against your negotiate it is a negotiate, and your own against an attack is an attack.

alien-parasite-power-name = Infest
alien-parasite-does = You join a side even if nobody has invited you.
alien-parasite-power = When you are not a main player and it is your turn to join a side or not, you may use this power: you join a side that did not invite you, with one to four ships. You are then an ally like any other.
alien-parasite-wild = When another player loses a power for having too few home colonies, put one of your ships from a colony on one of that player’s home planets. It founds a colony there, beside any ships on it.
alien-parasite-super = As an ally you may send any number of your ships, not just up to four.
alien-parasite-rulings =
    What only stops invitations does not stop you.
    What removes an ally after alliances are formed, such as a Force Field, works on you as on anyone.
    You can join one side only.
    If you are zapped, you may still accept an invitation you have.

alien-philanthropist-power-name = Giving
alien-philanthropist-does = You give away cards you do not want, and nobody may refuse them.
alien-philanthropist-power = As a main player or an ally you may use this power when alliances are formed: give a card from your hand to your opponent or, as an ally, to either main player. The card cannot be refused. If you are a main player and have no encounter card left, draw a new hand.
alien-philanthropist-wild = At the start of any encounter, send one of your ships to the warp and lend your power to another player until the encounter ends. That player has it instead of their own and cannot refuse; you have none meanwhile.
alien-philanthropist-super = As a main player or an ally, if you have used your power in this encounter to give away an encounter card, the player who got it must choose it as encounter card if possible.
alien-philanthropist-rulings =
    You draw the new hand as the offense, too; your turn does not end.
    Before you draw it, you show and discard the cards you have left.
    As an ally you draw nothing, even if you have no encounter card left.
    Only the player who gets the card sees it.
    With the wild, tokens and cards on your sheet go along with the power.

alien-reincarnator-power-name = Reincarnation
alien-reincarnator-does = Each defeat brings you the power of another alien besides your own.
alien-reincarnator-power = When your side loses, as a main player or an ally, or you fail to make a deal, you must use this power: discard your present incarnation, if you have one, and draw an unused alien at random as your new one. From then on you have its power besides this one. An alien that has a setup or is not allowed in this game is replaced by another.
alien-reincarnator-wild = When another player, but not Reincarnator, was on the losing side or failed to make a deal, give them this flare. After the encounter they discard their alien and draw an unused one at random, but none that has a setup or is not allowed in this game.
alien-reincarnator-super = As a main player or an ally, when you would be reincarnated, you may keep your present incarnation instead.
alien-reincarnator-rulings =
    You start the game with this power alone.
    You change after the ships have moved, so a new power cannot save them.
    Tokens and cards on a discarded incarnation are put away with it.
    If your reincarnation is zapped, you keep your present incarnation.
    Anyone who copies or steals this power gets your incarnation as well. If they are reincarnated meanwhile, they lose their own power for good; you do not change.

alien-remora-power-name = Cling
alien-remora-does = When others get ships back or draw cards, you get one as well.
alien-remora-power = Whenever another player gets ships out of the warp, you may use this power: take one of yours out as well, but none that went there in this encounter. Whenever another player draws cards from the deck, you may use it, too: draw one.
alien-remora-wild = When another player uses a flare, wild or super, draw a card from the deck.
alien-remora-super = When another player gains a colony, draw a card from the deck or take one of your ships out of the warp.
alien-remora-part-cling-ship = ship
alien-remora-part-cling-card = card
alien-remora-rulings =
    You get one ship or one card each time, however many the other player gets; a whole new hand brings you one card.
    The ship the offense takes back in its regroup phase counts. Your own ships and cards never do.
    A reward taken in ships and in cards brings you one of each.
    The destiny deck does not count, nor do the cards dealt at the start of the game.
    Ships you lost in this encounter may still come back in other ways, such as by a reward.

alien-reserve-power-name = Reinforce
alien-reserve-does = Your low attacks work as reinforcements, and your negotiates stop those of others.
alien-reserve-power = As a main player or an ally you may use this power when reinforcements may be played: play attacks of 06 or less from your hand as reinforcements of the same value, for either side. You may also use it when another player plays a reinforcement: discard a negotiate from your hand, and the reinforcement is stopped.
alien-reserve-wild = When another player discards a reinforcement, played or not, take it into your hand.
alien-reserve-super = When you use your power to play attacks as reinforcements, one of them may have a value of up to 09.
alien-reserve-part-attack-as-reinforcement = low attack
alien-reserve-part-cancel-reinforcement = stop
alien-reserve-rulings =
    As usual, others may answer with more reinforcements until all pass.
    An attack played in this way is not an encounter card; it is discarded at the end.
    You may help the wrong side on purpose; against Anti-Matter that is often best.
    Reinforcements matter only if both main players have revealed attacks.
    You cannot stop your own reinforcements.

alien-shadow-power-name = Execute
alien-shadow-does = Whoever else is named by destiny loses a ship that you pick.
alien-shadow-power = In every encounter, when destiny shows another player’s color or a special makes another player the defense, you must use this power: one ship of that player goes to the warp. With a wild you may use it on any other player. You pick the ship from any of that player’s colonies.
alien-shadow-wild = As the defense, when you have lost against an attack, send one of your ships that is not in the encounter to the warp: all ships of the offense and its allies go there, too, and found no colonies. The offense has won all the same.
alien-shadow-super = As the offense, when you execute a ship, put one of your ships from the warp in its place. If you had none there, this is a new colony.
alien-shadow-part-execute = color or special
alien-shadow-part-execute-wild = wild
alien-shadow-rulings =
    Your own color never counts.
    With a wild it does not matter whom the offense chooses.
    The last ship on a planet takes the colony with it; this may cost its owner the power at once.
    The draw for the first player does not count.

alien-sorcerer-power-name = Magic
alien-sorcerer-does = Before the reveal you can swap your card with your opponent’s.
alien-sorcerer-power = As a main player you may use this power once both encounter cards are laid and not yet revealed: the two change places. Each main player reveals the card now on their side.
alien-sorcerer-wild = Before encounter cards are chosen, if Sorcerer is not a main player, the two main players exchange their powers for good. Then the flare goes to the player of Sorcerer; if there is none, it is discarded.
alien-sorcerer-super = You may use your power as an ally, too, on the cards of the two main players.
alien-sorcerer-rulings =
    You may not look at your opponent’s card first.
    Against Oracle your card lies faceup; you decide after Oracle has laid its own facedown.
    After the switch the card is yours in every way: for the outcome, for compensation and when it is discarded.
    With the wild, tokens and cards on the sheets go along with the powers.
alien-sorcerer-restriction = Not in a game with Gambler.

alien-spiff-power-name = Crash Land
alien-spiff-does = If you lose by 10 or more as the offense, one of your ships lands all the same.
alien-spiff-power = When you, as the offense, have lost by 10 or more and both main players revealed attacks, you may use this power: one of your ships that would go to the warp lands on the targeted planet instead, beside the ships there.
alien-spiff-wild = As the defense, when you lose, one of your ships on the targeted planet may stay there beside the winners.
alien-spiff-super = As the offense you may use your power as soon as you lose by 5 or more.
alien-spiff-rulings =
    What counts is the difference between the final totals, with all reinforcements and bonuses.
    With a negotiate on either side you cannot lose by 10.
    It is still a loss, so you get no second encounter; the colony is real and may win you the game.
    It works just as well where the lower total wins.
    Void comes first: ships that leave the game cannot land.

alien-tick-tock-power-name = Patience
alien-tick-tock-does = Every deal and every defense that wins takes a token off you: without any you win.
alien-tick-tock-power = When the defense has won an encounter or any two players have made a deal, you must use this power, in any role: discard a token from this sheet. If none is left, you win the game at once. You may still win in the usual way.
alien-tick-tock-wild = When the discard pile is shuffled into a new deck, found a colony with up to four of your ships on any one home planet of another player.
alien-tick-tock-super = As a main player, when you have won or made a deal, send one of your ships to the warp and discard one more token.
alien-tick-tock-setup = Put ten tokens on this sheet (eight with four planets each).
alien-tick-tock-rulings =
    Your own encounters count like all others.
    A win of the offense, a failed deal and an encounter without a winner take no token.
    If other players win by the same encounter, you all win together.
    If you are zapped, the token stays.
    While you have lost your power, no tokens are discarded.

alien-trader-power-name = Transference
alien-trader-does = Before cards are chosen, you can swap your whole hand with your opponent’s.
alien-trader-power = As a main player with an encounter card in hand you may use this power before encounter cards are chosen: exchange your whole hand for your opponent’s. You both keep what you got.
alien-trader-wild = As a main player, before allies are invited, take a random card from your opponent’s hand. Then give back a card of your choice, even the same one.
alien-trader-super = When you use your power, you may exchange hands with any other player instead of your opponent.
alien-trader-rulings =
    You may not hand over a hand without an encounter card.
    As the defense in need of a new hand you draw it first; then you may trade.
    As the offense without an encounter card you cannot save your turn in this way.
    Only hands are exchanged, not Miser’s hoard, cards set aside or a flare just played.
    A defense left without an encounter card draws a new hand as usual.

alien-tripler-power-name = Thrice
alien-tripler-does = Your attacks up to 10 count three times; higher ones count only a third.
alien-tripler-power = When you, as a main player, have revealed an attack, you must use this power: a value of 10 or less is tripled, a higher one is divided by three and rounded up.
alien-tripler-wild = As a main player, when your opponent has revealed an attack of 15 or more, its value is divided by three and rounded up. This comes before every other effect.
alien-tripler-super = When you use your power, your attack is tripled up to a value of 13 instead of 10.
alien-tripler-rulings =
    00 counts 0, 08 counts 24, 10 counts 30, 11 counts 4, 15 counts 5, 20 counts 7, 40 counts 14.
    Only the card changes; ships, reinforcements and bonuses are added afterwards.
    A Morph first copies the opposing attack and is then tripled or divided as well.
    If another power changes values at the same moment, the offense comes first, then the defense, then the others.

alien-vacuum-power-name = Catharsis
alien-vacuum-does = When you lose ships to the warp, you make others lose as many.
alien-vacuum-power = Whenever you lose ships to the warp, you must use this power, in any role: other players lose ships to the warp as well, at most as many in all as you lost. You say who loses how many; they pick the colonies the ships come from.
alien-vacuum-wild = In any role, after the encounter cards have been revealed, take one of your ships out of the warp for each attack another player has revealed.
alien-vacuum-super = When you use your power, you pick the ships that are lost, not their owners.
alien-vacuum-rulings =
    You may take fewer ships or none, but never your own.
    The others lose ships from colonies, not from the encounter, and get no compensation for them.
    Ships of yours that are captured or leave the game do not count, as they do not go to the warp.
    Ships you send to the warp to pay for a card count.
    Powers such as Zombie or Healer protect the others’ ships as usual.

alien-virus-power-name = Multiply
alien-virus-does = Your attack card is multiplied by your ships instead of added to them.
alien-virus-power = When you, as a main player, have revealed an attack, you must use this power: your card is multiplied by your own ships in the encounter instead of added to them. Your allies’ ships, reinforcements and bonuses are added to the result.
alien-virus-wild = As a main player, after the encounter cards have been revealed, multiply your own ships by your allies’ ships instead of adding them together.
alien-virus-super = When you use your power, your card is multiplied by all ships on your side, your allies’ included.
alien-virus-rulings =
    With no ship of your own in the encounter, or with an attack of 00, the product is 0; only allies and bonuses count.
    As the defense you multiply only by your ships on the targeted planet.
    If you are zapped, card and ships are added together as usual.
    Against Anti-Matter the product remains; only allied ships are subtracted.

alien-void-power-name = Eradicate
alien-void-does = Ships that you defeat leave the game instead of going to the warp.
alien-void-power = When you win an encounter as a main player, you must use this power: ships of the losing side that would go to the warp leave the game instead. This comes before every other effect on them. Everyone keeps at least as many ships in the game as foreign colonies are needed to win; the ships spared for that go to the warp.
alien-void-wild = In any role, when another player plays an artifact, send one of your ships that is not in the encounter to the warp: the artifact has no effect and is discarded.
alien-void-super = You may use your power as an ally of the winner, too.
alien-void-rulings =
    Zombie and Observer cannot save these ships; Healer can.
    These ships bring the loser no compensation, as they do not go to the warp.
    A failed deal is not a win: those ships go to the warp as usual.
    Everyone keeps five ships, or four with four planets each. All ships in the game count, even those in the warp.
    The ships stay out of the game even if you lose your power.

alien-vulch-power-name = Salvage
alien-vulch-does = You get every artifact that another player discards.
alien-vulch-power = Whenever another player discards an artifact, played or not, you must use this power, in any role: the card goes to your hand. Artifacts you play yourself are discarded as usual. When you draw a new hand, you show and keep your artifacts and draw eight cards besides.
alien-vulch-wild = As a main player, when you have won or made a deal, your opponent gives you the cards of the hand one by one. Discard each of them until you keep one; your opponent keeps the cards not yet given.
alien-vulch-super = Your power works for flares, too: you may take those another player discards, and you keep your flares when you draw a new hand.
alien-vulch-rulings =
    Cards that answer each other, such as zaps, lie on the table until all is settled; you cannot pick one up and answer with it.
    Forced discards count, too, such as those to Mite or the Plague or before a new hand.
    A card that somebody keeps or takes instead, as with the Clone or Filch flare, is not discarded.
    You do not get a Cosmic Zap that stops this power, which stays blocked until the encounter ends.
    With the wild your opponent chooses the order of the cards.

alien-warpish-power-name = Necromancy
alien-warpish-does = Every ship in the warp, whoever owns it, adds 1 to the total of your attack.
alien-warpish-power = When you, as a main player, have revealed an attack, you must use this power: add 1 to your total for each ship in the warp, whoever owns it.
alien-warpish-wild = As a main player, after the encounter cards have been revealed, add 1 to your total for each of your ships in the warp.
alien-warpish-super = As a main player, after the encounter cards have been revealed, subtract 1 from your opponent’s total for each of your opponent’s ships in the warp.
alien-warpish-rulings =
    Ships that are captured or out of the game are not in the warp and do not count.
    The ships are counted when you use the power; later changes make no difference.
    You must use the power even where the lower total wins.

alien-warrior-power-name = Mastery
alien-warrior-does = Every encounter makes you stronger, and a defeat more than a win.
alien-warrior-power = When you, as a main player, have revealed an attack, you must use this power: add 1 to your total for each token on this sheet; the tokens stay. After each encounter as a main player you put tokens on this sheet: one if you won or made a deal, two if you lost or failed to make a deal. With four planets each it is one more.
alien-warrior-wild = Right after an encounter in which you were the defense, you may be the offense of an extra encounter against its offense, in that player’s home system. Afterwards play goes on where it stopped.
alien-warrior-super = You may use your power as an ally, too, if your side has revealed an attack.
alien-warrior-rulings =
    Gaining tokens is not a use: you get them even if you are zapped.
    If you settle an empty home planet, you get tokens as for a win.
    An encounter without a result, such as one in which the defense gives way to Mite, brings no tokens.
    While you have lost your power, you get no tokens, and those you have do not count.
    For the extra encounter you need an encounter card in hand. It begins with the launch, without regroup or destiny.

alien-will-power-name = Choice
alien-will-does = You choose freely whom you attack and on which planet.
alien-will-power = As the offense you must use this power when destiny has been drawn: choose any other player as the defense, whatever the card says. You may aim at any home planet of that player or at any of their colonies in other systems. Everything else the destiny card does still happens.
alien-will-wild = As the offense, when another player’s color is drawn, you may also encounter that player at any of their colonies in other systems. A special counts as the color of the player it names, a wild does not count.
alien-will-super = As the offense, before you choose the defense, look at the hand of any one other player.
alien-will-rulings =
    In the home system of the defense any planet will do, even one without its ships; elsewhere it must have a colony there.
    You may also choose the player named by the card.
    You may attack a foreign colony in your own system, but you cannot settle an empty home planet.
    Powers that go by the drawn card, such as Shadow, follow the card and not your choice.
    If you are zapped, you follow the destiny card.

alien-zombie-power-name = Immortality
alien-zombie-does = Your ships never go to the warp; they return to your colonies.
alien-zombie-power = Whenever you would lose ships to the warp, you must use this power, in any role: they return to colonies of your choice instead. In a deal you may agree to free ships of any players from the warp; they return to their owners’ colonies.
alien-zombie-wild = When you lose ships to the warp, one of them returns to one of your colonies instead.
alien-zombie-super = As a main player, each player who joins you may add one of their ships from the warp, beyond the limit of four.
alien-zombie-rulings =
    Freeing ships in a deal is not a use and cannot be zapped.
    Ships you save bring you no compensation.
    Void comes first: ships that leave the game cannot be saved.
    All the ships are picked up first, and a colony emptied in this way is lost; a beaten defense must leave the planet.
    If a flare costs a ship, you may pay with one that returns to your colonies.
alien-zombie-restriction = Not in a game with Sadist (an alien of an expansion).
