## Our readings of reward cards, special ships and techs

reading-topic-rewards = Reward deck
reading-quake-on-purpose-asks = May you use something that draws cards when nothing is left to draw?
reading-quake-on-purpose-plays =
    Yes, where quakes are in the game: drawing then brings about a cosmic quake, and you draw on after it.
reading-shared-out-rewards-asks = Two players want more reward cards than are left: who gets them?
reading-shared-out-rewards-plays =
    Whoever fixes rewards first: nobody can choose more than deck and discards hold after what others of the same
    batch have chosen.
reading-choosing-backs-asks = May you choose the back when you take several random cards?
reading-choosing-backs-plays =
    Yes: you say first how many of them are reward cards, then chance takes them; a deal says it in the proposal.
reading-discard-pile-effects-asks = Which effects reach the discard pile of the reward cards?
reading-discard-pile-effects-plays =
    Those that act while a card is being discarded, and those that say “any discard pile”, as Alchemist does; what
    only names the discard pile later does not.
reading-victory-boon-batch-asks = When does Victory Boon pay its rewards?
reading-victory-boon-batch-plays = In one batch with the rewards of the allies: all mixes are fixed first.
reading-hate-kickers-asks = What answers Hate’s demand for a kicker or an intimidate?
reading-hate-kickers-plays = Any card of that type, also one of negative value; only attacks are compared by value.

reading-topic-rifts = Rifts
reading-rift-given-asks = Does a rift explode if it is given: named in a deal, lent, or picked by the payer?
reading-rift-given-plays = No: it explodes only when it is taken out of a hand.
reading-rift-asked-for-asks = Does a rift explode if somebody asks for it by name or picks it out of a hand?
reading-rift-asked-for-plays =
    Yes: whoever gets a card in this way takes it, as with Angler’s question or a card chosen by Judge’s decree.
reading-rift-in-swapped-hands-asks = Does a rift explode when whole hands are exchanged, mixed or taken over?
reading-rift-in-swapped-hands-plays = No: then no card is drawn out of a hand.
reading-rift-thrown-away-asks = Does a rift explode if whoever took it throws it away at once?
reading-rift-thrown-away-plays =
    No: it must be taken and kept, as the English sheet of rules says. Effects that sort what they have taken sort
    first.
reading-several-rifts-asks = Several rifts are taken at once: in which order do they explode?
reading-several-rifts-plays =
    In the order in which they were taken; one that the first makes its taker discard does not explode.
reading-rift-1-only-ship-asks = May you play Rift 1 with a single ship outside the warp?
reading-rift-1-only-ship-plays = No: it would only move your last colony.
reading-rift-1-last-colony-asks = Rift 1 explodes on a player with a single colony: what happens?
reading-rift-1-last-colony-plays = That colony is given up, too, and its ships go to the warp.

reading-topic-laid = Intimidates, kickers and retreats
reading-negotiates-act-by-lying-asks = Can a zap or Omni-Zap stop what a unique negotiate or a kicker does?
reading-negotiates-act-by-lying-plays =
    Nothing zaps it: it is neither played nor used, but works while it lies revealed.
reading-oracle-and-own-intimidate-asks = May Oracle look at an intimidate that its opponent has laid for itself?
reading-oracle-and-own-intimidate-plays = No: it lies facedown as the encounter card, and Oracle selects without a look.
reading-both-may-replace-asks = Both main players may replace their card by an ally’s intimidate: who decides first?
reading-both-may-replace-plays = The offense; also a card that is an intimidate itself may be replaced.
reading-kicker-unrevealed-asks = What becomes of a kicker if the encounter ends before the reveal?
reading-kicker-unrevealed-plays = It goes back to the hand unseen.
reading-kicker-after-a-change-asks =
    Attacks are turned into negotiates, by Emotion Control for example, and the deal fails: does a kicker multiply
    the losses?
reading-kicker-after-a-change-plays =
    Yes: it goes by what the cards count as when its moment comes; the book calculates before other effects only
    where attacks are compared.
reading-self-destruct-first-asks = May anything still be used once Self Destruct is turned up?
reading-self-destruct-first-plays =
    No: it ends the encounter before anything else, and cannot be zapped, neither facedown nor turned up.
