### What one should know before answering.

bearings-sides = Ships at { $planet }: { $offense } against { $defense }.
bearings-would-win = If the offense wins, the game is over: { $n } colonies for { $who }.
bearings-join-and-win = If you join the offense and it wins, you win the game with { $n } colonies.
bearings-deal-wins = { $n ->
    [one] One more colony wins the game for { $who }.
   *[other] One more colony each wins the game for { $who }.
}
bearings-because = The reason: { $source }.

# Why ships come back, by the rule.
bearings-why-talks = Two negotiates: before the talks all allies go home.
bearings-why-deal-made = The deal is made: your ships leave the gate.
bearings-why-talks-over = The talks are over: your ships leave the gate.
bearings-why-broken-off = The encounter breaks off: all ships go home.
bearings-why-defended = The defense has won: your ships go home.
bearings-why-freed = By the deal your ships leave the warp.
bearings-why-reward = Your reward as a defensive ally: ships from the warp.
