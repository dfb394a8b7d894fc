### The aliens of Cosmic Dominion, as far as they are in the game. `you` is whoever plays the alien. `rulings` has one ruling
### in each line.

alien-ace-power-name = Triumph
alien-ace-does = You win at the start of your turn if you have a single foreign colony.
alien-ace-power = At the start of your turn as the offense you must use this power if you have a foreign colony: you win the game. All other players, when they are the offense, may also aim at a foreign colony of yours if destiny names your home system or the system where it lies; you are the defense there. You may win in the usual way, too.
alien-ace-wild = As a main player, when the encounter cards are revealed and all other players stand against you, you win the encounter. Then this flare goes to whoever plays Ace, or is discarded.
alien-ace-super = When you lose as the defense, put all your beaten ships together on one planet in another system, where they found a colony. Then discard this flare.
alien-ace-rulings =
    If a zap stops you, you do not win in this turn; the next one is a new chance.
    With fewer than three home colonies your power is lost as usual, although you begin with one planet less.
alien-ace-setup = Choose one of your home planets and take it out of the game; the ships on it go to the warp.

alien-alchemist-power-name = Transmutation
alien-alchemist-does = For a ship you swap a card for a similar one from the discards.
alien-alchemist-power = Once in any encounter you may use this power, in any role: lose one of your ships to the warp, discard a card from your hand and take another card of the same type from any discard pile. In exchange for an attack you may take only an attack whose value differs by four or less.
alien-alchemist-wild = Discard a card from your hand that is not an encounter card, and take another card of the same type from any discard pile.
alien-alchemist-super = When you exchange an attack with your power, you may take an attack of any value.
alien-alchemist-rulings =
    You are offered this at the start of an encounter, before cards are chosen, when the outcome is known and at the end.
    Types are attack, negotiate, morph, reinforcement, flare and artifact; with reward cards also retreat, kicker, rift and intimidate. You cannot take back the card you discard.
    The discards of the reward deck count, too. An attack with two values counts by the first one.
    If your power is zapped, your ship stays where it is and you keep your card.

alien-angler-power-name = Fish
alien-angler-does = You ask the other side for a card by name, and draw one if it is not there.
alien-angler-power = As a main player you may use this power before encounter cards are chosen: name a card, and ask your opponent or one of your opponent’s allies for it. If that player holds it, it is yours; if not, draw a card from the deck. If you draw the very card that you have named, show it and you may use this power once more in this encounter.
alien-angler-wild = Name a card. The first of the other players who holds it and is willing gives it to you and gets this flare. If nobody does, keep this flare and take a random card from the hand of any other player.
alien-angler-super = As an ally, too, you may use your power.
alien-angler-rulings =
    The name must fit one card: an attack with its value, a flare with its alien.
    Whoever is asked by your power must tell the truth, and everybody hears the answer.

alien-aristocrat-power-name = Privilege
alien-aristocrat-does = You choose your first hand, and draw flares that nobody else has.
alien-aristocrat-power = As a main player you may use this power once in an encounter before encounter cards are selected: draw a flare that is not in the game. If you then hold two or more flares that match no player’s alien, remove one of them from the game.
alien-aristocrat-wild = At the start of any encounter look through the deck and take one card into your hand; then deck and discard pile are shuffled together. Then this flare goes to whoever plays Aristocrat, or is discarded.
alien-aristocrat-super = When you use your power as a main player in the planning phase, you may discard this flare to draw three flares instead of one, or to take any one of the flares that are not in the game.
alien-aristocrat-rulings =
    Flares of aliens in the game are never removed.
    Removed flares are shown and never come back.
alien-aristocrat-setup = Before hands are dealt, look through the deck and take any eight cards but the Aristocrat flare as your first hand; then the deck is shuffled.