reading-duplicity-and-allies-asks = Does Duplicity also hit allies who go home for a deal or after a retreat?
reading-duplicity-and-allies-plays = Yes; rewards they have earned are paid all the same.
reading-retreat-met-another-card-asks = An effect changes the attack that a retreat has met: does it still retreat?
reading-retreat-met-another-card-plays = No: it becomes a negotiate; and an upset turns its defeat into a win.
reading-epic-oratory-two-cards-asks =
    Are the two extra cards of Epic Oratory due even if its player is owed no compensation?
reading-epic-oratory-two-cards-plays = Yes, whoever wins.
reading-failed-deal-calculation-asks =
    In which order do Faulty Translator, Right of Refusal and kickers change the losses of a failed deal?
reading-failed-deal-calculation-plays =
    First the two cards change the three ships, then a kicker multiplies, then effects of players follow.
reading-team-spirit-losers-asks = Whose ships may Team Spirit save?
reading-team-spirit-losers-plays = One of each own ally, if its own side has lost.
reading-intimidates-back-asks = When does an unused intimidate go back to the hand?
reading-intimidates-back-plays =
    As soon as it cannot be used: that of an outsider when alliances stand, others when both main players have
    decided, all at once when something decides instead of cards.

reading-topic-artifacts = Artifacts of the reward deck
reading-ship-zap-choice-asks = How does Ship Zap choose its ship?
reading-ship-zap-choice-plays =
    Its player names an owner, then the place, and then the very ship if special ones stand there; ships on techs
    and out of the game can be hit, too.
reading-omni-zap-price-asks = With what do you pay for Omni-Zap?
reading-omni-zap-price-plays =
    With a ship outside the warp, also one in the encounter; if Omni-Zap is stopped, it costs nothing.
reading-omni-zap-as-hand-zap-asks = When may Omni-Zap serve as a Hand Zap?
reading-omni-zap-as-hand-zap-plays = Only at the start of an encounter, on any player’s hand, your own included.
reading-omni-zap-struck-card-asks = Omni-Zap strikes out a revealed encounter card: what does a morph opposite copy?
reading-omni-zap-struck-card-plays = The card that replaces it, for the one struck out does not count.
reading-solar-wind-needs-ally-asks = What does a second Solar Wind do?
reading-solar-wind-needs-ally-plays =
    It turns the gains back to the usual ones; without an ally in the encounter none can be played.

reading-topic-special-ships = Special ships
reading-special-marker-up-asks = When is the marker of a special ship turned up again?
reading-special-marker-up-plays =
    By itself, as soon as it may be: when the ship leaves the warp, and after any own turn without a second
    encounter.
reading-special-in-batches-asks = Who says whether a special ship is among ships that are lost?
reading-special-in-batches-plays =
    Whoever picks the ships; if an effect only says how many, their owner. Nobody is asked where it would tell a
    secret: plain ships go first.
reading-flagship-drive-moments-asks = When may the hyperspace drive interrupt the game?
reading-flagship-drive-moments-plays =
    Wherever it could make a difference: before tech actions, before the gate is aimed, from the launch to the
    outcome for those who take part, and before the losses.
reading-tractor-beam-moments-asks = When may the tractor beam interrupt the game?
reading-tractor-beam-moments-plays =
    At four calm points: when an encounter begins, before cards are selected, when the outcome is known, and at the
    end.
reading-salvage-are-no-ship-rewards-asks =
    Are the two cards of a salvage vessel rewards that other effects count or hand out?
reading-salvage-are-no-ship-rewards-plays =
    No: they come besides all rewards and are not for ships, so nothing doubles them; without a reward deck they are
    two rewards.
reading-two-special-ships-sent-asks = How is it ensured that only one of two special ships is sent?
reading-two-special-ships-sent-plays =
    Whoever could send both says first which one may go; what effects or the drive bring in besides is free.
reading-special-new-marker-asks =
    A special ship is captured or out of the game: when, and on which ship, may its owner put the marker?
reading-special-new-marker-plays =
    Whenever a ship is freed in the own regroup phase, by the rule or by a card, on any plain ship outside the warp.
reading-flagship-three-after-jump-asks = May a flagship jump into the encounter after the reveal and still add its 3?
reading-flagship-three-after-jump-plays = Yes, once; the 3 stay if it jumps away later.

