### The aliens of the 2000 edition, as far as they differ from those of 2008: `-avalon` stands for what is said otherwise at
### its tables. `you` is whoever plays the alien. `rulings` has one ruling in each line. Chronos and Empath are in this
### edition alone.

alien-amoeba-rulings-avalon =
    If you win with no ship left in the encounter, you found no colony; the win still counts, and your allies land.
    As the defense with no ship on the targeted planet you cannot use the power.

alien-anti-matter-rulings-avalon =
    A tie still goes to the defense. Totals may be less than zero.
    If either card is a negotiate, the power is not used.
    A ship of an allied Macron takes 4 off its side’s total.

alien-chronos-power-name = Time Travel
alien-chronos-does = You can have both encounter cards chosen and revealed once more.
alien-chronos-power = As a main player you may use this power right after the encounter cards are revealed, once in an encounter. Your card goes back to your hand and your opponent’s is laid aside until the encounter ends; then both of you choose and reveal again. You may play the same card, your opponent needs another one. The second result stands.
alien-chronos-rulings =
    An opponent without another encounter card takes the revealed one back and plays it again.
    The card laid aside comes back at the end; until then it cannot be taken as compensation.

alien-clone-rulings-avalon =
    It works after a win, a loss, a deal and a failed deal.
    If the cards were switched by Sorcerer, you get the card that was yours at the end.
    The card never reaches the discard pile: Filch cannot get it, nor can it be taken as compensation.

alien-empath-power-name = Harmony
alien-empath-does = An attack that meets your negotiate turns into talks about a deal.
alien-empath-power = When you, as a main player, have revealed a negotiate and your opponent an attack, you must use this power: the attack counts as a negotiate. All allies go home, and the two of you try to make a deal.
alien-empath-rulings =
    Nobody wins or loses the encounter, so there is no compensation; a failed deal costs both of you three ships.
    Pacifist’s attack gives way, too; against Pacifist’s negotiate your attack loses as usual.

alien-filch-rulings-avalon =
    It works after a win, a loss, a deal and a failed deal.
    If the cards were switched by Sorcerer, you get the card your opponent had at the end.
    If Clone keeps the card, there is nothing to take.

alien-healer-power-avalon = Whenever ships of another player go to the warp, you may use this power, in any role: that player puts all these ships on colonies of their choice, and you draw a card from the deck.
alien-healer-rulings-avalon =
    You cannot heal your own ships, and the player you heal cannot refuse.
    Compensation for the ships is due all the same.

alien-laser-power-name-avalon = Blind
alien-laser-does-avalon = Chance picks the encounter card that your opponent plays.
alien-laser-power-avalon = As a main player you must use this power when encounter cards are to be chosen: your opponent’s encounter card is drawn blindly from all those in their hand. Nobody looks at it before the reveal, not even its owner.
alien-laser-rulings-avalon =
    An opponent without an encounter card first draws a new hand or ends the turn, as usual.
    Artifacts stay in the hand: only encounter cards are drawn.

alien-macron-power-avalon = As the offense or an ally you must use this power when you send ships: you send exactly one. As a main player or an ally you must use it when the encounter cards have been revealed: each of your ships in the encounter counts 4.
alien-macron-rulings-avalon =
    As the defense you have no limit; all your ships on the targeted planet count 4 each.
    If you are zapped when sending, you may send up to four ships, but they count 1 each in this encounter.

alien-mind-does-avalon = In every encounter you can look once at a main player’s hand.
alien-mind-power-avalon = Once in any encounter, before allies are invited or when alliances are formed, you may use this power: look at the hand of one main player; if you are a main player yourself, at your opponent’s. Tell what you have seen or keep it to yourself.
alien-mind-rulings-avalon =
    It works whether or not you take part in the encounter.
    If somebody stops you with a Cosmic Zap, you see nothing and cannot try again in this encounter.

alien-mutant-does-avalon = As a main player you fill your hand up to seven, also from the hands of others.
alien-mutant-power-avalon = As a main player with fewer than seven cards in hand you may use this power before encounter cards are chosen. Draw one card after another until you have seven, each from the deck or at random from the hand of any other player.
alien-mutant-rulings-avalon =
    You may name the next source after you have seen the card just drawn.
    You may take cards from any other player, in the encounter or not, as long as that hand is not empty.

alien-oracle-rulings-avalon =
    Against Sorcerer, its card lies faceup, you answer facedown, and then Sorcerer may switch the two.
    Against Laser you see its card first, but yours is drawn blindly all the same.
    The faceup card is not revealed yet; whatever happens at the reveal waits for it.

alien-pacifist-rulings-avalon =
    Two negotiates lead to a deal as usual.
    When you win in this way, nobody gets compensation.
    If you are zapped, you lose with your negotiate and collect compensation as usual.

alien-parasite-rulings-avalon =
    A Force Field sends you home like any other ally.
    You can join one side only.
    If you are zapped, you may still accept an invitation you have.

alien-philanthropist-power-avalon = Once in an encounter you may use this power as a main player or an ally: when the defense is known, when the gate is aimed, or when alliances are formed. Give a card from your hand to your opponent or, as an ally, to either main player. The card cannot be refused.
alien-philanthropist-rulings-avalon =
    A defense without an encounter card draws its new hand first and gets your card besides.
    Only the player who gets the card sees it.

alien-sorcerer-rulings-avalon =
    You may not look at your opponent’s card first.
    Against Oracle your card lies faceup; you decide after Oracle has laid its own facedown.
    After the switch the card is yours in every way: for the outcome, for compensation and when it is discarded.

alien-trader-rulings-avalon =
    You may not hand over a hand without an encounter card.
    As the defense in need of a new hand you draw it first; then you may trade.
    A defense left without an encounter card draws a new hand as usual.

alien-virus-power-avalon = When you, as a main player, have revealed an attack against an attack, you must use this power: your card is multiplied by your own ships in the encounter instead of added to them. Your allies’ ships are added to the result.
alien-virus-rulings-avalon =
    With no ship of your own in the encounter the product is 0; only allies count.
    If you are zapped, card and ships are added together as usual.
    Against Anti-Matter the product remains; only allied ships are subtracted.

alien-vulch-power-avalon = Whenever another player discards an artifact, played or not, you must use this power, in any role: the card goes to your hand. Artifacts you play yourself are discarded as usual. When you draw a new hand, you show and keep your artifacts and draw seven cards besides.
alien-vulch-rulings-avalon =
    Forced discards count, too, such as those to the Plague or before a new hand.
    You do not get a Cosmic Zap that stops this power, which stays blocked until the encounter ends.

alien-zombie-rulings-avalon =
    Freeing ships in a deal is not a use and cannot be zapped.
    Ships you save bring you no compensation.
    All the ships are picked up first, and a colony emptied in this way is lost; a beaten defense must leave the planet.