alien-bride-power-name = Marry
alien-bride-does = You marry an opponent, swap cards, and take half of that hand in a divorce.
alien-bride-power = As a main player without a spouse you may use this power before allies are invited: your opponent is now your spouse and puts one ship of its choice on your sheet. Once in an encounter while you are married, you may use this power to swap a card with your spouse, if both of you agree. You need no invitation to ally with one another, and you may show each other your hands. At any moment you may divorce: take half of your spouse’s hand at random, rounded down; you cannot marry that player again.
alien-bride-wild = As the defense, when the offense has launched, run off: the offense moves its ships from the gate to one of its home planets or to a planet of somebody else without ships, and its turn is over.
alien-bride-super = As a main player without a spouse, marry an opponent again whom you have divorced. There is no second alimony from that player.
alien-bride-part-marry = marry
alien-bride-part-swap-card = swap a card
alien-bride-rulings =
    The ship on your sheet is no prisoner and does not count as lost. It stays there after a divorce.
    Each of you picks a card to swap, without seeing the other one.
    A divorce is no use of your power, so it cannot be zapped.
    If you lose your power, the marriage ends without any cards.

alien-daredevil-power-name = Risk
alien-daredevil-does = A narrow win brings your whole side rewards; you may make it narrow yourself.
alien-daredevil-power = As a main player or an ally you may use this power once when the encounter cards are revealed: discard an attack of 1 to 8 and take its value off the total of your own side. Whenever your side wins by four or less, each player of your side gets a reward for each of their ships in the encounter, besides all else.
alien-daredevil-wild = As a main player or an ally, when encounter cards are chosen and not yet revealed: if your side wins by four or less, one of your ships in the encounter may found a colony on any planet in the home system of the opposing main player. In every other case you lose three ships of your choice to the warp.
alien-daredevil-super = As a main player, a win by six or less is narrow enough for the rewards of your power.
alien-daredevil-rulings =
    A win without comparing totals is never narrow, whatever the cards were.
    A tie that goes to the defense is a win by nothing: it counts.
    The rewards are not a use of your power: nobody can zap them.

alien-diplomat-power-name = Negotiate
alien-diplomat-does = You turn battles into deals among three.
alien-diplomat-power = If you are no main player and an attack is revealed, you may use this power and play a negotiate from your hand: all revealed attacks become negotiates. You and both main players try to make one deal among three. Without the consent of all three it fails, and each of you loses the due number of ships.
alien-diplomat-wild = If others attempt a deal and you are no main player, play a negotiate from your hand and talk in the place of one of them. Gains and losses are yours; a deal counts as a success for the player you replace.
alien-diplomat-super = As a main player, after alliances are formed, you may let all players vote on the winner instead of playing encounter cards; a tie goes to the defense. You may promise a card or a colony for a vote, due if you win.
alien-diplomat-rulings =
    The negotiate you played lies open and is discarded with the encounter cards.
    Allies go home as before every deal, also your own ships.
    The effects of all three negotiates count; for effects about deals each of you is an opponent of the other two.
    In a deal among three each of you gains at most one colony; it is a success for the offense.

alien-doppelganger-power-name = Haunt
alien-doppelganger-does = You play encounter cards that another player has to lend you.
alien-doppelganger-power = As a main player you must use this power before encounter cards are chosen: discard all encounter cards from your hand and haunt a player other than your opponent, who lends you two encounter cards of different types, the highest attack among them. With less than two encounter cards when cards are chosen, you draw until you have two and discard the rest. After the reveal you give back the borrowed card that you have not played. You never draw a new hand, end your turn or lose for want of an encounter card.
alien-doppelganger-wild = When alliances are formed, and you are no main player, put your hand aside and take over the hand of a player with a colony in your home system; if that is the offense, it draws a new hand. When the encounter ends, you give that player what you then hold and take your own cards back.
alien-doppelganger-super = When you use your power, you may also make any player except your opponent give you two cards that are no encounter cards. You keep them.
alien-doppelganger-rulings =
    The haunted player chooses what else to lend. Somebody with encounter cards of one type lends one card, somebody without any lends none.
    The borrowed card that you play is discarded as usual.
    You discard your encounter cards in the planning phase only: before, they may serve other effects.
    Wild: cards that have left the hand meanwhile stay away. The flare comes back to the hand that you have taken over, and goes with it.