reading-topic-techs = Technology
reading-tech-more-ships-asks = May you put more ships on a tech than its number asks for?
reading-tech-more-ships-plays = Yes, as long as it lies facedown.
reading-tech-too-few-ships-asks = What if you complete a tech with too few ships?
reading-tech-too-few-ships-plays = That abandons it; so it is offered under that word, lest anybody does it by mistake.
reading-tech-order-asks = In which order do players act in their laboratories?
reading-tech-order-plays =
    The offense first, then clockwise, once each; nobody is asked again because somebody else has acted.
reading-research-last-ship-asks = May the last ship of a colony go to research?
reading-research-last-ship-plays = Yes: the colony is given up.
reading-researching-ships-lost-asks = Can researching ships be lost?
reading-researching-ships-lost-plays =
    Not by your own choice, as after a failed deal; but whoever else picks one of your ships, as Shadow does, may
    take one from a tech.
reading-researching-ships-count-asks = Do researching ships form a colony?
reading-researching-ships-count-plays =
    No, but they are in the game for whatever counts ships, and stay outside every encounter.
reading-tech-instead-of-encounter-asks = Who may take a new tech instead of a further encounter?
reading-tech-instead-of-encounter-plays =
    Whoever could have that encounter: so nobody without an encounter card, but also Machine whenever its power or
    wild flare grants one more.
reading-tech-deck-dry-asks = What if too few techs are left to draw?
reading-tech-deck-dry-plays = As many are drawn as there are; with none in deck and discards no new tech is offered.

reading-topic-tech-cards = Single techs
reading-coldsleep-landing-asks = Its owner has no colony when the Coldsleep Ship is completed: must the ships land?
reading-coldsleep-landing-plays = They may: else they go to the warp.
reading-collapsium-margin-asks = Do Collapsium Hulls work after a defeat by a margin of 0?
reading-collapsium-margin-plays = Yes, where a defense can lose so: 0 is 5 or less.
reading-energy-cloak-invitations-asks =
    May a defense under Energy Cloak use The Qax, and may the cloak be used when resettling?
reading-energy-cloak-invitations-plays = Neither: the defense does not invite at all, and resettling has no invitations.
reading-enigma-eight-asks = To how many cards does the Enigma Device bring hands, and who sees its owner’s discards?
reading-enigma-eight-plays =
    To exactly eight in every game; the owner discards first, unseen, and the cards lie open afterwards.
reading-genesis-twice-asks = What does a second Genesis Bomb do?
reading-genesis-twice-plays =
    It moves the one Genesis planet with all ships to its user’s system; whoever has it already keeps it where it
    is.
reading-gluon-mines-cards-asks = Gluon Mines win a battle outright: what becomes of the encounter cards?
reading-gluon-mines-cards-plays = They are discarded as usual.
reading-infinity-drive-encounter-asks = What belongs to the encounter that the Infinity Drive puts in?
reading-infinity-drive-encounter-plays =
    All of it, with a regroup phase and tech actions, but no second encounter after it; then the interrupted turn
    goes on where it was.
reading-omega-last-planet-asks = May the Omega Missile destroy the last planet of a system?
reading-omega-last-planet-plays = No: whoever destiny names must always have a planet to be met at.
reading-plasma-additional-asks = How many ships may Macron send with Plasma Thrusters?
reading-plasma-additional-plays =
    Two: one more than whatever is usual; the thrusters are not used, they simply allow it.
reading-precursor-seed-stays-asks =
    Does the extra power of the Precursor Seed go along when its owner’s power is exchanged or lent?
reading-precursor-seed-stays-plays =
    No: it belongs to the tech, is lost and regained with the owner’s power, and leaves with the tech.
reading-prometheus-among-the-lost-asks = Who says which ships are lost when the Prometheus is among them?
reading-prometheus-among-the-lost-plays = Their owner, unless an effect lets somebody else pick the very ships.
reading-quark-battery-empty-asks = What if you complete the Quark Battery without an encounter card?
reading-quark-battery-empty-plays = It stays empty for good.
reading-qax-and-a-ship-asks = Must whoever receives The Qax give up a colony to send a ship?
reading-qax-and-a-ship-plays =
    No: without a ship to spare that guest answers like any other and keeps the tech; the obligation comes before
    any power, such as Parasite’s.
reading-scrambler-moments-asks = When may the Tech Scrambler be used, and on which techs?
reading-scrambler-moments-plays =
    When a tech is used, or at the start of an encounter on a lasting tech; never on techs of your own.
