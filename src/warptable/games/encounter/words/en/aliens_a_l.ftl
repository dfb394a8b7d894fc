### The alien sheets, Amoeba to Mirror. `you` is the player of the alien; in `wild` and `super`, whoever plays the flare.
### `rulings` has one ruling per line. `part` names a part of a power that has several, `restriction` is there only where
### a sheet has one.

alien-amoeba-power-name = Ooze
alien-amoeba-does = Once both cards lie facedown, you pull ships out or bring more in.
alien-amoeba-power = As a main player with at least one ship in the encounter you may use this power once both encounter cards lie facedown. Either take any number of your ships out, even all, and put them on your colonies, or bring in any number from your colonies. The limit of four ships does not apply. The offense moves ships off or onto the gate, the defense off or onto the targeted planet.
alien-amoeba-wild = As a main player, before encounter cards are chosen, you may take up to four of your ships out of the encounter or bring up to four in, to or from your colonies. More than four of your ships may then be on the gate.
alien-amoeba-super = You may use your power as an ally, too, if at least one of your ships is in the encounter.
alien-amoeba-rulings =
    If you win with no ship left in the encounter, you found no colony; the win still counts, and your allies land.
    As the defense with no ship on the targeted planet you cannot use the power.
    As the defense, taking away your last ship ends your colony there at once; you go on defending with no ships.
    If you revealed a negotiate and lose, the ships you brought in count for your compensation.

alien-anti-matter-power-name = Negation
alien-anti-matter-does = When both attack, the lower total wins, and your ships lower yours.
alien-anti-matter-power = As a main player you must use this power when both main players have revealed attacks: the lower total wins. Your own ships and the ships of all allies on both sides are subtracted from their side’s total instead of added. Your opponent’s ships, both cards and everything else count as usual.
alien-anti-matter-wild = As a main player or an ally, you may stop a wild flare at the moment another player plays it. You may stop one flare in each encounter.
alien-anti-matter-super = In any role, you may stop a flare, wild or super, at the moment another player plays it. You may stop one flare in each encounter.
alien-anti-matter-rulings =
    A tie still goes to the defense. Totals may be less than zero.
    If either card is a negotiate, the power is not used. A Morph that copied an attack counts as an attack.
    Reinforcements and bonuses keep their sign; it pays to play them on the other side.
    A ship of an allied Macron takes 4 off its side’s total.

alien-barbarian-power-name = Loot and Pillage
alien-barbarian-does = When you win as the offense, you keep the best cards of your opponent’s hand.
alien-barbarian-power = When you win an encounter as the offense, you must use this power before compensation is collected. Your opponent hands you all cards of the hand. For each of your ships in the encounter you may keep one of them; discard the rest.
alien-barbarian-wild = As a main player or an ally, after you have received compensation or rewards, you may look through all these cards and discard those you do not want. You get nothing for them.
alien-barbarian-super = You may use your power as an ally of the winning offense, too: you loot the defense and may keep one card for each of your own ships in the encounter.
alien-barbarian-rulings =
    A deal is not a win, so nothing is looted.
    Only your own ships count, not those of your allies. Each counts one, whatever it is worth.
    Against a negotiate you loot first; your opponent then draws the compensation from your enlarged hand.
    Cards outside the hand, such as the encounter card just played, are safe.
    Your opponent draws a new hand only when the rules next allow one.

alien-calculator-power-name = Equalize
alien-calculator-does = You can take the value of the lower attack card off the higher one.
alien-calculator-power = As a main player you may use this power once both encounter cards lie facedown. If both turn out to be attacks of different value, the lower value is subtracted from the higher card: 15 against 8 becomes 7 against 8.
alien-calculator-wild = As a main player, once both encounter cards lie facedown, call odd or even. If both are attacks and you are right about the sum of their values, your value is subtracted from your opponent’s card; if you are wrong, your opponent’s value is subtracted from your card.
alien-calculator-super = You may use your power as an ally, too, on the cards of the two main players.
alien-calculator-rulings =
    Equal attacks stay as they are; so does an attack against a Morph, which copies it.
    With a negotiate on either side nothing happens.
    Only the cards change; ships, reinforcements and bonuses are added afterwards.
    Once the cards are revealed it is too late for a zap.

