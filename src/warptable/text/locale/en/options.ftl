### What can be answered, and the short keys.

option-pass = Pass
key-pass = p
option-done = That is all
key-done = .
option-decline = Join nobody
key-decline = n
option-offense = Join the offense: { $offense }
key-offense = o
option-defense = Join the defense: { $defense }
key-defense = d
option-redraw = Draw again
key-redraw = a
option-resettle = Settle an empty home planet
key-resettle = s
option-stop = No, end my turn
key-stop = n
option-go-on = Yes, go on
key-go-on = y
option-discard = Discard at random down to three cards
key-discard = d
option-yield = Give way: the Mite lands
key-yield = y
option-odd = Odd
key-odd = o
option-even = Even
key-even = e
option-eight = A bonus of eight
key-eight = e
option-zapped = Throw the flare away: your power counts as zapped
key-zapped = z
option-deck = The deck
key-deck = d
option-own-card = My own card
key-own-card = m
option-opposing-card = My opponent's card
key-opposing-card = o
option-leave = Leave it in the warp
key-leave = w
option-keep = Keep your power
key-keep = k
option-turn-up = Turn up your hidden power
key-turn-up = u
option-accept = Accept
key-accept = a
option-refuse = Break off the talks
key-refuse = r
option-wait = Let the other speak first
key-wait = w
option-propose = Make a proposal
key-propose = p

option-use = Use { $ability }
option-play = Play { $face }
option-reinforce = { $face } for the { $side ->
    [offense] offense
   *[defense] defense
}
option-drive-out = Drive out { $who }
option-seat = { $who }
option-seat-alien = { $who } ({ $alien })
option-planet = { $planet }: { $ships }
option-planet-empty = { $planet }: no ships
option-give = Give { $face }
option-ask = Ask for { CARDS($number) }
option-grant = Grant a colony on { $planet }
option-want = Want a colony on { $planet }
option-free = Free a ship of { $who } from the warp

ability = { $alien } ({ $power })
