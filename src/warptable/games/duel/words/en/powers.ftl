### Questions that aliens and envoys ask.

duel-prompt-bouncer-fee = Do you pay the fee, or do you do without the prize?
duel-hint-bouncer-fee = The fee of the Bouncer is 1 card, taken at random from your hand.
duel-option-bouncer-fee-pay = Pay with a random card and take the prize
duel-option-bouncer-fee-skip = Do without the prize
duel-prompt-cheater-accuse = Do you call it cheating?
duel-hint-cheater-accuse = If there is a second tactic, it is spent without effect and you ready one of yours. If there is none, you lose a ship here, but never your last, and the Cheater readies a tactic.
duel-option-cheater-accuse-let-be = Let it be
duel-option-cheater-accuse-accuse = Call it cheating
duel-prompt-intelligent-mineral-digit = Which digit does your opponent’s plan show?
duel-hint-intelligent-mineral-digit = If you are right, the digit 1 adds 8 to your clout, any other adds 15. You cannot name the digit that you named last.
duel-prompt-iron-matron-decree = What do you decree for your opponent’s plan?
duel-hint-iron-matron-decree = They may lay what they like; a plan that breaks your decree is punished.
duel-option-iron-matron-decree-odd = An odd plan
duel-option-iron-matron-decree-even = An even plan
duel-option-iron-matron-decree-low = A plan of 10 or lower
duel-option-iron-matron-decree-high = A plan of 11 or higher
duel-prompt-iron-matron-punishment = How do you punish your opponent?
duel-option-iron-matron-punishment-ships = Destroy 1 ship in their supply
duel-option-iron-matron-punishment-card = Take a random card from their hand
duel-prompt-musician-piece = Which piece do you play?
duel-option-musician-piece-crescendo = Crescendo: draw up to your hand limit
duel-option-musician-piece-diminuendo = Diminuendo: keep 2 cards and recover a ship for each card discarded
duel-prompt-pickled-pack-card = Which card goes into the jar?
duel-hint-pickled-pack-card = Nobody else sees it. Opening the jar discards all cards in it and adds 3 to your clout for each.
duel-prompt-pitfall-snare-card = { $low ->
    [0] Do you swap the card in your snare for another one?
   *[other] Which card lies in your snare?
}
duel-hint-pitfall-snare-card = If your opponent’s plan is within 2 of the plan in the snare, it counts as 0. A reinforcement is only a bluff.
duel-prompt-politician-promise = What do you promise to reveal?
duel-hint-politician-promise = Your opponent may choose anew after that. A broken promise adds 5 to your clout, a kept one is worth 2 cards.
duel-option-politician-promise-blast = Blast
duel-option-politician-promise-shield = Shield
duel-option-politician-promise-recover = Recover
duel-prompt-preservationist-return-card = Which plan goes back to your opponent’s hand?
duel-prompt-roller-snowball-card = Which reinforcement do you take?
duel-prompt-worry-wart-worry = What do you worry about?
duel-hint-worry-wart-worry = If it comes true in this duel you draw a card and recover a ship.
duel-option-worry-wart-worry-ships = My opponent sends more ships than I do
duel-option-worry-wart-worry-blast = My opponent reveals a blast
duel-option-worry-wart-worry-plan = My opponent’s plan is higher than mine by 8 or more
duel-prompt-kamikaze-ships = How many of your ships here do you destroy?
duel-hint-kamikaze-ships = Each adds 5 to your clout in this round of the duel.
duel-prompt-chosen-plan-card = Which of the cards drawn takes the place of your plan?
duel-hint-chosen-plan-card = All other cards drawn are discarded, and so is the plan that is replaced.
duel-option-chosen-plan-card-pass = Keep my plan

## By what somebody has won the game

duel-way-red-tape = twelve forms, all in order ({ $source })
duel-way-tick-tock = its last tick ({ $source })