alien-engineer-power-name = Technology
alien-engineer-does = When you lose, you get a tech, and your ships in the warp help to research it.
alien-engineer-power = As a main player who has lost an encounter or failed to make a deal you may use this power, also where nobody else plays with techs: draw two techs, put one of them facedown on this sheet and discard the other; one that lies there is replaced. You research it in the usual way, and your ships in the warp count toward it. Once completed it leaves the sheet; the ships in the warp stay there, but what the tech does with the ships that have researched it may use them.
alien-engineer-wild = Once in any encounter, draw cards from the deck until an artifact comes. Keep it and discard the others; if the deck runs out first, take an artifact from the discard pile. Then this flare goes to whoever plays Engineer, or is discarded.
alien-engineer-super = When you use your power, you may search the tech deck for one card of your choice instead of drawing two. Then shuffle it.
alien-engineer-rulings =
    You may discard both techs.
    If a tech on your sheet is replaced, or the sheet leaves you, the ships on it return to any of your colonies.

alien-explorer-power-name = Discovery
alien-explorer-does = You add planets to the systems that you attack, and they strengthen you.
alien-explorer-setup = Four planets of a colour that nobody plays lie on your sheet.
alien-explorer-restriction = Only where a colour is left that nobody plays: at most four players.
alien-explorer-power = As the offense, after the gate is aimed, you may use this power to move a planet from your sheet into the targeted system and aim the gate at it instead. As a main player or an ally, when attack meets attack, you may use this power: each planet that you have discovered adds to your side’s total. It adds 1 if you have no colony there, 2 if you share it with others, 4 if you are alone there.
alien-explorer-part-discover = discover a planet
alien-explorer-part-planet-bonus = planet bonus
alien-explorer-wild = As the offense, after the gate is aimed, put the Genesis planet, whether it is in the game or not, into the targeted system and aim the gate at it. Besides the usual outcome a win or a deal brings you one reward for each of your ships in the encounter, any other outcome one reward.
alien-explorer-super = As a main player or an ally in an encounter at a planet that you have discovered, add 4 to your side’s total when attack meets attack.
alien-explorer-rulings =
    A planet that you discover is a home planet of that system in every respect. It is empty at first: the defense has no ship there.
    Four planets lie on your sheet also where systems have four planets.
    A planet that leaves the game counts no more.

alien-greenhorn-power-name = Ignorance
alien-greenhorn-does = You ask innocent questions, and bend rules that you do not know.
alien-greenhorn-power = At the start of every encounter you must use this power, if you hold a card: show one of your cards to another player and ask about it. Whenever your hand has no attack, you may draw a new hand; in any regroup phase you may spread your ships anew over your colonies and home planets. You may play a kicker after the reveal, and reinforcements though you have no part in the encounter. Rifts, and artifacts of the regroup and the alliance phase, you may play as anybody and in any phase.
alien-greenhorn-wild = If you hold no attack or no negotiate, you may replace your whole hand by a new one.
alien-greenhorn-super = As the offense, after destiny is drawn, make anybody with a colony in that system the defense; the encounter is at one of these colonies.
alien-greenhorn-rulings =
    Only showing and asking is a use; a zap does not touch the other privileges.
    Nobody owes you an answer.
    A new hand means: discard what is left and draw eight cards.
    A kicker played after the reveal is turned up at once.

alien-host-power-name = Channel
alien-host-does = You play the wild flares of aliens that are not in the game off your sheet.
alien-host-power = You may use this power to play the wild side of a flare that lies on your sheet as if it came from your hand. It does not count as the one flare you may play in an encounter, and is discarded where it would come back to your hand. Whenever a turn begins, remove flares of this sheet from the game as you like and fill it up to three with flares that are not in the game.
alien-host-wild = Draw three flares that are not in the game. Then this flare goes to whoever plays Host, or is discarded.
alien-host-super = When you fill your sheet at the start of a turn, draw two flares more and keep those you like; the rest leave the game.
alien-host-rulings =
    Flares on your sheet are no part of your hand; only you see them.
    After a zap the flare lies on your sheet again, and your power is off until the encounter ends.
    The same flare cannot be played twice in one encounter.
    Filling your sheet is no use of the power: no zap stops it.

