## Our readings of the aliens of Cosmic Dominion and their flares

reading-topic-aliens-dominion = Aliens of Cosmic Dominion: powers
reading-ace-whom-asks = Both Ace and the usual defense could be met on the same planet: whom does the offense attack?
reading-ace-whom-plays = It says so when it aims there.
reading-alchemist-same-face-asks = May Alchemist take a card that is equal to the one it discards?
reading-alchemist-same-face-plays = No: such an exchange would change nothing.
reading-angler-lucky-draw-asks = Angler draws the very card it has named: must it show it?
reading-angler-lucky-draw-plays =
    Yes, at once; then it may use its power again, and being asked again would tell it anyway.
reading-aristocrat-when-asks = When may Aristocrat draw its flare?
reading-aristocrat-when-plays =
    Once in an encounter: as the offense from the start of its turn on, as the defense after destiny, until cards
    are selected.
reading-aristocrat-one-leaves-asks =
    Aristocrat draws three flares at once: how many of those that match nobody leave the game?
reading-aristocrat-one-leaves-plays = One.
reading-bride-ring-asks = Which ship may Bride’s spouse give as the ring?
reading-bride-ring-plays = One of its choice, from a colony or from the gate.
reading-bride-show-hands-asks = Must both show their hands if one of a couple does?
reading-bride-show-hands-plays = No: each shows its own hand or not.
reading-diplomat-talks-asks = When is a deal among three made?
reading-diplomat-talks-plays =
    When both others have accepted the proposal that lies there; a new one takes its place and its consents. The
    card by which Diplomat takes part is discarded with the encounter cards.
reading-doppelganger-second-asks = May Doppelganger have a second encounter without an encounter card of its own?
reading-doppelganger-second-plays = Yes: a lack of encounter cards never hurts it.
reading-engineer-without-technology-asks = Does Engineer work at a table without technology?
reading-engineer-without-technology-plays =
    Yes: the tech deck comes on the table with its first use, for it alone; nobody takes a tech instead of an
    encounter.
reading-engineer-sheet-leaves-asks = Engineer’s sheet leaves its player: what becomes of the tech on it?
reading-engineer-sheet-leaves-plays = It is discarded at the next regroup phase, and its ships return.
reading-joker-printed-asks = Which card counts as Joker’s wild card: the printed one or what it became?
reading-joker-printed-plays =
    The printed one, for a morph the one it has copied; a card that takes the place of a revealed one is looked at
    again.
reading-joker-new-name-asks = Is naming another attack at the start of the turn a use that can be zapped?
reading-joker-new-name-plays = No.
reading-greenhorn-question-asks = Does anybody have to answer Greenhorn’s question?
reading-greenhorn-question-plays = No: it shows a card to one player and asks; the chat is there for answers.
reading-greenhorn-late-kicker-asks = What does a kicker do that Greenhorn plays after the reveal?
reading-greenhorn-late-kicker-plays =
    It is turned up at once and works like any other; one that ends an encounter when it is turned up ends it then.
reading-host-order-asks = Does Host fill its sheet before or after throwing flares out?
reading-host-order-plays = It throws out first, then fills up; it is asked at the start of every turn.
reading-judge-later-asks = When is Judge’s decree carried out, and what if nobody wins?
reading-judge-later-plays =
    After everything else is paid, cards before colonies; only if somebody has won, and also if Judge’s power is
    lost meanwhile.
reading-laser-none-asks = Must Laser lay any cards of its opponent aside?
reading-laser-none-plays =
    No: it may pick none. Only a defense draws a new hand first; an offense without an encounter card has lost, and
    then nobody is invited.
reading-lizard-when-morphed-asks = When are Lizard’s ships morphed?
reading-lizard-when-morphed-plays = Before they land, so it is certain which ships took part.
reading-lizard-bound-asks = May Lizard’s power be exchanged or lent?
reading-lizard-bound-plays = No: it is bound to its color, so what would do that cannot be played.
reading-mesmer-named-first-asks = Does Mesmer say what an artifact is played as before or after a zap?
reading-mesmer-named-first-plays = Before anybody may zap it.
reading-mirage-negotiate-asks = Is Mirage’s power used against a negotiate?
reading-mirage-negotiate-plays = No: only when attack meets attack.
reading-muckraker-order-asks = In which order are allies accused, exempted and asked?
reading-muckraker-order-plays =
    All are accused first, then the main player may exempt some, then each accused answers alone, clockwise.
