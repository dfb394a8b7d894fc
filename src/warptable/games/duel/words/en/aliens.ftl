### The 27 aliens of the game for two. `you` is whoever plays the alien. `does` says in one line what it can do; under the
### name of an ability stands its text; `rulings` has one ruling in each line; `own` says what of the card is of our own
### design where more than the name is known.

duel-alien-bouncer-does = Sends an opposing ship off the planet and charges a fee for every prize.
duel-alien-bouncer-not-on-the-list = After the dials are revealed and ships are sent you may discard 1 card from your hand. If you do, your opponent retreats 1 of their ships from this planet; their last ship there can never be removed this way. Once per set of dials.
duel-alien-bouncer-house-rules = When your opponent is about to resolve a prize they owe you a fee: they choose to let you take 1 card at random from their hand or to skip the prize. An opponent with an empty hand is let in free.
duel-alien-bouncer-rulings =
    The cost of Not on the List is optional, so an empty hand is not refilled for it.
    If the duel restarts at step 1, Not on the List may be used again after the new dials.
    Against the Unseen and on Foggy Landing it is offered once all ships have been sent.
    The fee of House Rules is due for every prize the opponent resolves; the Bouncer is not asked.

duel-alien-cheater-does = Slips a second tactic into the duel unless somebody calls it out.
duel-alien-cheater-up-the-sleeve = When you choose your tactic you may secretly also choose a second readied tactic and one of its halves.
duel-alien-cheater-caught = After both players have locked their choices and before tactics are revealed, your opponent states whether they accuse you. Accused with a second tactic: it is spent without effect and your opponent readies 1 of their spent tactics. Accused without one: your opponent destroys 1 of their own ships on the planet (never the last one there) and you ready 1 of your spent tactics. Not accused: a second tactic, if any, is revealed and resolved together with the first.
duel-alien-cheater-rulings =
    Two blasts (or two shields) of the Cheater are added together; each recover half is resolved on its own.
    Both tactics are spent afterwards, except one whose recover half was resolved.
    The accusation question is asked in every duel, also when the Cheater holds only one readied tactic.
    A new choice of tactics (after a promise of the Politician) covers the second tactic too.
    Recover 2 of the opponent readies none of the tactics the Cheater showed in this round.
duel-alien-cheater-own = It is known only that an extra tactic can be slipped into a fight unless somebody calls it out. The procedure, the penalties and the names of both parts are of our own design.

duel-alien-crabby-does = After a defeat, trades two bad cards for two of the opponent’s.
duel-alien-crabby-unfair-trade = Before plans are chosen, if you lost the contest or duel before this one and both players hold at least 2 cards, you may set aside 2 random cards from your opponent’s hand unseen, give them 2 cards of your choice from your hand, then take the set-aside cards.
duel-alien-crabby-rulings =
    The 2 cards given away are chosen before the set-aside cards are seen.
    Traded plans stay with the new owner and go to the discard pile of whoever plays them.
    The first contest or duel of a game never qualifies. A restart is still the same duel.
    A duel lost in step 6 counts as lost.

duel-alien-duelist-does = Strikes back with the shield, and fights harder when blades cross.
duel-alien-duelist-riposte = When your revealed shield is higher than your opponent’s revealed blast, destroy as many of their ships on the planet as the difference.
duel-alien-duelist-flourish = If your opponent revealed a blast in this duel and you revealed a blast or a shield, add 5 to your clout.
duel-alien-duelist-rulings =
    Riposte needs a blast to parry: a shield against a shield or a recover does nothing.
    Riposte is not a blast, so shields do not reduce it.
    Only the tactics of the last round count when the duel was restarted.

duel-alien-friend-does = Can be allied with every envoy at once, and wins by the surprise party.
duel-alien-friend-popular = You can be allied with any number of envoys at the same time.
duel-alien-friend-surprise-party = Before the next destiny card is drawn, if you control at least 3 planets and every envoy in play (at least 3) is faceup and allied with you, you win the game.
duel-alien-friend-rulings =
    In each reveal step the Friend may reveal any or all of its facedown allied envoys.
    Must-effects of all faceup allied envoys apply together.

