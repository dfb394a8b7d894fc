## Our readings of the aliens of the base games and their flares

reading-topic-classic-filch = The classic Filch flare
reading-cheat-how-asks = How does the holder of the classic Filch flare cheat at a table where nobody sees hands move?
reading-cheat-how-plays =
    Once in an encounter it secretly takes a ship from the warp, or the top card of the deck or of the discards;
    nobody is told, only the counts change.
reading-cheat-who-may-not-asks = Who cannot cheat with it?
reading-cheat-who-may-not-plays =
    Filch itself while its power is in force, and whoever has already played a flare in this encounter.
reading-cheat-accuse-asks = Who may accuse a cheat, how often, and at what cost?
reading-cheat-accuse-plays =
    Everybody, one seat and once in an encounter, whether or not anybody cheated; a wrong accusation costs nothing
    but itself.
reading-cheat-caught-asks = What happens to a cheat who is caught?
reading-cheat-caught-plays =
    The flare is shown and counts as played, the booty goes back if it is still there, and one more ship is lost.
reading-cheat-forgotten-asks = How long can a cheat be caught?
reading-cheat-forgotten-plays = Until the encounter is closed; then it is forgotten.

reading-topic-aliens-2008 = Aliens: powers
reading-amoeba-one-way-asks = May one use of Amoeba’s power take some ships out and bring others in?
reading-amoeba-one-way-plays =
    No: one use goes one way, and ships can be taken out only if there is a colony to take them.
reading-chosen-after-emotion-control-asks =
    Emotion Control has turned the attacks into negotiates: what is a card with which Chosen then replaces its own?
reading-chosen-after-emotion-control-plays = What it shows: an effect on the old card does not touch its replacement.
reading-citadel-two-morphs-asks = Two morphs make both sides lose: are used citadels discarded?
reading-citadel-two-morphs-plays = Yes: the defense has lost.
reading-cudgel-compensation-asks = Do ships smashed by Cudgel bring compensation?
reading-cudgel-compensation-plays = No: they are no losses of the encounter itself.
reading-dictator-own-draw-asks = Does Dictator know its own next destiny card after looking through the deck?
reading-dictator-own-draw-plays = No: the deck is shuffled after each search.
reading-fido-added-cards-asks = May Fido fetch a card that was only added to a total, and may Filch take it?
reading-fido-added-cards-plays =
    Fido may, for it settled the encounter; reinforcements did not. Filch takes only the encounter card of the other
    side.
reading-fido-payment-asks = Must Fido take something for a card that somebody accepts?
reading-fido-payment-plays = No: the payment is optional.
reading-gambler-buried-card-asks = May others work out which card Gambler put under the deck after a believed claim?
reading-gambler-buried-card-plays = No: from then on nobody can tell which cards are left in that hand.
reading-grudge-landed-ships-asks =
    May a holder of a grudge token pay with ships that have just landed as an offensive ally, or come home as a
    defensive one?
reading-grudge-landed-ships-plays = No: ships of that encounter cannot pay.
reading-hacker-empty-hand-asks =
    May Hacker collect elsewhere if its opponent has no cards, and what if the payment is cancelled?
reading-hacker-empty-hand-plays = It may name any other hand; a cancelled payment leaves nothing to collect.
reading-hate-answers-asks = Do the others answer Hate’s demand at once, and when can it be zapped?
reading-hate-answers-plays =
    They answer clockwise, one after another, seeing what came before; a zap must come before the card is shown.
reading-healer-one-batch-asks = Several players lose ships at once: how often may Healer heal?
reading-healer-one-batch-plays =
    Each of them, for a card each; but a use heals all ships that this player has just lost.
reading-machine-no-use-asks = Does Machine use its power for a second encounter that it has won anyway?
reading-machine-no-use-plays = No: where the rules grant the encounter nobody is asked, and nothing can be zapped.
reading-miser-without-card-asks =
    Miser needs an encounter card and has none in hand: draw a new hand or play from the hoard?