reading-pentaform-stage-lost-asks =
    A stage says that home colonies do not matter to it: is it lost with Pentaform’s power?
reading-pentaform-stage-lost-plays = Yes: stages rest on the Pentaform sheet.
reading-pentaform-several-moves-asks = Two colonies are lost at once: by how many stages does Pentaform go back?
reading-pentaform-several-moves-plays = By two: each colony is a move of its own.
reading-pickpocket-one-look-asks = Pickpocket takes several cards: does it decide after each?
reading-pickpocket-one-look-plays = No: it looks at all of them once, then says which are kept.
reading-pirate-nothing-lost-asks = Are ships taken prisoner lost by the outcome?
reading-pirate-nothing-lost-plays =
    No: they never go to the warp, so they bring no compensation; of special ships Pirate says which it takes.
reading-pirate-ransom-asks = How is a ransom agreed?
reading-pirate-ransom-plays =
    By one proposal of Pirate and one answer, once for each owner in each regroup phase: ships for random cards, for
    a colony, or for both.
reading-quartermaster-leftover-asks = When does Quartermaster hand out, and which card is its own?
reading-quartermaster-leftover-plays =
    After everybody has split their rewards; its own is the one nobody got, and without cards for others there is
    none.
reading-quartermaster-backs-asks = May Quartermaster’s card for its trouble come from the reward deck?
reading-quartermaster-backs-plays = Only if somebody has chosen a card from it.
reading-colony-four-ships-asks = With how many ships is a colony founded that a decree or Reactor’s wild flare brings?
reading-colony-four-ships-plays = With one to four ships of any colonies.
reading-tourist-order-asks = Does Tourist land and send postcards before or after the liner moves?
reading-tourist-order-plays = After it has moved.
reading-tourist-former-owner-asks = Tourist’s sheet has changed hands: what becomes of ships of the former owner aboard?
reading-tourist-former-owner-plays = They go home with the next move.
reading-voyager-ships-adrift-asks =
    Ships stand on a planet in the warp: must one of them leave when a ship comes out of the warp?
reading-voyager-ships-adrift-plays =
    Only if no other ship of yours is in the warp, and never for the planet that it is on.
reading-yin-yang-rewards-asks = May a beaten offense decline the rewards that Yin-Yang brings?
reading-yin-yang-rewards-plays = No: they are paid without a question.
reading-yin-yang-tokens-asks = Which lost ships do Yin-Yang’s tokens count?
reading-yin-yang-tokens-plays =
    Those lost by the outcome; after a failed deal those in the warp since the encounter began. They are due also if
    the power is gone by then.
reading-yin-yang-shelter-asks = How many ships may Yin-Yang’s power shelter, and how many rewards does it bring?
reading-yin-yang-shelter-plays =
    As many as it has with the offense when the defense’s ships are lost, and as many as it has with the defense
    when the outcome is known; not as many as it first sent.
reading-yin-yang-both-lose-asks = Both sides lose: does Yin-Yang shelter and comfort?
reading-yin-yang-both-lose-plays = Yes: then the defense has lost, and the offense has lost, too.
reading-usurper-dictated-asks = An effect says what a main player plays: do its allies lay cards for Usurper?
reading-usurper-dictated-plays = No; an ally of both sides lays one card, for Usurper’s side.
reading-love-any-card-asks = Which cards may be discarded to Love, and must the discarder free ships?
reading-love-any-card-plays =
    Any card, but only one of the same type matches, an attack also if it is lower; whoever matches frees all its
    ships without a question.
reading-quartermaster-quake-asks = A quake shakes up the cards that Quartermaster has drawn for others: who gets what?
reading-quartermaster-quake-plays =
    They are drawn again, so everybody gets the right number; the new hand dealt by the quake is Quartermaster’s
    own.
reading-judge-terms-asks = How much may Judge decree?
reading-judge-terms-plays =
    One to three random cards, all cards, one that is picked, a colony, or a colony with one card or all of them.