alien-chosen-power-name = Divine Intervention
alien-chosen-does = After the reveal you draw three cards, and one of them may help you out.
alien-chosen-power = As a main player you may use this power after the encounter cards have been revealed. Draw three cards. One encounter card among them may replace your revealed card, which is discarded; if it is an attack like yours, you may instead keep yours and count both values together. Discard all drawn cards you do not use.
alien-chosen-wild = As a main player, before encounter cards are chosen, draw a card from the deck.
alien-chosen-super = When you use your power, you may put any of the drawn cards that are not encounter cards into your hand. You may decide after you have seen them.
alien-chosen-rulings =
    You may look at the three cards and take none of them.
    The new card counts in full: a negotiate can bring a deal or compensation, an attack can save you after a negotiate, a Morph copies your opponent’s card.
    A replaced card is discarded at once and no longer belongs to the encounter; Filch, Fido and Clone cannot get it.
    An attack that is only added is not your encounter card; Mirror, for example, does not touch it.
    A zap must come before the cards are drawn.

alien-citadel-power-name = Fortification
alien-citadel-does = You lay attack cards beside planets, where they strengthen the defense.
alien-citadel-power = Once in every encounter, when destiny is settled, you may lay an attack from your hand faceup beside any planet in the game; it is a citadel there. Once both encounter cards lie facedown, you may use this power, in any role, if the targeted planet has citadels: the values of all of them are added to the defense’s total. If the defense loses all the same, these citadels are discarded; otherwise they stay.
alien-citadel-wild = As a main player or an ally on either side, after the encounter cards have been revealed, add 5 to the defense’s total.
alien-citadel-super = When you use your power, you may have the citadels subtracted from the defense’s total instead of added. If the defense loses, they are discarded even so.
alien-citadel-rulings =
    Laying a citadel is not a use and cannot be zapped; only counting the citadels can.
    You lay one citadel per encounter, not per turn. A planet may have several; you use all of them or none.
    Citadels help whoever is the defense there, even a guest who is being driven out.
    Citadels are not in your hand: they cannot be taken as compensation and are not encounter cards you hold.
    While you have lost your power, the citadels stay without effect.

alien-clone-power-name = Replicate
alien-clone-does = Your encounter card comes back to your hand after each of your encounters.
alien-clone-power = As a main player you may use this power just before the encounter cards are discarded, when compensation is already paid: yours comes back to your hand.
alien-clone-wild = When you have played an artifact, you may keep it instead of discarding it. You may play it again from the next encounter on.
alien-clone-super = When you collect compensation as a main player, you may take up to twice as many cards, as far as the paying hand allows.
alien-clone-rulings =
    It works after a win, a loss, a deal and a failed deal.
    If cards were switched or replaced (Sorcerer, Chosen), you get the card that was yours at the end.
    The card never reaches the discard pile: Filch and Fido cannot get it, nor can it be taken as compensation.
    A Morph comes back as a Morph.

alien-cudgel-power-name = Smash
alien-cudgel-does = When you win with an attack, your opponent loses one more ship for each of yours.
alien-cudgel-power = When you win an encounter as a main player and revealed an attack, you must use this power: on top of the usual losses your opponent sends a ship to the warp for each ship you had in the encounter. Your opponent picks these ships.
alien-cudgel-wild = As the offense, when you gain a colony by a win or in a deal, you may send all ships of other players on that planet to the warp. Only ships of your allies in this encounter stay.
alien-cudgel-super = When you use your power, you may also smash any of your opponent’s allies. Each of them loses as many ships as your opponent.
alien-cudgel-rulings =
    It works against a negotiate, too.
    Only your own ships count, not those of your allies. With no ship in the encounter you smash nothing.
    Anyone with fewer ships than demanded loses all of them.