alien-joker-power-name = Wild Cards
alien-joker-does = Whenever your wild card is revealed, you make another card of it.
alien-joker-power = Attack 08 is the wild card at first; at the start of your turn you may name another attack. Whenever the wild card is revealed, in any encounter, you must use this power to put a token that lies face up on that card: it becomes what the token shows (attack 04, 08, 15, 16, 23 or 42, negotiate, morph, retreat). Afterwards the token lies face down on this sheet; when the last one that lies face up leaves it, those on the sheet are turned up again.
alien-joker-wild = As a main player or an ally, when encounter cards are revealed: one revealed negotiate counts as an attack 08 instead.
alien-joker-super = At any time you may name any encounter card as the wild card, also a negotiate. When this flare leaves your hand, attack 08 is the wild card again at once.
alien-joker-rulings =
    A card that has become a morph or a retreat changes itself further, as these cards do.
    A kicker multiplies the value of the token.
alien-joker-setup = Lay the nine joker tokens face up on this sheet.

alien-judge-power-name = Fiat
alien-judge-does = Before cards are chosen you say what the winner or the loser gets besides.
alien-judge-power = As a main player you may use this power before encounter cards are chosen: say what the winner or the loser of this encounter will get from the other main player at its end, besides all else. It is a colony where the other has one, one to three random cards, all cards, a card of the taker’s choice, or a colony and one card or all of them. It holds only if at least one attack is revealed.
alien-judge-wild = As a main player, when the totals are less than five apart, call the encounter a draw: all allies go home, and the main players try to make a deal, as if both had revealed negotiates.
alien-judge-super = When you use your power, you may say what the winner gets and what the loser gets.
alien-judge-rulings =
    If both main players reveal negotiates, nobody gets what you said.
    Winner and loser are those at the end, also if Loser has turned the result round.

alien-laser-power-name = Blind
alien-laser-does = Part of your opponent’s hand lies aside during your encounters.
alien-laser-power = As a main player you must use this power before allies are invited: pick at random, unseen, as many cards from your opponent’s hand as your opponent has ships in the encounter, or fewer. They lie aside until the encounter ends. A defense without an encounter card draws a new hand first. If your opponent then has no encounter card left, you win the encounter at once.
alien-laser-wild = As a main player or an ally, when alliances are formed, discard up to three other cards from your hand and choose a player, even yourself. As many random cards of that player’s hand, or fewer, lie aside until the encounter ends.
alien-laser-super = As an ally you may use your power, too, when alliances are formed: against the main player of your choice.
alien-laser-rulings =
    Cards that lie aside are in no hand: nobody can play, take or discard them.
    Nobody looks at the cards you pick but their owner.
    An intimidate that your opponent has laid counts as an encounter card: you do not win at once.

alien-lizard-power-name = Transmogrify
alien-lizard-does = Your winning ships grow stronger; without a normal ship left you win the game.
alien-lizard-setup = All ships of a colour that nobody plays lie on your sheet.
alien-lizard-restriction = Only where a colour is left that nobody plays: at most four players. The power cannot be exchanged, lent or copied.
alien-lizard-power = As a main player who wins an encounter you must use this power: all your normal ships in it leave the game, and as many morphed ships from your sheet take their places. Each morphed ship in an encounter adds 2 more to your side’s total, also when you are an ally and even without your power. When no normal ship of yours is left in the game, you win the game.
alien-lizard-wild = As a main player or an ally, when attack meets attack: either the reinforcements that you play later in this encounter count double, or the factor of a kicker that you have revealed as a main player rises by one.
alien-lizard-super = When you use your power, you may also morph two of your normal ships outside the encounter.
alien-lizard-rulings =
    A morphed ship counts 3 in all. It is one of your ships in every other respect.
    Normal ships in the warp, on sheets or on techs are still in the game. Ships with a marker of their own are not normal ones.
    You can also win in the ordinary way.

alien-love-power-name = Joy
alien-love-does = You discard a card; whoever matches it gets all ships back from the warp.
alien-love-power = At the start of your turn as the offense you must use this power if you have a card: discard one. Each other player may discard a card, too; whoever discards one of the same type gets all their ships out of the warp. If everybody does, all those cards come to your hand; if somebody does not, you may found a colony in the home system of such a player with all your ships from the warp.
alien-love-wild = As a main player, before encounter cards are chosen, ask your opponent to discard a random card. If your opponent does, you may take it; if not, you get a reward.
alien-love-super = When you use your power, you may show the card and keep it.
alien-love-rulings =
    The others answer clockwise, one after another, and nobody has to.
    Without a ship of yours in the warp you found no colony.
    You choose the planet; whoever is there stays. If you have no encounter card afterwards, you draw a new hand.