reading-muckraker-both-sides-asks = Muckraker accuses an ally of both sides: what does that ally lose?
reading-muckraker-both-sides-plays =
    Its place on the winning side; its ships on the other side are lost as ever, for an accusation saves nothing.

reading-topic-flares-dominion = Aliens of Cosmic Dominion: flares
reading-ace-super-refuge-asks = Where may ships saved by Ace’s super flare settle?
reading-ace-super-refuge-plays = Together on one planet outside the system of the encounter, where Ace has no colony.
reading-alchemist-super-opens-asks =
    Only attacks with far-off values lie in the pile: may Alchemist use its power with the super flare?
reading-alchemist-super-opens-plays = Yes: the flare opens the power there, too.
reading-angler-wild-willing-asks = Must somebody admit to holding the card that the wild Angler flare names?
reading-angler-wild-willing-plays = No: it is a favor, and all others are asked in turn.
reading-bride-wild-where-asks =
    Where may an offense settle from whose attack a defense runs away with the wild Bride flare?
reading-bride-wild-where-plays =
    On any of its home planets, also without a colony there, or on any planet of others without ships.
reading-daredevil-wild-order-asks = When does the wild Daredevil flare move its ship or cost its price?
reading-daredevil-wild-order-plays =
    The ship leaves before the others land; the three ships are lost after the losses of the encounter.
reading-diplomat-super-promises-asks = Who is paid what Diplomat has promised for votes?
reading-diplomat-super-promises-plays =
    Only those who voted for it, after everything else; each promise is for one voter and heard by all.
reading-diplomat-wild-replaced-asks =
    Somebody talks in the place of a main player by the wild Diplomat flare: whose losses and whose success?
reading-diplomat-wild-replaced-plays =
    The talker’s are the gains and losses; the deal counts as the success of whoever is replaced.
reading-explorer-wild-when-asks = When is the wild Explorer flare played?
reading-explorer-wild-when-plays =
    When the ships are in the gate; when resettling, as soon as the gate is aimed. Its rewards come at the very end,
    after every outcome.
reading-joker-super-gone-asks = Joker’s super flare has named a wild card and then leaves the hand: what is wild?
reading-joker-super-gone-plays = The attack that was wild first, at once.
reading-greenhorn-super-system-asks = With which destiny cards does Greenhorn’s super flare work?
reading-greenhorn-super-system-plays =
    With those that name a system: not with a wild; a special names that of whom it named when it was turned up.
reading-lizard-wild-kicker-asks = Does the wild Lizard flare raise a Kicker x−1?
reading-lizard-wild-kicker-plays = No: it multiplies the cards of both sides, so its factor stays.
reading-mesmer-super-stopped-asks = Mesmer’s super flare is stopped: is the card played with it lost?
reading-mesmer-super-stopped-plays = No: the card comes back.
reading-pentaform-wild-gone-asks = What becomes of the alien that is given up for the wild Pentaform flare?
reading-pentaform-wild-gone-plays = It leaves the game; the one of the two that was not taken may be drawn again.
reading-pirate-wild-order-asks = Does the wild Pirate flare replace cards or ships first?
reading-pirate-wild-order-plays = Cards first, then ships.
reading-quartermaster-wild-asks = For how many receivers does the wild Quartermaster flare replace cards?
reading-quartermaster-wild-plays = For one, as many cards as that reward holds.
reading-tourist-wild-look-asks = May the wild Tourist flare look at facedown encounter cards?
reading-tourist-wild-look-plays = Yes, before the reveal; of several cards that look alike chance takes one.
reading-whirligig-wild-secret-asks = Who learns whether cards have changed hands by the wild Whirligig flare?
reading-whirligig-wild-secret-plays = Only the two players; the opponent chooses left or right blindly.
reading-usurper-wild-phase-asks = Does the wild Usurper flare end the alliance phase at once?
reading-usurper-wild-phase-plays =
    No: only planning and reveal are skipped, so allied ships are counted after Force Field, Grudge and all others;
    a tie is the defense’s.
reading-vote-after-alliances-asks =
    The encounter is decided by a vote or by Laser’s super flare once alliances are formed: does the alliance phase
    end?
reading-vote-after-alliances-plays = No: it goes on to its end before the resolution begins.