duel-alien-hybrid-does = Breeds a new number from two plans.
duel-alien-hybrid-cross-breed = When plans are chosen you may put 2 plans facedown instead of 1. When they are revealed, pick one to give the tens digit and the other to give the ones digit; the two-digit number built this way is the value of your plan. Both cards are discarded at cleanup.
duel-alien-hybrid-rulings =
    Single-digit plans have tens digit 0 (31 and 06 give 36 or 01).
    If either plan is negative the built value is negative (-2 and 31 give -32 or -1).
    The built number is what other abilities compare.
    If a plan must lie open (Oracle), both do; the digits are still picked at the reveal.
    With the Deuce the Hybrid may lay 2 or 3 plans; it names which 2 are bred, the third is the second plan of the Deuce.
    A reinforcement never serves as a second plan.
    A plan taken with the Chosen replaces all plans laid.

duel-alien-intelligent-mineral-does = Guesses a digit of the opposing plan and gains clout for it.
duel-alien-intelligent-mineral-calculated-guess = After plans are chosen and before they are revealed you may name a digit from 1 to 9, but not the digit you named last. If the plan your opponent reveals has that digit printed on it, add to your clout in this contest or duel: 8 for the digit 1, 15 for any other.
duel-alien-intelligent-mineral-rulings =
    Plans are printed with two digits; the sign is ignored (-2 shows the digits 0 and 2).
    The digits are those of the number that is compared.
    The digit named last stays barred until another one is named, also over contests and duels without a guess.
    A digit printed twice (11) adds its clout once.

duel-alien-iron-matron-does = Imposes a decree on the opposing plan and punishes whoever breaks it.
duel-alien-iron-matron-punish = After your opponent reveals a plan that breaks the decree in force, choose one: destroy 1 of the ships in their supply, or take 1 card at random from their hand into yours.
duel-alien-iron-matron-impose-your-decree = Before plans are chosen announce exactly one decree for your opponent’s plan: odd, even, 10 or lower, or 11 or higher. You cannot announce the decree that you announced in the contest or duel just before.
duel-alien-iron-matron-rulings =
    The opponent need not prove that they could have obeyed.
    Zero and -2 are even. Only printed values count. No punishment if the opponent’s plan is never revealed.
    Taking a card from an empty hand is not a choice; then the ship is destroyed, if there is one.
    The decree stays in force for the whole duel; after a restart no new one is announced.
duel-alien-iron-matron-own = The names of both abilities and when they are active are known. What they do is of our own design.

duel-alien-knot-does = Narrow defeats count as ties, and ties are yours.
duel-alien-knot-tangled = When the winner is determined, totals that differ by 3 or less count as a tie.
duel-alien-knot-loose-ends = You win ties, whoever is the straggler.
duel-alien-knot-rulings =
    Together: the Knot wins whenever its clout is at least the opponent’s clout minus 3.

duel-alien-musician-does = After a win, fills the hand or trades cards for ships.
duel-alien-musician-crescendo-or-diminuendo = After a contest or duel that you won you may do one of these: draw cards until you reach your hand limit; or discard down to exactly 2 cards and recover 1 ship for each card discarded.
duel-alien-musician-rulings =
    Diminuendo needs at least 3 cards in hand.

duel-alien-pickled-does = Pickles cards and opens the jar when clout is needed.
duel-alien-pickled-pack-the-jar = Before plans are chosen you may put 1 card from your hand facedown under this card, into the jar, as long as you keep at least 1 card in hand. The jar holds at most 3 cards.
duel-alien-pickled-pop-the-lid = After plans are revealed you may discard every card in the jar to add 3 to your clout for each.
duel-alien-pickled-rulings =
    Cards in the jar are not part of the hand and ignore the hand limit.
    Packing and popping are both possible in the same contest or duel.
    Cards from the jar go to the owner’s discard pile, reinforcements too.

duel-alien-pitfall-does = Lays a snare that drops a plan near it to zero.
duel-alien-pitfall-set-the-snare = Before plans are chosen: if you have no snare, put 1 card from your hand facedown under this card as the snare; if you have one, you may swap it with a card from your hand.
duel-alien-pitfall-spring-it = After plans are revealed, if the printed value of your opponent’s plan is within 2 of the printed value of your snare, reveal the snare: that plan counts as 0 clout, and the snare goes to your discard pile.
duel-alien-pitfall-rulings =
    A reinforcement may lie there as a bluff but never springs.
    The snare is not part of the hand.
    If the hand is empty after setting the snare, the empty-hand rule refills it.
duel-alien-pitfall-own = It is known that a card from hand must be laid as a snare before plans are chosen, and that one lying there may be swapped. When and how it springs is of our own design.