reading-miser-without-card-plays = A defense chooses; an offense plays from the hoard, for otherwise its turn would end.
reading-reincarnator-when-asks = When does Reincarnator change, and may a discarded incarnation be drawn again?
reading-reincarnator-when-plays =
    After all ships have moved and everything is paid; a discarded incarnation stays out of the game.
reading-remora-events-asks = Several players get ships or cards at once: how often may Remora join in?
reading-remora-events-plays = Once for each player and kind: each of them is an event of its own.
reading-reserve-each-card-asks = Reserve plays several attacks as reinforcements: is that one use?
reading-reserve-each-card-plays = No: each card is a use and can be zapped by itself.
reading-shadow-every-card-asks = The offense draws again after its own color: does the rejected card count for Shadow?
reading-shadow-every-card-plays = Every card drawn counts, also a special for whom it named when it was turned up.
reading-spiff-margin-asks = By how much has Spiff lost when an upset turned the result round?
reading-spiff-margin-plays = By the distance between the totals, whichever won.
reading-vacuum-fewer-asks = Must Vacuum name a player for every ship it loses?
reading-vacuum-fewer-plays = No: it may name fewer or nobody.
reading-void-failed-deal-asks = Does Void remove ships after a failed deal?
reading-void-failed-deal-plays = No: that is no win, so the ships go to the warp.
reading-warrior-resettling-asks = Does Warrior get a token for settling an empty home planet?
reading-warrior-resettling-plays = Yes, one, as after a win: the rules call it a successful encounter.

reading-topic-flares-2008 = Aliens: flares
reading-amoeba-super-empty-asks = An ally takes all its ships out with Amoeba’s super flare: is it still an ally?
reading-amoeba-super-empty-plays = Yes, but with nothing at stake: it gets neither a colony nor rewards.
reading-anti-matter-stopped-asks = May a flare stopped by Anti-Matter’s flare be tried again?
reading-anti-matter-stopped-plays =
    Not that side of it in this encounter; but it does not count as its player’s flare, so another may be played.
reading-chosen-super-zapped-asks = Does a zap of Chosen’s super flare undo the prayer?
reading-chosen-super-zapped-plays = No: the cards are drawn by then; only the flare’s own effect is lost.
reading-clone-wild-own-asks = Which artifacts may the wild Clone flare keep?
reading-clone-wild-own-plays =
    Only its holder’s own, also one that was stopped; it may be played again from the next encounter on.
reading-cudgel-wild-new-asks = Which colony may the wild Cudgel flare clear?
reading-cudgel-wild-new-plays =
    One that its player has just gained by a win or a deal; not one founded meanwhile by another effect.
reading-filch-grabbed-flare-asks = The wild Filch flare grabs a flare: whose flare of the encounter was it?
reading-filch-grabbed-flare-plays =
    Still that of the player who had played it; and it cannot be used again in this encounter.
reading-filch-super-others-asks = In which encounters does Filch’s super flare work?
reading-filch-super-others-plays = In those of others; in its own it has its plain power.
reading-fodder-wild-late-asks = Who may join late with the wild Fodder flare?
reading-fodder-wild-late-plays = Only an invited player who joined nobody; not one who was sent home.
reading-human-wild-lost-asks = The wild Human flare asks who plays Human: does a player count who has lost that power?
reading-human-wild-lost-plays = Yes: a lost power still is Human.
reading-kamikaze-super-single-asks = Is Kamikaze’s super flare offered with one ship in the warp?
reading-kamikaze-super-single-plays = No: the usual ship comes back anyway, and the flare would be wasted.
reading-loser-super-late-asks = May Loser announce an upset and then play its super flare for another?
reading-loser-super-late-plays = No: one upset is enough, and the flare is for announcing it late.
reading-masochist-wild-limits-asks = Whom may the wild Masochist flare name?
reading-masochist-wild-limits-plays =
    Only a player with a colony; and never so that the offense has no ship left to launch.
