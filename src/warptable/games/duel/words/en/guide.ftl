### The guide: one duel in eight screens. `you` is the reader, who plays orange.

duel-guide-title = Your first duel
duel-guide-picture = A real game: you are { $me }, and the duel is for { $planet }.
duel-guide-hand = Your hand: { $cards }. Below it, your five tactics.
duel-guide-card = The destiny card { $card }. Its prize: { $text }

duel-guide-dials-text = The destiny card { $card } turns up { $planet }, and both of you want it. First you secretly set how many ships you send, from 1 to 4. Whoever has more ships on the planet later adds { $advantage } to their clout.
duel-guide-dials-question = How many do you send?
duel-guide-dials-a = One, to save ships
duel-guide-dials-a-why = A single blast would destroy it, and without ships you lose the duel. You also give away the ship advantage.
duel-guide-dials-b = Three
duel-guide-dials-b-why = Enough to survive some damage, and a chance for the ship advantage.
duel-guide-dials-c = Four
duel-guide-dials-c-why = Strongest here, but ships that are destroyed are missing later: an empty supply loses the game.

duel-guide-send-text = Both dials are shown together: you send { SHIPS($sent) }, { $other } sends { $against }. They come from your supply and stand on the planet now.
duel-guide-send-question = Who has the ship advantage at the moment?
duel-guide-send-a = You: more ships on the planet
duel-guide-send-a-why = It is yours as long as you have more. What counts is how it stands when clouts are compared.
duel-guide-send-b = { $other }: fewer ships at risk
duel-guide-send-b-why = The advantage belongs to whoever has more ships on the planet.
duel-guide-send-c = Nobody yet
duel-guide-send-c-why = Only with equally many ships nobody has it.

duel-guide-choose-text = Now both of you secretly lay a plan and choose one half of a tactic. The volley comes first, then the plans. A tactic that was used is spent until something readies it.
duel-guide-choose-question = { $other } can destroy up to four ships. What helps best to keep the ship advantage?
duel-guide-choose-a = A blast of your own
duel-guide-choose-a-why = You would hit { $other } as well, but you would lose your ships, too.
duel-guide-choose-b = A recover
duel-guide-choose-b-why = It readies spent tactics, and none of yours is spent yet.
duel-guide-choose-c = { $shield }
duel-guide-choose-c-why = It takes four off a blast. Your ships stay.

duel-guide-volley-text = Both tactics are turned up together: { $blast } against your { $shield }. A blast destroys as many ships as its number, fewer by the shield.
duel-guide-volley-question = How many of your ships are destroyed?
duel-guide-volley-a = All three
duel-guide-volley-a-why = That would have happened without the shield.
duel-guide-volley-b = None
duel-guide-volley-b-why = Four minus four is zero. Both tactics are spent now and lie open.
duel-guide-volley-c = One
duel-guide-volley-c-why = Blast and shield are equal, so nothing gets through.

duel-guide-check-text = Then you look at the planet. If nobody has ships left, the duel starts over with the dials. If only one of you has, that player wins at once, without plans.
duel-guide-check-question = You have { SHIPS($sent) } here, { $other } has { $against }. What now?
duel-guide-check-a = On to the plans
duel-guide-check-a-why = Both of you still have ships.
duel-guide-check-b = You win: you have more ships
duel-guide-check-b-why = More ships give the ship advantage, but plans still decide.
duel-guide-check-c = A new round
duel-guide-check-c-why = That happens only if nobody has ships left.

duel-guide-reveal-text = You reveal { $plan }, { $other } reveals { $theirs }. Your ship advantage adds { $advantage }. After that, reinforcements could still change both clouts, but nobody plays one.
duel-guide-reveal-question = Who wins the duel?
duel-guide-reveal-a = { $other }: { $theirs } is more than { $plan }
duel-guide-reveal-a-why = The ship advantage is still to be added.
duel-guide-reveal-b = Nobody: it is a tie
duel-guide-reveal-b-why = There are no ties: with equal clouts the straggler wins.
duel-guide-reveal-c = You, with { $clout } to { $other-clout }
duel-guide-reveal-c-why = { $plan } plus { $advantage } is { $clout }. The shield has saved the ships, and the ships have won the duel.

duel-guide-prize-text = The destiny card has a prize. Here the loser gets it: the { $prize }. { $other } has { SHIPS($warp) } in the Warp.
duel-guide-prize-question = What does the prize bring?
duel-guide-prize-a = { $other } recovers all { SHIPS($warp) }
duel-guide-prize-a-why = Up to eight, and as many as there are. Losing is not for nothing.
duel-guide-prize-b = You recover eight ships
duel-guide-prize-b-why = The card says that the loser resolves it.
duel-guide-prize-c = Nothing: the duel is lost
duel-guide-prize-c-why = Many prizes are for the loser.

duel-guide-cleanup-text = The ships of { $other } retreat to the supply, yours stay on { $planet }: you control it. Both plans go to the discard piles. The card names the deck of the next one, and so it goes on.
duel-guide-cleanup-question = When have you won the game?
duel-guide-cleanup-a = As soon as you hold a fifth planet
duel-guide-cleanup-a-why = Not in the middle of a card: you might lose it again before it counts.
duel-guide-cleanup-b = With five planets, before the next destiny card
duel-guide-cleanup-b-why = Then it is checked. Whoever must send ships and has none in supply loses at once.
duel-guide-cleanup-c = When all twelve planets are discovered
duel-guide-cleanup-c-why = Five are enough.
duel-guide-start-hint = Against a bot, with the aliens and envoys of a first game and a hint for every step.
