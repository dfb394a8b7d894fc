## Our readings of the rules

reading-topic-goal = Winning
reading-shared-by-one-resolution-asks =
    Who wins if two players reach five foreign colonies one after the other in the same resolution?
reading-shared-by-one-resolution-plays =
    Both: the resolution of an encounter is one moment, and the game ends when all of it is done; outside it,
    whoever gets there first wins at once.

reading-topic-timing = Order and timing
reading-waiting-for-others-asks = How can players agree on an order for effects that conflict?
reading-waiting-for-others-plays =
    Whoever would rather wait passes, and is asked again as soon as somebody has acted; if nobody acts, the moment
    is over.
reading-order-at-the-reveal-asks = In which order do effects on the revealed cards work?
reading-order-at-the-reveal-plays =
    First what changes a card, then what changes its value, then what changes totals, each in the usual order of
    players; a card that changes later is looked at again.
reading-two-automatic-wins-asks = Whose win stands if effects make both sides win?
reading-two-automatic-wins-plays =
    That of the player who comes first in the order of conflicts; only an upset announced by Loser comes after it.

reading-topic-drawing = New hands and empty decks
reading-no-second-without-card-asks =
    May you begin a second encounter without an encounter card, just to take back a ship or resettle a planet?
reading-no-second-without-card-plays =
    No: without an encounter card in hand your turn is over after the first encounter, as the designer answered.
reading-nothing-left-to-draw-asks = What happens in the base games when the deck and the discard pile are both empty?
reading-nothing-left-to-draw-plays =
    Drawing stops; but if a player needs an encounter card and all of them are in other hands, all hands are shaken
    up as in a cosmic quake, for play could not go on.
reading-both-without-cards-asks =
    Neither main player has an encounter card in the planning phase: does the defense draw a new hand?
reading-both-without-cards-plays =
    No: the turn of the offense ends before the defense draws, unless something gives the offense a card in time.
reading-last-card-while-selecting-asks = What if a player loses the last encounter card while cards are being selected?
reading-last-card-while-selecting-plays =
    The same as before: a defense draws a new hand, and the turn of an offense ends, even if the other card already
    lies open.
reading-refill-before-a-gift-asks =
    A defense loses its last cards to a Plague and is then given one: does it draw a new hand?
reading-refill-before-a-gift-plays =
    Once when it becomes the defense, and once more when a card must be played if it then has no encounter card; a
    gift that is one is enough.
reading-played-before-a-new-hand-asks =
    You begin your turn without an encounter card: which of the cards that you give up may you play before?
reading-played-before-a-new-hand-plays =
    Those whose moment it is. In 2008 Mobius Tubes and Plague belong to the regroup phase, which has not begun; in
    2000 a turn begins with the first step of the encounter, so both may be played.

reading-topic-destiny = Destiny and regroup
reading-special-fixed-asks = Whom does a special destiny card name if hands or the warp change after it was turned up?
reading-special-fixed-plays =
    Whoever it named at that moment: neither a ship lost meanwhile nor a card spent on a zap makes somebody else the
    defense.
reading-special-names-the-offense-asks = Can a special destiny card name the offense itself?
reading-special-names-the-offense-plays =
    Yes, if it fits the offense best: then it counts as the offense’s own color. Some later cards are said to read
    “other than you”, hence the house rule.
reading-special-without-colony-asks = What if whoever a special destiny card names has lost all colonies meanwhile?
reading-special-without-colony-plays =
    That player is the defense all the same, for every home system keeps a planet to aim at.
reading-gate-ship-resettles-asks =
    May a ship that came out of the warp straight onto the gate resettle an empty home planet?
reading-gate-ship-resettles-plays = Yes, if the own color is drawn: it is one of the one to four ships.
reading-own-colour-aim-asks =
    You turn your own colour and several players have colonies in your system: when is it known who the defense is?
reading-own-colour-aim-plays =
    When you aim, after the ships are chosen; only then does a colonist without encounter card draw a new hand.