alien-dictator-power-name = Command
alien-dictator-does = You decide whom the other players attack: you pick their destiny card.
alien-dictator-power = When destiny is about to be drawn and you are not the offense, you must use this power: look through the destiny deck in secret and pick the card that counts as drawn. When you are the offense, the destiny deck is shuffled before you draw.
alien-dictator-wild = When you are not the offense, you may reject the destiny card just drawn: the offense discards it and draws another. This works once per encounter.
alien-dictator-super = As the offense you may use your power on your own destiny and pick the card yourself.
alien-dictator-rulings =
    The card is followed as usual: with a wild the offense chooses, with its own color it has its usual options.
    Picked cards leave the deck, so your choice shrinks until the deck is renewed.
    If the offense draws again after its own color, you pick again.
    If you are zapped, the deck is shuffled and the offense gets a random card.
    Powers that act after the draw, such as Will, still do.
alien-dictator-restriction = Not in a game with Coordinator (an alien of an expansion).

alien-fido-power-name = Fetch
alien-fido-does = You offer a used card to another player; taken or not, you get something for it.
alien-fido-power = At the end of any encounter, when the encounter cards have been discarded, you may use this power: take one of them from the discard pile and offer it to another player. If that player takes it, you may get a ship out of the warp or draw a card from the deck. If not, you keep the card or put it back.
alien-fido-wild = As a main player, before encounter cards are chosen, make your opponent take the top card of the discard pile into the hand. Then draw a card from the deck.
alien-fido-super = When you use your power, you may fetch every encounter card discarded in this encounter. You offer them one by one, to whom and in the order you like; each offer works as usual.
alien-fido-rulings =
    You may fetch only encounter cards that settled this encounter, not other discards.
    You need not take part in the encounter, and you may offer a card to the player who had used it.
    The offer is open: everybody sees the card.
    A card that Clone keeps, or that Gambler puts under the deck, is out of your reach.
    If Filch wants the same card, the offense comes first, then the defense, then the others.

alien-filch-power-name = Theft
alien-filch-does = After your encounters you take the encounter card your opponent used.
alien-filch-power = After an encounter as a main player, once the encounter cards lie in the discard pile, you may use this power: the one your opponent used goes to your hand.
alien-filch-wild = When another player plays an artifact or a flare, you may discard a negotiate: that card has no effect and goes to your hand.
alien-filch-super = You may use your power in encounters of other players, too, for one encounter card that another player used.
alien-filch-rulings =
    It works after a win, a loss, a deal and a failed deal.
    If cards were switched or replaced (Sorcerer, Chosen), you get the card your opponent had at the end.
    If Clone keeps the card, there is nothing to take.
    Even with the super you take one card per encounter.
alien-filch-restriction = Only one of the two Filch flares is in a game.

alien-fodder-power-name = Overwhelm
alien-fodder-does = You add attacks from your hand that lie between your card and your opponent’s.
alien-fodder-power = As a main player you may use this power when both main players have revealed attacks. Discard any number of attacks from your hand that are higher than your revealed card and lower than your opponent’s. Their values are added to your total.
alien-fodder-wild = If you turned down an invitation and take no part in this encounter, you may still join a side that invited you after the encounter cards have been revealed, with one ship.
alien-fodder-super = When you use your power, attacks that are not higher than your own revealed card fit, too. They must still be lower than your opponent’s.
alien-fodder-rulings =
    Equal is not enough: with 06 against 10 only 07, 08 and 09 fit.
    If your revealed card is the higher one, nothing fits without the super.
    The values are added to your total, not to your card.
    Cards are compared as they count at that moment, so after Mirror with the reversed values.