duel-alien-politician-does = Promises a tactic and profits whether the promise is kept or not.
duel-alien-politician-campaign-promise = After tactics are chosen and before they are revealed, announce one of blast, shield or recover as the half that you are going to reveal. Your opponent may then choose their own tactic and half anew, in secret.
duel-alien-politician-two-faced = After tactics are revealed: if your revealed half is not of the announced kind, add 5 to your clout in this duel; if it is, draw 2 cards.
duel-alien-politician-rulings =
    Only the kind counts, not the number.
    If the duel restarts, a new promise is made and the old bonus is lost.
    Without a readied tactic, or when tactics are skipped, there is no promise, no bonus and no card.
    The opponent keeps to the tactics that were readied when tactics were first chosen.
duel-alien-politician-own = It is known that lying about the chosen tactic earns a bonus. Its size, and what honesty brings, is of our own design.

duel-alien-preservationist-does = Gives the opponent’s plan back and gets a ship for it.
duel-alien-preservationist-waste-not = After your opponent’s plan has been put into their discard pile at cleanup, you may return that card to their hand. If you do, recover 1 ship.
duel-alien-preservationist-storage-cheeks = Your hand limit is 8 and your opening hand is 8 cards.
duel-alien-preservationist-rulings =
    Only the plan of this contest or duel can be returned, not reinforcements.
    An unrevealed plan of a duel won in step 6 can be returned, a plan discarded by a restart cannot; of two plans (Hybrid, Deuce) the Preservationist picks one.
    If the opponent’s deck was reshuffled at that very moment the card is no longer in the discard pile: no effect.

duel-alien-prime-does = Prime numbers count double.
duel-alien-prime-sacred-numbers = If your revealed plan shows a prime number, that value counts double. The same goes for each reinforcement you play that shows a positive prime number.
duel-alien-prime-rulings =
    Negative numbers, 0 and 1 are not prime.
    Comparisons of revealed plans by other abilities use the printed value.

duel-alien-recoiler-does = Ships destroyed by a blast spring back into the supply, all but one.
duel-alien-recoiler-spring-back = When an opponent’s blast destroys your ships, put all but 1 of them into your supply instead of on the Warp.
duel-alien-recoiler-rebound = After tactics are resolved, if an opponent’s blast destroyed ships of yours in this step and at least 1 of your ships is still on the planet, you may discard 1 card from your hand to send 1 ship from your supply to it.
duel-alien-recoiler-rulings =
    The ships still count as destroyed for other abilities.
    A wiped-out Recoiler cannot rebound; all but 1 of the ships are in the supply all the same.
    The ship sent is no ship sent by dial (Grumpus, Worry Wart).
    The cost is optional, so an empty hand is not refilled for it.

duel-alien-red-tape-does = Collects forms, denies prizes and friendships, and wins with a full file.
duel-alien-red-tape-file-in-triplicate = Add 1 form to this card after each contest or duel that you lost and after each refresh card has been resolved.
duel-alien-red-tape-denied = When your opponent is about to resolve a prize or to increase their friendship with an envoy, you may remove 3 forms to cancel that. Once per destiny card.
duel-alien-red-tape-fully-processed = Before the next destiny card is drawn, if this card holds at least 12 forms and you control at least 3 planets, you win the game.
duel-alien-red-tape-rulings =
    A cancelled prize is cancelled whole; a cancelled friendship change does not undo the rest of its card.
    A restart does not end a duel, so it adds no form.
    Denied comes before a fee of the Bouncer is paid and before an envoy moves.

duel-alien-roller-does = Makes the opponent play reinforcements before the reveal, and picks one up.
duel-alien-roller-roll-ahead = Before plans are revealed your opponent must play, now and faceup, all reinforcements they want to use in this contest or duel; they cannot play any in the reinforcement step.
duel-alien-roller-snowball = At the cleanup of a contest or duel that you won you may take 1 reinforcement played in it into your hand. If none was played in it and you hold no reinforcement, draw 1 card instead.
duel-alien-roller-rulings =
    In the normal step the Roller alone may play reinforcements, one after another.

duel-alien-sponge-does = Every ship it loses makes it stronger.
duel-alien-sponge-soak-it-up = Add 3 to your clout for each of your ships destroyed during this duel.
duel-alien-sponge-rulings =
    All ships destroyed since step 1 count, on the planet or elsewhere, also before a restart of the same duel.

duel-alien-spy-does = Sees the opposing tactic and then chooses anew.
duel-alien-spy-peek = After plans and tactics are chosen you may look at your opponent’s tactic and the half they picked. You may then choose your own tactic and half anew.
duel-alien-spy-wiretap = Before plans are chosen your opponent shows you 2 random cards of their hand (all of them if fewer).
duel-alien-spy-rulings =
    Against the Cheater only the first tactic is seen.
    The opponent learns that the Spy changed tactics, not to what.
    Against the Politician the promise comes first, then the Spy peeks; one new choice serves both.
    The new choice is final; the opponent does not choose again.

