### The classic version of the Filch flare, an option of the table.

prompt-accuse = Whom do you accuse of cheating in this encounter?
hint-accuse = You may accuse only once in an encounter. If you are right, the loot goes back and the cheat loses one more ship; if you are wrong, nothing happens.

option-accuse = Accuse somebody of cheating
key-accuse = a
option-cheat-ship = Cheat: put a ship from the warp on { $planet }
option-cheat-deck = Cheat: take the top card of the deck
key-cheat-deck = d
option-cheat-discards = Cheat: take the top card of the discard pile
key-cheat-discards = x

event-cheated = { ME($seat) ->
    [yes] You cheat,
   *[no] { $seat } cheats,
} and nobody is told: { $loot ->
    [cheat-ship] a ship from the warp goes to { $planet }.
    [cheat-deck] { $face } from the deck.
   *[cheat-discards] { $face } from the discard pile.
}
event-accused = { ME($seat) ->
    [yes] You accuse
   *[no] { $seat } accuses
} { ACC($victim) } of cheating, { $right ->
    [yes] and it is true!
   *[no] but there is nothing to be found.
}
event-loot-returned = { ME($seat) ->
    [yes] You put
   *[no] { $seat } puts
} { $loot ->
    [cheat-deck] a card back on the deck.
   *[other] { $face } back on the discard pile.
}