alien-gambler-power-name = Bluff
alien-gambler-does = You may lie about your card. If your opponent believes you, the lie counts.
alien-gambler-power = As a main player you may use this power when your opponent has revealed and your card still lies facedown: say what your card is, truly or not. If your opponent accepts, the card you named counts, and the real one goes unseen under the deck. If your opponent challenges, show it: you pay if you lied, otherwise your opponent does: as many ships from outside the encounter as the payer has in it; they go to the warp. Then the real cards count.
alien-gambler-wild = As a main player, just before the reveal, name a number. If both cards are attacks and their values are at least that far apart, add the number to your card.
alien-gambler-super = When you use your power, you may stake 1 to 20 further ships. Whoever pays after a challenge loses these as well.
alien-gambler-rulings =
    You must name an encounter card: an attack, a negotiate or the Morph.
    The payer picks the ships from outside the encounter and, if there are too few, loses all of those.
    With no ship in the encounter nothing is lost.
    A card you named unchallenged counts as revealed; Filch and Fido cannot get the real one.
    If you have to show your card early, as against Oracle, you may use the power at that moment.
alien-gambler-restriction = Not in a game with Sorcerer.

alien-grudge-power-name = Revenge
alien-grudge-does = Those who decline your invitation lose ships, and more of them if you lose.
alien-grudge-power = As a main player you must use this power when alliances are formed: everyone you invited who did not join you gets a grudge token. After the encounter you take the tokens back, and each holder loses ships to the warp: one if you won or made a deal, four if you lost or the deal failed, none in any other case. The holders pick the ships, but not from ships that were on the other side.
alien-grudge-wild = As a main player, when your opponent wins: the opponent’s allies gain nothing, and their ships go back to their colonies.
alien-grudge-super = As a main player you may make every holder of a grudge token lose four ships, however the encounter ended.
alien-grudge-rulings =
    Anyone you invited who joined the other side gets a token, too.
    Players you did not invite are never punished.
    Only giving out the tokens can be zapped, not the loss of ships later.
    Anyone who joined you and was removed afterwards, as by a Force Field, gets no token.
    A holder with too few eligible ships loses those there are.

alien-hacker-power-name = Hack
alien-hacker-does = Where compensation is due, you choose the cards, whether you get or pay them.
alien-hacker-power = As a main player who is about to collect compensation, you may use this power: choose any other player, look at that hand and pick the cards yourself. As a main player whose opponent is about to collect compensation from you, you may use this power: you pick the cards you give. The number of cards stays the same.
alien-hacker-wild = As a main player, when your opponent is about to collect compensation from you, cancel it.
alien-hacker-super = When you have used your power to collect, you may give the same player cards from your hand in return, at most as many as you took.
alien-hacker-part-hack-collect = collect
alien-hacker-part-hack-pay = pay
alien-hacker-rulings =
    If the player you choose has too few cards, you get that whole hand and no more.
    A player who is not your opponent cannot cancel this with the Hacker flare, which is for main players.
    The second part works for compensation only, not when you lose cards in another way.
    With the super you may also give back cards you have just taken.

alien-hate-power-name = Rage
alien-hate-does = In your turn you discard a card; all others match it or lose three ships.
alien-hate-power = At the start of your turn as the offense you must use this power if you have a card: discard one. Each other player then discards a card of the same type, after an attack one that is not lower, or loses three ships, which you pick, to the warp. If you have no encounter card left afterwards, draw a new hand.
alien-hate-wild = As a main player, before encounter cards are chosen, your opponent discards a card at random. If your opponent has no encounter card left then, you win the encounter.
alien-hate-super = When you use your power, you may just show the card to everybody and keep it.
alien-hate-rulings =
    If a new hand is due at the start of your turn, you draw it first.
    The types are attack, negotiate, Morph, reinforcement, artifact and flare.
    Anyone who holds a matching card may prefer to lose the ships.
    You may pick the ships from any colonies and wipe out colonies in this way.
    If you are zapped, you keep your card and nobody loses anything.