reading-mind-wild-first-asks = Does the wild Mind flare show the cards that set it off?
reading-mind-wild-first-plays = Yes, those just drawn and all that this player draws until the encounter ends.
reading-mirror-wild-copy-asks = Does the wild Mirror flare copy the printed card or what it counts as?
reading-mirror-wild-copy-plays = What it counts as at that moment.
reading-mutant-super-before-asks = When may Mutant’s super flare make room in the hand?
reading-mutant-super-before-plays = Before the refill, with one to three cards; the power need not follow.
reading-observer-wild-draw-asks = May allies refuse the card of the wild Observer flare?
reading-observer-wild-draw-plays = No: each of them simply draws.
reading-founding-flares-asks = Where may the wild flares of Parasite and Tick-Tock found a colony, and with which ships?
reading-founding-flares-plays = Only where you have none, with ships from your colonies.
reading-philanthropist-wild-force-asks = Which power may the wild Philanthropist flare lend?
reading-philanthropist-wild-force-plays = Only one in force: neither lost nor zapped.
reading-reserve-wild-best-asks = Several reinforcements are discarded at once: which does the wild Reserve flare get?
reading-reserve-wild-best-plays = The best of them.
reading-shadow-wild-losses-asks = Do winners that the wild Shadow flare sends to the warp count as lost by the result?
reading-shadow-wild-losses-plays = No: they have won, so nothing is compensated.
reading-sorcerer-wild-lost-asks =
    May the wild Sorcerer flare exchange a power that is lost, and who is the Sorcerer then?
reading-sorcerer-wild-lost-plays =
    A lost power changes hands, too, and is in force or not by the home colonies of its new owner; whoever has lost
    the Sorcerer still is it.
reading-tripler-wild-first-asks = Does the wild Tripler flare cut the value before or after a Mirror?
reading-tripler-wild-first-plays =
    Before: it looks at the value that the card shows, and a mirror then reads the third backwards, so 20 becomes 7
    and then 70.
reading-vulch-wild-order-asks = Who decides in which order the cards of the wild Vulch flare are handed over?
reading-vulch-wild-order-plays = The opponent, card by card, until one is kept.

reading-topic-aliens-2000 = Aliens
reading-macron-2000-gains-asks = Are compensation and rewards doubled for Macron in this edition?
reading-macron-2000-gains-plays = No: that came with 2008.
reading-mind-2000-moments-asks = When may Mind look at a hand?
reading-mind-2000-moments-plays =
    Once: before allies are invited or when alliances are formed, also as an outsider at one main player.
reading-mutant-2000-seven-asks = To how many cards does Mutant fill up, and when?
reading-mutant-2000-seven-plays =
    To seven, the hand of this edition, before encounter cards are laid; so an offense may save its turn.
reading-philanthropist-2000-moments-asks = When may Philanthropist give its card?
reading-philanthropist-2000-moments-plays =
    Once: when the defense is known, when the target is named, or when alliances are formed; as an ally only then.
reading-philanthropist-2000-no-hand-asks = Does a Philanthropist who gives away the last encounter card draw a new hand?
reading-philanthropist-2000-no-hand-plays = No: only who needs an encounter card draws, and the turn of an offense ends.
reading-virus-2000-attacks-asks = Is Virus’s power used against a negotiate?
reading-virus-2000-attacks-plays = No: only when attack meets attack.
reading-empath-narrow-asks = When does Empath turn an attack into a negotiate?
reading-empath-narrow-plays =
    Only when it has revealed the negotiate itself and its opponent the attack, and then always.
reading-laser-2000-unseen-asks = Who sees the encounter card that is drawn for Laser’s opponent?
reading-laser-2000-unseen-plays = Nobody before the reveal, not even its owner, who may look at the cards that are left.
reading-laser-2000-oracle-asks = Laser against Oracle: who lays a card first?
reading-laser-2000-oracle-plays = Laser, openly; then Oracle’s card is drawn blindly all the same.
reading-chronos-undone-asks = Which uses does time travel undo?
reading-chronos-undone-plays =
    Those made because of the revealed cards, which may be used again; what was used or ordered before the reveal
    stands.
reading-chronos-artifacts-asks = Is an artifact undone that was played after the reveal and before time travel?
reading-chronos-artifacts-plays = No: it stays played, and has no effect on the new cards.