reading-own-planets-2000-asks = May you settle an empty planet of your own by turning your own colour?
reading-own-planets-2000-plays = No: this edition has no such rule; you turn on until another colour comes.

reading-topic-planets = Planets and ships that come home
reading-planets-laid-out-asks = May everybody lay out their planets as they like?
reading-planets-laid-out-plays =
    It would make no difference, so nobody is asked: at the start all planets of a system are alike, and whoever
    later needs two neighbors picks two that are.
reading-home-onto-the-target-asks =
    May ships of the defense that come home in mid-encounter land on the planet under attack?
reading-home-onto-the-target-plays =
    Yes, and they count for its defense: only moving ships there is forbidden, and whoever brings ships home may
    choose any of their colonies.
reading-losses-off-the-target-asks = May ships that you have to lose be taken off the planet under attack?
reading-losses-off-the-target-plays =
    Yes, from there as from any other colony; the last one gives up the colony, and the planet is defended with no
    ship.
reading-empty-planets-2000-asks = With two players, may an empty home planet of the opponent be attacked?
reading-empty-planets-2000-plays = Yes: in either system, any colony and any empty planet of the opponent.

reading-topic-alliance = Alliances
reading-both-sides-counted-asks = An ally stands on both sides: which of its ships count for rewards and other gains?
reading-both-sides-counted-plays =
    Those on the side in question, never both fleets together; what touches “its side” asks for which.
reading-committed-ships-asks = How many ships has an ally committed if some were lost or moved before the outcome?
reading-committed-ships-plays =
    Those sent less those taken back; a ship lost on the way was committed, and one that jumps to the other side
    counts there.
reading-end-of-both-alliances-asks = An effect sends an ally of both sides home: from which side?
reading-end-of-both-alliances-plays =
    From both, unless it sends home allies of the winner only; then its ships on the other side are lost as ever.
reading-invited-or-allowed-asks = Does somebody who may ally without an invitation count as invited?
reading-invited-or-allowed-plays = No: Grudge, Reactor and Yin-Yang ask for real invitations.
reading-force-field-2000-asks = Until when may Force Field be played?
reading-force-field-2000-plays = From the alliances until the cards are revealed, on any allies of both sides.

reading-topic-reveal = Planning and reveal
reading-neg-reinforcement-asks = May reinforcements be played when a negotiate lies open?
reading-neg-reinforcement-plays = No: they count only when both cards are attacks, so nobody is asked for them.
reading-declared-results-asks =
    An effect decides an encounter without cards (wild Hate, wild Loser): is there compensation or an upset?
reading-declared-results-plays =
    Neither: the result is simply declared, so nobody has lost with a negotiate and there is nothing to turn round.

reading-topic-deals = Deals
reading-deal-minute-asks = How is the minute for a deal kept at a table without a sandglass?
reading-deal-minute-plays =
    Each main player may make three proposals; then only accepting or refusing is left, and a table with a clock
    also ends the deal when time runs out.
reading-first-proposal-asks = Who makes the first proposal in a deal?
reading-first-proposal-plays = The offense, who may leave the first word to the defense once.
reading-named-cards-asks = May a card be named in a deal although hands are secret?
reading-named-cards-plays =
    Yes: the named card is shown to the partner, and to nobody else, because a promise binds and must be understood;
    after a refusal the partner still knows it.
reading-random-cards-in-a-deal-asks = How many unnamed cards may you ask for in a deal?
reading-random-cards-in-a-deal-plays = As many as your partner holds; they are taken at random.
reading-random-before-named-asks = A deal has named and random cards: which change hands first?
reading-random-before-named-plays =
    The random ones, out of the hands as they were, so no gift is taken straight back by chance.
reading-promised-card-played-asks = What if a card promised in a deal is played before the deal is carried out?
reading-promised-card-played-plays =
    It is not given, and the rest of the deal holds; if nothing is left to change hands, the deal has failed.
reading-failed-deal-together-asks = Who first says which three ships a failed deal costs?
reading-failed-deal-together-plays = Both main players choose openly and at the same time.

