## Our readings of Duel

reading-topic-duel-start = Before the first card
reading-duel-aliens-asks = How do the players choose their aliens?
reading-duel-aliens-plays = Each is dealt three at random and keeps one in secret, and both are turned up together.
reading-duel-older-asks = Who leads if both turn up the same plan?
reading-duel-older-plays = The older player, if the table has said who that is; otherwise chance decides.
reading-duel-first-hand-asks = Is a hand cut down to its limit before the very first destiny card?
reading-duel-first-hand-plays =
    No: drawing that card is part of the set-up, so whoever begins with more cards keeps them until the second one.

reading-topic-duel-roles = Leader and straggler
reading-duel-roles-in-a-duel-asks =
    Does the leader become the straggler while one of their planets is being dueled over?
reading-duel-roles-in-a-duel-plays =
    No: nobody controls that planet during the duel, but roles are looked at again only at cleanup, so ties and the
    order of envoys and reinforcements stay as they were.
reading-duel-roles-in-a-contest-asks =
    Who wins a tie if leader and straggler have changed places in the middle of a contest?
reading-duel-roles-in-a-contest-plays = Whoever is the straggler when the clouts are compared.
reading-duel-roles-named-later-asks = Whom does a text mean that names the leader or the straggler after a duel?
reading-duel-roles-named-later-plays = Whoever had that role when the duel or contest began.

reading-topic-duel-ending = Winning the game
reading-duel-five-each-asks = Do both win with five planets if one of them had the fifth earlier?
reading-duel-five-each-plays =
    Yes, if both hold five at the check before the next card; it does not matter who got there first while the card
    was resolved.
reading-duel-need-not-send-asks = Both supplies are empty, but one player need not send: do both lose?
reading-duel-need-not-send-plays = No: only whoever must send loses.
reading-duel-late-and-empty-asks =
    Both supplies are empty, but one player would send only later, by a hidden dial: do both lose?
reading-duel-late-and-empty-plays = No: whoever must send first has lost before the other one would have to.
reading-duel-two-ways-asks = Who wins if both meet different conditions at the same check?
reading-duel-two-ways-plays = Both win.

reading-topic-duel-ships = Dials and ships
reading-duel-empty-dials-asks = Must a dial be set that cannot change anything?
reading-duel-empty-dials-plays =
    No: whoever sends the same ships whatever the dial shows is not asked, and nobody is if an empty supply has
    decided the game; only a dial that stays hidden is always set, because supplies may change before it is
    revealed.
reading-duel-revenge-asks = Who sends ships to a duel in which those who control the planet cannot send?
reading-duel-revenge-plays =
    Whoever did not control it when it was picked; if both did, the ships there fight, and after a restart everybody
    sends.
reading-duel-no-planet-asks = What does a discovery do when all planets have been revealed?
reading-duel-no-planet-plays = The straggler picks a revealed planet, all ships on it retreat, and the duel is for it.
reading-duel-warpplanet-recover-asks = Must ships on the Warpplanet be recovered when the Warp does not hold enough?
reading-duel-warpplanet-recover-plays =
    No: from where ships come back is their owner’s choice, so the Warp must give as many as it can, and the
    Warpplanet only those that its owner likes.
reading-duel-many-shelters-asks = Which effect saves a destroyed ship if several could?
reading-duel-many-shelters-plays =
    All ships of the event are picked up first, and their owner says for each of them which effect it follows, or
    that it goes to the Warp; what must be saved is saved.

reading-topic-duel-plans = Plans and clout
reading-duel-reinforcement-as-plan-asks = May a reinforcement be laid as a plan?
reading-duel-reinforcement-as-plan-plays =
    Only from a hand without plans; then its printed number counts, and a parity card counts 0.
reading-duel-clout-order-asks = In which order is a clout multiplied and added to?
reading-duel-clout-order-plays =
    First it is settled which plan counts, then digits are swapped, then a plan is set to 0, then divided or
    multiplied by three, then doubled, and only then everything else is added.
reading-duel-compared-numbers-asks = Which number do texts compare that look at plans?
reading-duel-compared-numbers-plays =
    The one that was laid or built, before digits are swapped and before anything is multiplied.