alien-mesmer-power-name = Mass Hypnosis
alien-mesmer-does = You play any artifact as if it were any other.
alien-mesmer-power = You may use this power to play an artifact from your hand as if it were another artifact that you name. Its role and its moment must be those of the artifact you name. If you are zapped, the card returns to your hand.
alien-mesmer-wild = As a main player, if your revealed attack is below 10, it may count as a negotiate.
alien-mesmer-super = You may also play any other card of your hand that is no encounter card as an artifact.
alien-mesmer-rulings =
    Any artifact of the base game and of the reward cards may be named, even if none is in the game.
    After a zap you may still play the card for what it says, if this is its moment.
    The card is discarded as what it really is.
    A Card Zap against it answers the artifact that it is played as.

alien-mirage-power-name = Delusion
alien-mirage-does = Ships on two colonies of your choice count instead of those in the encounter.
alien-mirage-power = As a main player you must use this power when attack meets attack: choose one of your colonies and one of your opponent’s, anywhere. For the totals the ships there count instead of those that the two of you have in the encounter. Ships of allies count as usual.
alien-mirage-wild = As a main player or an ally, play a negotiate from your hand as a reinforcement of 3.
alien-mirage-super = When you use your power, choose a colony of one ally of either side, too. Its ships count instead of those that this ally has sent.
alien-mirage-rulings =
    Only the totals change: the ships in the encounter win or lose.
    A main player without any colony counts no ship.
    Whatever changes what ships are worth applies to the ships that are counted.

alien-muckraker-power-name = Slander
alien-muckraker-does = You accuse winning allies: they give you a card, or go home with nothing.
alien-muckraker-power = As a main player or an ally you may use this power when the outcome is known: discard a card and accuse any of the winning allies. Each of them gives you a card that is not an encounter card, or one of the type you discarded (a higher one for an attack), or goes home with all ships and gains nothing. If you are on the winning side as an ally, its main player may exempt any of them.
alien-muckraker-wild = As a main player or an ally, when alliances are formed, make one ally of either side take the ships home and leave the encounter.
alien-muckraker-super = When you use your power, you may accuse the winning main player, too, even one without allies.
alien-muckraker-rulings =
    You may use it on the winning side or on the losing side. You cannot accuse yourself.
    A winning main player who does not pay takes the ships to other colonies and has still won; the allies gain as usual.

alien-pentaform-power-name = Evolve
alien-pentaform-does = Five life stages lie beside you; the power of one of them is yours, too.
alien-pentaform-power = Besides this power you have that of your present life stage; a zap on one of them does not touch the other. Each time you gain a foreign colony you must use this power to move to the next stage. Each time you lose a foreign colony you must use it to move to the stage before.
alien-pentaform-wild = Give up your alien: draw two flares that are not in the game and become one of these two aliens. Both flares are shuffled into the deck; then this flare goes to whoever plays Pentaform, or is discarded.
alien-pentaform-super = At the start of any encounter let two of your life stages change places; you stay where you are.
alien-pentaform-rulings =
    A zap keeps you on the present stage; that stage stays in force.
    Aliens with set-up text, or that may not meet another one at the table, are no stages.
    If somebody else gets your power, your stages go along.
alien-pentaform-setup = Draw five flares that are not in the game and lay out their aliens as life stages, in the order of your choice; you start on the first. The flares leave the game.
alien-pentaform-part-evolve = evolve
alien-pentaform-part-regress = regress

alien-pickpocket-power-name = Lift
alien-pickpocket-does = You take cards from players who have a colony in your home system.
alien-pickpocket-power = Once in any encounter you may use this power, in any role: take a random card from the hand of a player who has a colony in your home system. Keep it or discard it.
alien-pickpocket-wild = When the gate points at your home system, and you are not the offense, take random cards from the hand of the offense, as many as it has ships in the gate or fewer. Keep or discard each. An offense without an encounter card then draws a new hand.
alien-pickpocket-super = When you use your power, you may take a card from each or any of the players who have a colony in your home system.
alien-pickpocket-rulings =
    You are offered this at the start of an encounter, before cards are chosen, when the outcome is known and at the end.
    You see the cards before you decide which ones to keep.
    It works whether or not you take part in the encounter.

