### Kickers, intimidates, and cards that change themselves or act where they lie.

event-kicker-laid = { ME($seat) ->
    [yes] You lay
   *[no] { $seat } lays
} { $face ->
    [hidden] a kicker facedown.
   *[shown] { $face } facedown as { ME($seat) ->
        [yes] your kicker.
       *[no] a kicker.
    }
}
event-kicker-turned = { ME($seat) ->
    [yes] Your kicker: { $face }.
   *[no] { POS($seat) } kicker: { $face }.
}
event-kicker-back = { ME($seat) ->
    [yes] You take
   *[no] { $seat } takes
} { $face ->
    [hidden] the kicker
   *[shown] { $face }
} back.
event-kicker-discarded = { ME($seat) ->
    [yes] Your kicker { $face } is discarded.
   *[no] { POS($seat) } kicker { $face } is discarded.
}
event-laid-facedown = { ME($seat) ->
    [yes] You lay
   *[no] { $seat } lays
} { $face ->
    [hidden] an intimidate
   *[shown] { $face }
} facedown.
event-laid-back = { ME($seat) ->
    [yes] You take
   *[no] { $seat } takes
} { $face ->
    [hidden] the intimidate
   *[shown] { $face }
} back, unseen.
event-changed-itself = { $face } of the { $side ->
    [offense] offense
   *[defense] defense
} counts as { $counts }.

prompt-intimidate-offer = An ally offers an intimidate. Does it take the place of your card?
hint-intimidate-offer = You do not see it before the reveal. Your own card goes back to your hand, unseen.
controls-do-intimidate-offer = The intimidate of { DAT($who) }
option-keep-card = Keep my card
key-keep-card = k

prompt-kicker-2-team-spirit-save = Team Spirit: one of your ships may go back to a colony. Which is it to be?
option-save-ship = It goes home
key-save-ship = h
option-lose-ship = It is lost with the others
key-lose-ship = l
prompt-negotiate-epic-oratory-choice = Your opponent speaks: do you listen?
hint-negotiate-epic-oratory-choice = Listening, your attack counts as a negotiate and you talk about a deal. Else your opponent takes two cards more as compensation.
option-listen = Listen
key-listen = l
option-refuse-to-listen = Refuse
key-refuse-to-listen = r
prompt-negotiate-faulty-translator-payer = From whose hand do you take your compensation?
controls-do-negotiate-faulty-translator-payer = From { DAT($who) }
prompt-negotiate-right-of-refusal-refused = Which of the cards you have taken do you put back, to take as many others?
controls-do-negotiate-right-of-refusal-refused = { $n ->
    [0] Keep them all
   *[other] Put { CARDS($n) } back
}

stages-big-retreat = Retreat
stages-then-retreat = { ME($who) ->
    [yes] You would win
   *[no] { $who } would win
}; the other side would retreat and lose no ships in the fight.