reading-duel-compared-once-asks = Are plans compared again when another plan takes the place of one?
reading-duel-compared-once-plays = No: each text compares once, when its turn comes.
reading-duel-unrevealed-plans-asks = Does anybody see the plans that are discarded unrevealed?
reading-duel-unrevealed-plans-plays = Yes, both players: discard piles are open.

reading-topic-duel-tactics = Tactics
reading-duel-no-tactic-asks = What does a player choose whose tactics are all spent?
reading-duel-no-tactic-plays = None, and nothing is resolved for that player.
reading-duel-up-to-asks = May a player ready fewer tactics where a card says “up to”?
reading-duel-up-to-plays = No: that is as many as there are, for a readied tactic is never a drawback.
reading-duel-two-shown-asks = Which of a Cheater’s two tactics cannot be readied by the opponent’s recover 2?
reading-duel-two-shown-plays = Neither: every tactic shown in this round is left out.

reading-topic-duel-cards = Hands and piles
reading-duel-robbed-asks = Does an empty hand draw up before a card is taken from it?
reading-duel-robbed-plays =
    No: whoever is robbed uses no card, so nothing is taken; whoever must lay, show, give or exchange one draws up
    first.
reading-duel-optional-cost-asks = Does an empty hand draw up to pay a cost that is optional?
reading-duel-optional-cost-plays = No: then the text cannot be used.
reading-duel-unplayed-asks = Where does a reinforcement go that is discarded without being played?
reading-duel-unplayed-plays = To the discard pile of the player who discards it, and so into that deck.
reading-duel-empty-deck-asks = What happens when a destiny deck is empty?
reading-duel-empty-deck-plays = Its cards are taken out of the past and shuffled into a new deck.
reading-duel-backs-asks = Do the backs of the cards in a hand tell which deck they came from?
reading-duel-backs-plays = No: of a hand only the number of its cards is open.

reading-topic-duel-envoys = Envoys
reading-duel-friend-without-effect-asks = May an envoy be chosen on whom the change of friendship has no effect?
reading-duel-friend-without-effect-plays = Yes, also where the change is mandatory.
reading-duel-same-envoy-asks = May two changes of friendship by one player name the same envoy?
reading-duel-same-envoy-plays = Yes: each is carried out in full before the next one is chosen.
reading-duel-when-revealed-asks = May a facedown ally be revealed at any moment of a duel or contest?
reading-duel-when-revealed-plays = No: only in the step for it, which comes once in each round.

reading-topic-duel-order = What comes first
reading-duel-same-moment-asks = Who goes first if both have something to resolve at the same moment?
reading-duel-same-moment-plays =
    The leader; each player orders their own texts, and what must be done comes before what may be.
reading-duel-passed-asks = Is an optional text offered again at the same moment after its owner has passed?
reading-duel-passed-plays = No, even if the opponent acts after that.
reading-duel-won-at-once-asks = Is anything else resolved at the reveal when a text wins the duel at once?
reading-duel-won-at-once-plays = What must be done is done; what may be done is not offered any more.
reading-duel-won-by-ships-asks = Can a text still change who has won a duel by having the last ships?
reading-duel-won-by-ships-plays =
    No: only a duel that is still open can be decided, but it counts as won and lost like any other.
reading-duel-starts-over-asks = What remains when a duel starts over?
reading-duel-starts-over-plays =
    It is the same duel with the same card, planet and prize: bonuses of the round are lost, limits of the duel go
    on, and what belongs to a step happens again.

reading-topic-duel-books = Where the two books differ
reading-duel-envoy-wins-asks = May an envoy bring a way of its own to win the game?
reading-duel-envoy-wins-plays = Yes, as the German book says; the English one names aliens and destiny cards alone.
reading-duel-only-allies-asks = Which facedown envoys may a player reveal in a duel?
reading-duel-only-allies-plays =
    Only their own allies: the German book says so in the step itself, the English one only in its summary.
reading-duel-grumpus-asks = Does the Grumpus look at the ships that were sent or at the ship advantage?
reading-duel-grumpus-plays =
    At the ships that were sent, as the English book says; the German one speaks of the ship advantage.
reading-duel-refresh-cards-asks = How many refresh cards are there, as the English list of pieces has none?
reading-duel-refresh-cards-plays = Nineteen, as the German list says.
