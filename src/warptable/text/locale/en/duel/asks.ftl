### What aliens and envoys ask in a game for two, and the words with which they are answered.

duel-prompt-bouncer-fee = Do you pay the fee, or do you do without the prize?
duel-hint-bouncer-fee = The fee of the Bouncer is 1 card of your choice from your hand.
duel-option-bouncer-fee-pay = Discard a card and take the prize
duel-option-bouncer-fee-skip = Do without the prize