duel-alien-swarm-does = Takes the ship advantage from the opponent and doubles its own while it is not ahead.
duel-alien-swarm-outnumber = While your opponent controls at least as many planets as you, they cannot have the ship advantage.
duel-alien-swarm-relentless-waves = If you have the ship advantage and do not control more planets than your opponent, it counts double for you.
duel-alien-swarm-rulings =
    The planet being dueled over counts for neither player.
    Without the ship advantage of the opponent, nobody has it; the Swarm still needs more ships to have it itself.

duel-alien-tactician-does = Uses both halves of a tactic by giving up another.
duel-alien-tactician-grand-maneuver = After tactics are revealed and before they are resolved you may spend 1 of your other readied tactics to resolve both halves of your revealed tactic.
duel-alien-tactician-rulings =
    The maneuvering tactic is spent afterwards even if one of its halves is a recover.
    A recover half may ready the tactic that was spent to pay, but not the maneuvering one.

duel-alien-uber-reserve-does = Begins with reinforcements, and its own count double.
duel-alien-uber-reserve-standing-army = After drawing your opening hand gain 3 reinforcements.
duel-alien-uber-reserve-uber-help = Each reinforcement you play on your own clout counts double.
duel-alien-uber-reserve-rulings =
    The hand may exceed the limit until it is checked before the second destiny card.
    The doubling also applies to the parity reinforcements (20 either way).

duel-alien-ubiquitous-does = Stays on with one ship even after a defeat, but needs six planets.
duel-alien-ubiquitous-foothold = When you lost a duel and still have at least 2 ships on the planet, you may leave exactly 1 of them there; the others retreat. Both players then control the planet.
duel-alien-ubiquitous-spread-thin = At the cleanup of a duel that you won keep at most 2 of your ships on the planet; the others retreat.
duel-alien-ubiquitous-everywhere = You need to control 6 planets instead of 5 to win by control.
duel-alien-ubiquitous-rulings =
    Foothold cannot be used when the winner destroyed all ships there.
    On Twin Sunrise nothing retreats, so Foothold has nothing to do.

duel-alien-underdog-does = Wins on the spot if the opposing plan is much higher.
duel-alien-underdog-fair-adjustment = If the plan your opponent reveals is higher than the plan you reveal by 11 or more, you win the contest or duel.
duel-alien-underdog-rulings =
    Own reading: printed plan values are compared right after the reveal; the winner is settled at once, so no reinforcements are played; continue with the prize or the contest effect.
    A difference of exactly 11 is enough; 10 is not.
    The win beats every other comparison (Knot, Anti-Matter, Limbo Contest).

duel-alien-unseen-does = Keeps its dial secret until the last moment.
duel-alien-unseen-out-of-sight = Your dial stays hidden in step 2. You reveal it and send those ships after both players have chosen plans and tactics, just before tactics are revealed.
duel-alien-unseen-boo = If you sent fewer ships to this duel by hidden dial than your opponent sent, add 3 to your clout.
duel-alien-unseen-rulings =
    The opponent reveals and sends in step 2 as usual.
    The loss for having no ship in supply is checked when the Unseen must send.
    Abilities that compare the ships sent are applied once the hidden dial is revealed.
    Boo compares the ships sent in the last round of the duel; an opponent who could not send sent 0.
    Where dials are skipped (All In, revenge duels the Unseen defends) nothing is hidden.
    Until its ships arrive the Unseen has none on the planet; before that moment effects cannot destroy the opponent’s last ship there.
    On Crowded Orbit the extra ship comes with the late dial.
duel-alien-unseen-own = It is known that this dial is revealed at another time than step 2. The exact moment and the second ability are of our own design.

duel-alien-worry-wart-does = Announces a worry and is rewarded if it comes true.
duel-alien-worry-wart-what-if = Before dials are set announce one worry, but not the one you announced in the duel before: your opponent sends more ships than you; your opponent reveals a blast; or your opponent reveals a plan whose printed value is at least 8 higher than yours.
duel-alien-worry-wart-told-you-so = After the duel, if the announced worry came true in it, draw 1 card and recover 1 ship.
duel-alien-worry-wart-rulings =
    One worry per duel; it stays in force after a restart of the duel.
    If plans were never revealed the third worry did not come true.