alien-healer-power-name = Heal
alien-healer-does = You save other players’ ships from the warp and draw a card each time.
alien-healer-power = Whenever ships of another player go to the warp or out of the game, you may use this power, in any role: that player puts all these ships on colonies of their choice, and you draw a card from the deck.
alien-healer-wild = When a Cosmic Zap is played against you, it has no effect and is discarded.
alien-healer-super = When you use your power, draw a card for each ship you heal.
alien-healer-rulings =
    You cannot heal your own ships.
    The player you heal cannot refuse.
    Compensation and other gains for lost ships are due all the same.
    The ships go to colonies that player still has; without any colony they stay lost.
alien-healer-restriction = Not in a game with Sadist (an alien of an expansion).

alien-human-power-name = Humanity
alien-human-does = Your side gets 4 more, and it wins at once if somebody zaps you.
alien-human-power = As a main player or an ally you must use this power when the encounter cards have been revealed: add 4 to your side’s total. A zap of this use hands your side the win at once.
alien-human-wild = As a main player against anyone but Human, after the encounter cards have been revealed, your card becomes an attack of 42. Then the flare goes to the player of Human; if there is none, it is discarded.
alien-human-super = As a main player or an ally, either your bonus is 8, or you discard this flare and your power counts as zapped.
alien-human-rulings =
    The power is used whatever cards are revealed, so a zap gives you the win even where a negotiate lies.
    It can be zapped only at the moment of use. You may play the Cosmic Zap yourself.
    The bonus is 4 whatever the number of your ships.
    An upset by Loser comes last and turns even this win into a loss.
    If the zap turns two negotiates into a win, there is neither a deal nor compensation.

alien-kamikaze-power-name = Sacrifice
alien-kamikaze-does = Before cards are chosen, you can give up ships and draw two cards for each.
alien-kamikaze-power = As a main player you may use this power before encounter cards are chosen: send up to four ships from your colonies to the warp and draw two cards from the deck for each.
alien-kamikaze-wild = As a main player, once both encounter cards lie facedown, send up to four of your ships that are not in the encounter to the warp. Each adds 3 to your side’s total.
alien-kamikaze-super = As the offense you take three ships out of the warp in your regroup phase instead of one.
alien-kamikaze-rulings =
    You may choose one of the drawn cards as your encounter card.
    Ships on the gate are not on a colony and cannot be given up; ships on the targeted planet can.
    Giving up the last ship on a planet ends your colony there and may cost you your power.
    If you are zapped, you keep the ships and draw nothing.

alien-loser-power-name = Upset
alien-loser-does = You can have the result turned round: the side that would win loses.
alien-loser-power = As a main player you may use this power before encounter cards are chosen: both main players must choose an attack if they have one. When everything else is settled, the result is turned round, and the side that would have won loses.
alien-loser-wild = As a main player, before encounter cards are chosen, you may make both sides lose: all ships in the encounter go to the warp, and no cards are chosen.
alien-loser-super = As a main player you may put off the use of your power until both encounter cards lie facedown. Nobody is then bound to have chosen an attack.
alien-loser-rulings =
    The reversal comes last of all: it even turns round the win of a zapped Human.
    A tie is therefore won by the offense.
    Without an attack another card may be chosen: a negotiate then beats an attack, and there is no compensation.
    Two negotiates lead to a deal as usual; there is nothing to turn round.
    A Morph in the hand is not an attack.

alien-machine-power-name = Continuity
alien-machine-does = Your turn goes on as long as you hold an encounter card.
alien-machine-power = As the offense, after each of your encounters, successful or not, you may use this power if you have an encounter card: you have another encounter in this turn. The limit of two encounters does not apply to you.
alien-machine-wild = As the offense you may have a second encounter even if the first failed or you have no encounter card. Without one, set this flare aside, draw a new hand and take the flare back.
alien-machine-super = As the offense you may draw a card from the deck in your regroup phase instead of taking a ship out of the warp.
alien-machine-rulings =
    Each further encounter begins with its own regroup phase.
    Without an encounter card your turn ends; you draw no new hand during it.
    A zap ends your turn, but never takes away the usual second encounter after a successful first one.
    What happens once per turn does not come again; what happens once per encounter does.

