### Chapters of the guide: what comes after the first game.

chapter-all = Chapters of the guide
chapter-more = More chapters:
chapter-try = Try it against bots
chapter-facedown = { $n ->
    [0] A facedown tech
    [one] A facedown tech with one ship on it
   *[other] A facedown tech with { $n } ships on it
}

## Technology

chapter-technology = Technology
chapter-technology-line = A variant of the 2008 edition: machines that your ships research while the others fight.
chapter-all-techs = All techs
chapter-technology-start = A tech to begin with
chapter-technology-start-text = After set-up you are dealt two techs. You keep one and discard the other. It lies facedown in your laboratory: only you know what it is, and it is no part of your hand. The number in its corner says how many ships complete it.
chapter-technology-step = One step in every regroup phase
chapter-technology-step-text = At the start of each regroup phase, in everybody’s turn, each player may take one step: research, complete, or pass. Researching moves one ship from any of your colonies onto a facedown tech. Everybody sees how many ships there are. They take no part in encounters, the gate cannot be aimed at them, and you cannot simply take them back.
chapter-technology-complete = Enough ships complete it
chapter-technology-complete-text = Whoever completes a tech turns it up. With enough ships on it, it works from now on; with fewer it is given up and discarded. Either way its ships return to colonies of your choice.
chapter-technology-use = Using a tech
chapter-technology-use-text = Every tech says when it may be used. Many are discarded then, others last for the rest of the game. A tech is neither a power nor a card of the hand: no zap stops it. Only a Tech Scrambler does.
chapter-technology-facedown = Three that stay facedown
chapter-technology-facedown-text = Genesis Bomb, Gluon Mines and Tech Scrambler are revealed at the moment they are used, not before. So a facedown tech with many ships on it may be a surprise.
chapter-technology-new = A new tech instead of a second encounter
chapter-technology-new-text = If you may have a second encounter, you may take a new tech instead: draw one more than you have foreign colonies, keep one facedown and discard the others. You may have any number of techs, but only one step in each regroup phase.
chapter-technology-worth = Is it worth the ships?
chapter-technology-worth-text = A ship on a tech is missing everywhere else. Techs for two or three ships pay off soon; the big ones change the game, but take many rounds. Be careful with the last ship of a colony: sending it to the laboratory gives the colony up, and with fewer than three home colonies your power is gone.

## Cosmic Dominion: aliens, reward cards, special ships

chapter-dominion = Cosmic Dominion
chapter-dominion-line = An expansion of the 2008 edition: thirty more aliens with their flares.
chapter-dominion-all = Its aliens
chapter-dominion-rules = Its rules
chapter-dominion-thirty = Thirty new neighbours
chapter-dominion-thirty-text = The aliens of the expansion are dealt like all others, mixed with those of the base game or by themselves. Their flares go into the deck with them. Ace, for one, begins with one planet fewer and wins if it still has a single foreign colony when its turn comes; Mirage lets other colonies count than those that fight; Judge decrees what else the winner or the loser gets.
chapter-dominion-any-time = At any time
chapter-dominion-any-time-text = Some powers may be used at any time. You are asked for them at four quiet moments of each encounter: at its beginning, before cards are chosen, when the outcome is known, and when it is over.
chapter-dominion-warning = Hazard warnings
chapter-dominion-warning-text = One destiny card of each color carries a triangle. Once one is drawn, the warning lights up beside the destiny card until the encounter ends. It matters to Tourist and to attacks with two values.
chapter-dominion-rewards = More rewards
chapter-dominion-rewards-text = Several of these aliens bring rewards or hand them out. A reward is always the same choice: a ship from the warp or a card.
chapter-dominion-quake = Cosmic quake
chapter-dominion-quake-text = With the reward deck or the aliens of the expansion, nobody goes without cards: if a cosmic card has to be drawn and neither the deck nor the discards hold one, all hands are discarded and shuffled, and everybody gets eight new cards.

chapter-rewards = Reward cards
chapter-rewards-line = A second deck of the 2008 edition: 32 cards for those who help the defense and for all others who earn a reward.
chapter-rewards-all = All reward cards
chapter-rewards-backs = Two backs
chapter-rewards-backs-text = Reward cards have a brown back of their own. Everybody sees how many of your cards have it, but not what they are. Your own ones have a folded brown corner. They are cards of your hand like all others, but they go to a discard pile of their own.
chapter-rewards-getting = How to get them
chapter-rewards-getting-text = Whoever gets a reward may take a ship from the warp, a cosmic card or a reward card for it. You say how many of each before anything is drawn. Whoever takes random cards from a hand with both backs chooses how many of each to take.
chapter-rewards-kicker = Kickers
chapter-rewards-kicker-text = As a main player you may lay one facedown before encounter cards are chosen. It is revealed with your card. If attack meets attack, it multiplies your card, not the ships: 10 x 2 = 20. With a negotiate it multiplies your compensation, or what your opponent loses if the deal fails. Each kicker does something more.
chapter-rewards-intimidate = Intimidates
chapter-rewards-intimidate-text = Before planning, each player may lay one facedown; everybody is told that it is one. As a main player you play it instead of choosing a card. As an ally you offer it: your main player may take it without seeing it. It is a high attack against an attack, and a negotiate against anything else. Or it is the one with −9.
chapter-rewards-rift = Rifts
chapter-rewards-rift-text = Played at the start of any encounter, a rift brings a colony, cards or ships. Taken from your hand, it explodes: whoever took it loses as much. So think twice before you take reward cards from others. Given in a deal, it does not explode.
chapter-rewards-retreat = Retreats
chapter-rewards-retreat-text = An encounter card for hopeless cases: against an attack you lose, but without losing a ship. Against anything else it is a negotiate.
chapter-rewards-hazard = Attacks with two values
chapter-rewards-hazard-text = They count the big number, or the one in the triangle once a hazard warning was drawn in this encounter. You know which before you choose a card: after a warning, the triangle beside the destiny card is red.
chapter-rewards-honest = What is ours
chapter-rewards-honest-text = The printed text of some of these cards could not be found. Where we had to design something, the catalogue says so.