alien-pirate-power-name = Raid
alien-pirate-does = You take beaten ships prisoner, sell them or let their owners ransom them.
alien-pirate-power = As the offense or an ally on the winning side you may use this power: take one or more ships of the losing side prisoner and put them on your sheet. For each of them one of your own ships in the encounter returns to your other colonies and gains nothing. In every regroup phase you may send up to four prisoners to the warp, for one reward each, and you may offer each owner to set ships free, for anything that player could give in a deal.
alien-pirate-wild = When you get rewards as a winning ally, take random cards from the hand of the winning main player instead of one or more of them.
alien-pirate-super = When you use your power, take up to two ships prisoner for each of your own ships that goes home.
alien-pirate-rulings =
    You may take ships of anybody on the losing side, main player or ally.
    If you lose your power, the prisoners stay where they are; if you lose this sheet for good, they go home.

alien-quartermaster-power-name = Supply
alien-quartermaster-does = You hand out everybody’s rewards and choose which cards they get.
alien-quartermaster-power = Whenever other players get rewards you must use this power, in any role. They say how many ships and how many cards they want; you choose the colonies to which their ships return, draw all their cards together and hand them out as you like. If you get rewards, too, take yours afterwards. If not, take one of your ships out of the warp, or draw one card more and keep the card that is left.
alien-quartermaster-wild = When another player gets cards as rewards, you may give that player cards of your choice from your hand instead of one or more of them.
alien-quartermaster-super = When you use your power and get cards as rewards yourself, you may mix your hand, your cards and those of the others, and hand out theirs from all of these. What is left is your hand.
alien-quartermaster-rulings =
    How many ships and how many cards everybody gets is fixed before you draw.
    The cards you hand out are seen by you and by whoever gets them.

alien-reactor-power-name = Radiation
alien-reactor-does = The others’ flares lie on your sheet; those with whom you win get theirs.
alien-reactor-power = As an ally you must use this power when your main player wins and the matching flare lies on your sheet: that player gets it. You must also use it when another player discards a flare of an alien in the game: it comes on your sheet. If neither main player invites you and one of them loses, you may take that player’s flare or your own off your sheet into your hand, or discard that player’s flare from your hand.
alien-reactor-wild = As the defense, when you have won, found a colony with up to four ships on any foreign planet. Then this flare goes to whoever plays Reactor, or is discarded.
alien-reactor-super = As a main player or an ally whose side has won, you win the game if there is no other flare in your hand or on your sheet.
alien-reactor-rulings =
    The flares on your sheet lie open and are no part of your hand.
    Whoever holds the Reactor flare and plays another super flare must hand it to you.
    Aliens that come into the game later have no flare on your sheet until it is discarded.
alien-reactor-setup = The flares of all other players’ aliens lie open on this sheet instead of going into the deck.
alien-reactor-part-grant-flare = grant a flare
alien-reactor-part-collect-flare = collect a flare

alien-tourist-power-name = Sightsee
alien-tourist-does = Your liner cruises with a crew of your ships: land abroad, or send postcards.
alien-tourist-power = At the end of every destiny phase you must use this power, in any role: if a hazard warning was drawn, one of your ships aboard the liner goes to the warp; if not, move the liner to the next system, clockwise or counterclockwise. Then, if it is in the system of the defense and you have no colony there, you may land all your ships aboard on one planet. If you did not land, you may send a postcard: one ship returns from the liner to a colony of yours, and you take a random card from the player of that system.
alien-tourist-wild = Look at the top card of any deck, or at any facedown card or sheet on the table.
alien-tourist-super = When the liner has moved, ships of one of your colonies in that system may board it, at home or abroad.
alien-tourist-setup = The cruise liner starts in your system. Now, and whenever it returns there, up to four of your ships may board it from home colonies, or leave it to home colonies.
alien-tourist-part-hazard-loss = lose a ship aboard
alien-tourist-part-cruise = cruise
alien-tourist-part-land = land
alien-tourist-part-postcard = send a postcard
alien-tourist-rulings =
    The liner is no ship. Your ships aboard are in no colony, and nobody can attack them.
    Systems lie round the table as the players sit.
    In your own system a postcard brings no card.
    A fifth foreign colony wins at once, even in the destiny phase.
    With the flare you may look at techs under research, at cards laid or set aside, and at encounter cards before the reveal; never at a hand.

