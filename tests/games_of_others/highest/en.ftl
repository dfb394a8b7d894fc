highest-goal = Take most of five rounds.
highest-prompt-lay = Which card do you lay?
highest-table-deck = Deck
highest-table-hand = Hand
highest-table-laid = Laid last
highest-table-taken = Rounds taken
highest-event-drew = { ME($seat) ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $number }.
}
highest-event-took = { ME($seat) ->
    [yes] You take the round.
   *[no] { $seat } takes the round.
}