chapter-ships = Special ships
chapter-ships-line = A variant of Cosmic Dominion: one of your ships carries a marker and can do more.
chapter-ships-all = The special ships
chapter-ships-rules = The rules of special ships
chapter-ships-marker = A marker on one ship
chapter-ships-marker-text = During set-up each player chooses which ship carries the marker. It has a white ring. It counts like any other ship. When some of your ships are sent, lost or brought home, you are asked whether it goes along.
chapter-ships-flagship = Flagship
chapter-ships-flagship-text = In an encounter it may add 3 to your side after the reveal. Its hyperspace drive moves it at any time: to a colony, onto a tech, or into an encounter in which you take part.
chapter-ships-salvage = Salvage vessel
chapter-ships-salvage-text = If it took part in an encounter that your side wins, you may take two reward cards, or draw two techs and keep one if the game has techs. Its tractor beam fetches a card from the discard pile at any time.
chapter-ships-ready = Used, and ready again
chapter-ships-ready-text = A special action turns the marker over, and its ring is dashed. It is ready again when the ship comes back from the warp, or after a turn of yours without a second encounter.
chapter-ships-two = Two of them
chapter-ships-two-text = With up to four players everybody may have two: one of each, two flagships or two salvage vessels. Each has a marker of its own. Only one of the two may be sent into any one encounter.

## The 2000 edition

chapter-avalon = The 2000 edition
chapter-avalon-line = The lean game for two to four players, with twenty aliens of its own.
chapter-avalon-all = Its aliens
chapter-avalon-rules = Its rules
chapter-avalon-lean = The same game, with fewer cards
chapter-avalon-lean-text = Five foreign colonies win here, too. There are 54 cards: attacks, negotiates and eight artifacts, but no flares, no morph and no reinforcements. You begin with seven cards. Destiny is a pile of discs, three in each color, without wild ones and specials.
chapter-avalon-aliens = Twenty aliens, open from the start
chapter-avalon-aliens-text = Each player is dealt one alien, faceup. For a first game there are three groups of four aliens that go well together. Chronos, Empath and Laser are in this edition alone. Others, such as Mutant, Mind and Healer, do not do the same as in 2008: the catalogue shows both versions.
chapter-avalon-different = What goes differently
chapter-avalon-different-text = You choose your ships before you name the planet. Nobody has to take a ship from the warp, compensation or a reward. Without an encounter card you draw seven new cards as soon as you become the defense. When several want to act at once, the other players come first, then the offense, the defense last. A Cosmic Zap stops the power of another player, never your own.
chapter-avalon-two = For two players
chapter-avalon-two-text = Discs only decide who begins. There are no allies, and you may attack any colony of your opponent, in either home system. You keep your power as long as you have four home colonies.

chapter-campaign = A campaign
chapter-campaign-line = Several games of the 2000 edition for points, until somebody has fifteen.
chapter-campaign-games = Several games, the same seats
chapter-campaign-games-text = Everybody keeps seat, colour and points from game to game, bots too. For every game new aliens are dealt, so nobody is stuck with a weak one.
chapter-campaign-points = What a game is worth
chapter-campaign-points-text = Winning alone brings 8 points, a shared win 4 to each winner. Whoever does not win but ends a game with exactly four foreign colonies gets 1 point. A deal that lets both of you win is safe, but it brings only half: that is the question of every campaign.
chapter-campaign-begins = Who begins
chapter-campaign-begins-text = A disc names who begins the first game. After that the lowest score begins. If several have it, the one of them who sits next clockwise from the last winner begins; after a shared win, seats are counted from the winner who sits first clockwise from whoever began.
chapter-campaign-end = The end
chapter-campaign-end-text = Fifteen points end the campaign. If several have passed fifteen, the higher score wins; then the most cards in hand at the end of the last game; otherwise they win together.
chapter-campaign-table = At the table
chapter-campaign-table-text = Tick “Campaign to 15 points” when you set up a table of the 2000 edition. Its page shows the race, all games and who begins next; everybody with a seat can start the next game, tonight or next week. A bot plays for whoever is away, until they come back.
chapter-campaign-rules = The rules of the campaign
