### What one should know before answering.

context-sides = Ships at { $planet }: { $offense } against { $defense }.
context-would-win = If the offense wins, the game is over: { $n } colonies for { $who }.
context-near = { ME($who) ->
    [yes] Your power has almost won you the game
   *[no] The power of { $who } has almost won the game
} ({ $done } of { $of }).
context-join-and-win = If you join the offense and it wins, you win the game with { $n } colonies.
context-deal-wins = { $n ->
    [one] { $mine ->
        [yes] One more colony, and you win.
       *[no] One more colony, and { $who } wins.
    }
   *[other] One more colony each, and { $mine ->
        [yes] both of you win.
       *[no] { $who } win.
    }
}
context-because = The reason: { $source }.

# Why ships come back, by the rule.
context-why-talks = Two negotiates: before the talks all allies go home.
context-why-deal-made = The deal is made: your ships leave the gate.
context-why-talks-over = The talks are over: your ships leave the gate.
context-why-broken-off = The encounter breaks off: all ships go home.
context-why-defended = The defense has won: your ships go home.
context-why-researched = The research is over: its ships go home.
context-why-released = By the deal your ships leave the warp.
context-why-reward = Your reward as a defensive ally: ships from the warp.