alien-usurper-power-name = Accroach
alien-usurper-does = Allies lay cards, too: you may use one of them, and change your opponent’s blindly.
alien-usurper-power = As a main player you may use this power right after encounter cards are chosen: every ally of both sides lays an encounter card facedown, drawing a new hand first if need be. Look at those of your own allies; you may play one of them instead of your card. Without looking, you may put one of your opponent’s allies’ cards in the place of your opponent’s card; all cards not in use go back.
alien-usurper-wild = As a main player, before allies are invited, declare that only the number of allied ships decides. The side with more of them wins, a tie goes to the defense; no encounter cards are played.
alien-usurper-super = When you use your power, look at the cards of the opposing allies before you decide about your opponent’s card.
alien-usurper-rulings =
    If an effect tells a main player what to play, such as Oracle’s, allies of that main player lay no cards.
    A card of an ally that is played is discarded with the encounter cards.
    It happens before anything else at that moment.

alien-voyager-power-name = Journey
alien-voyager-does = You keep a home planet in the warp, where it counts as a foreign one, too.
alien-voyager-power = As the offense, at the start of your turn, you may use this power to put one of your home planets into the warp; if one of yours is there already, you swap it for another. Ships on that planet are on a colony and in the warp at the same time. Your colony there counts as a home colony and as a foreign one, colonies of other players there count as neither. The planet returns to your system when you lose this power.
alien-voyager-wild = Once in any encounter, put a card from your hand facedown into the warp. Later you may take any of these cards back. If you lose this flare, they are discarded.
alien-voyager-super = When you use your power, you may put a second home planet into the warp.
alien-voyager-rulings =
    A planet in the warp is in no system: the gate cannot be aimed at it. One of your planets always stays in your system.
    Ships there may be sent like those of any colony, and come out of the warp like any others. Ships that are lost go into the warp itself, never onto the planet.
    What frees all ships from the warp clears them off the planet, too.
    Wild: you may take cards back at the start of an encounter, before cards are chosen, when the outcome is known and at the end.

alien-whirligig-power-name = Swirl
alien-whirligig-does = You mix your hand with your opponent’s and say how many cards each of you gets.
alien-whirligig-power = As a main player you may use this power before encounter cards are chosen: both main players’ hands are mixed facedown. Then you say what each gets: half of the cards (an odd one is yours), as many as before, or as many as the other had. Your opponent draws that share at random, and you get the rest.
alien-whirligig-wild = As a main player, before encounter cards are chosen, mix a card of your choice from your hand with a random one from your opponent’s hand. Your opponent takes one of the two without looking, you get the other.
alien-whirligig-super = When you use your power, look at your opponent’s hand before the cards are mixed.
alien-whirligig-rulings =
    A defense without an encounter card then draws a new hand; an offense without one ends its turn.
    Mixing hands is not taking cards: whatever answers cards that are taken does not answer this.
    A flare with which you look first lies on the table and is not mixed in.

alien-yin-yang-power-name = Balance
alien-yin-yang-does = Invited by both sides you help both; who does not invite you may pay for it.
alien-yin-yang-power = When both main players invite you, you may use this power to join both sides with one to four ships each. If the defense then loses, it may keep as many ships on the planet as you have with the offense; if the offense loses, it gets a reward for each ship that you have with the defense. You may give a token to a main player who does not invite you: for each ship that the encounter costs the other main player, the holder loses one, too.
alien-yin-yang-wild = When you lose ships to the warp, name another player: that player loses as many ships.
alien-yin-yang-super = As an ally of both sides, bring your ships on the losing side back to your colonies.
alien-yin-yang-rulings =
    Your ships on the winning side gain as usual, those on the losing side are lost.
    As an ally of both sides you have neither won nor lost, whatever asks for it.
    Only the tokens’ own price is paid: ships of allies do not count. All tokens come back after the encounter.