reading-topic-losses = Losses and gains
reading-power-goes-with-ships-asks =
    Ships are lost together with the third home colony: does their owner’s power still save them or answer the loss?
reading-power-goes-with-ships-plays =
    No: the ships are picked up first, so colony and power are gone before anything can become of them: they are not
    saved, and they set nothing off.
reading-announced-stands-asks =
    A power was used and is lost later in the same encounter: does what it announced still happen?
reading-announced-stands-plays =
    Yes: losing a power ends further uses, not what was used. Tokens given out are paid, and a decree is carried
    out.
reading-reward-mix-asks = Must you say how many rewards are ships and how many are cards before you see the first card?
reading-reward-mix-plays =
    Yes, with and without the reward deck: everybody fixes the mix, and only then is anything drawn.

reading-topic-powers = Powers, flares and zaps
reading-card-zap-on-own-asks = May you play a Card Zap on a card of your own?
reading-card-zap-on-own-plays = No: it could only waste both cards, so nobody is asked.
reading-zaps-discarded-last-asks = When are zaps that answered a power discarded?
reading-zaps-discarded-last-plays =
    After the whole use, its effect included; so whoever collects them gets all of them at the end.
reading-rider-zapped-asks = A Cosmic Zap stops a super flare that widens a use: is the use itself off, too?
reading-rider-zapped-plays =
    Yes: the zap turns off the power, and the flare returns to the hand uncounted. A zapped Human so wins with its
    super as well.
reading-stopped-flare-counts-asks = Does a flare that was stopped count as its player’s one flare of the encounter?
reading-stopped-flare-counts-plays = Yes if a Card Zap discarded it; no if it went back to the hand.
reading-flare-comes-back-asks = When does a played flare return to the hand?
reading-flare-comes-back-plays =
    Right after its effect; one that widens a use lies on the table until that use is over, and meanwhile cannot be
    taken.
reading-recurring-uses-asks = How often in an encounter may a power or flare answer something?
reading-recurring-uses-plays =
    Once for each time the thing happens if it answers an event; everything else once in an encounter.

reading-topic-variants = Variants
reading-facedown-own-flare-asks = May you play the wild side of your own flare while your alien lies facedown?
reading-facedown-own-flare-plays =
    Yes: a facedown power gives no super flare, so the flare has its wild side until you turn the sheet up.
reading-facedown-not-found-asks = An effect asks who plays a certain alien, and that sheet lies facedown: is it found?
reading-facedown-not-found-plays = No: a facedown alien is unknown and does not give itself away.
reading-rotating-set-up-asks = May rotating powers bring in an alien with set-up text?
reading-rotating-set-up-plays =
    No: its set-up would come too late, so another sheet is drawn, as the errata say for Reincarnator.
reading-rotating-empty-box-asks = What if no unused alien is left for rotating powers?
reading-rotating-empty-box-plays =
    The sheets discarded by rotating go back into the box, so there is always one to draw.
reading-turning-up-asks = At which moments are you asked whether to turn up your facedown alien?
reading-turning-up-plays =
    Wherever its power, its super flare, what it may do with cards or what it simply grants could matter just then.
reading-facedown-set-up-asks = Does an alien with set-up text lie facedown in a game with hidden powers?
reading-facedown-set-up-plays =
    No: it is set up as ever, and its tokens, ships or cards show what it is, so its sheet lies faceup from the
    start.

reading-topic-campaign = Campaign
reading-campaign-tie-by-cards-asks = Which cards in hand break a tie at the end of a campaign?
reading-campaign-tie-by-cards-plays = Those held when the last game ends.
reading-campaign-nobody-won-asks = From whom is the next first player counted if nobody won the last game?
reading-campaign-nobody-won-plays = From whoever began it.
reading-campaign-aliens-asks = Which aliens are dealt in the next game of a campaign?
reading-campaign-aliens-plays =
    All aliens of the edition, or those of the group that was chosen for the campaign, are dealt again at random;
    nobody picks one.