alien-macron-power-name = Mass
alien-macron-does = You send only one ship, but each of your ships counts four.
alien-macron-power = As the offense or an ally you must use this power when you send ships: you send exactly one. As a main player or an ally you must use it when the encounter cards have been revealed: each of your ships in the encounter counts 4. For compensation and rewards each of your ships counts twice.
alien-macron-wild = As a main player or an ally, if your side has revealed an attack, each of your ships in the encounter counts one more.
alien-macron-super = As the offense or an ally you may send up to four ships instead of one. Each still counts 4.
alien-macron-part-send-one = one ship
alien-macron-part-mass = four each
alien-macron-rulings =
    As the defense you have no limit; all your ships on the targeted planet count 4 each.
    If you are zapped when sending, you may send up to four ships, but they count 1 each in this encounter.
    Counting twice for compensation and rewards is not a use and cannot be zapped.
    Only totals change: what counts ships, such as Barbarian or Cudgel, counts one for each.

alien-masochist-power-name = Hurt Yourself
alien-masochist-does = You also win the game when you have lost all your ships.
alien-masochist-power = When a regroup phase begins, whoever is the offense, and you have lost all your ships, you must use this power: you win the game. Ships are lost in the warp, out of the game or captured by others. Your power does not depend on your home colonies, and you may still win in the usual way.
alien-masochist-wild = In any regroup phase you may name a player who is not the offense: that player takes a ship out of the warp instead of the offense. You may not if the offense would then have nothing to launch.
alien-masochist-super = As the offense you may, in your regroup phase, remove one of your ships in the warp from the game instead of getting it back.
alien-masochist-rulings =
    You win before any ship is taken out of the warp.
    Ships in an encounter are not lost yet.
    If you are zapped, the next regroup phase counts again.
    If your ships have to go to a colony and you have none, they go to the warp.
    With four planets each, you need to lose only 16 ships.
alien-masochist-restriction = Better not in a game with Healer.

alien-mind-power-name = Knowledge
alien-mind-does = You look into a main player’s hand before allies are invited.
alien-mind-power = In any encounter, before allies are invited, you may use this power: look at the hand of one main player; if you are a main player yourself, at your opponent’s. Keep what you have seen to yourself.
alien-mind-wild = In any phase, when another player draws from the deck: until the encounter ends, all cards that player draws pass through your hands first. Look at them, pass them on and keep them secret.
alien-mind-super = When you use your power and are not a main player, you may look at the hands of both main players.
alien-mind-rulings =
    You may give advice, such as that a side will surely lose, but name no cards.
    It works whether or not you take part in the encounter.
    You see only cards in the hand, not those set aside, such as citadels.

alien-mirror-power-name = Reversal
alien-mirror-does = You can have both attack cards read backwards: 08 counts 80.
alien-mirror-power = As a main player you may use this power once both encounter cards lie facedown: attacks revealed as encounter cards, yours and your opponent’s, are read backwards. 15 counts 51, 20 counts 2, 08 counts 80.
alien-mirror-wild = As a main player, after the encounter cards have been revealed, your card becomes a copy of your opponent’s.
alien-mirror-super = When you use your power, you may have only one of the two cards read backwards, your own or your opponent’s.
alien-mirror-rulings =
    Attacks have two digits; those below 10 begin with a zero.
    Without the super you cannot choose: even if one card is a negotiate, the other one is read backwards.
    Reinforcements and additional attacks (Chosen, Fodder, Citadel) are not read backwards.
    A Morph first copies the opposing card and is then read backwards as well.
    Once the cards are revealed it is too late for a zap.
