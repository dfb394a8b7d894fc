### Names and short texts of the game for two. Aliens, envoys, cards and planets have the names that the facts give them.

duel-place-supply = supply
duel-place-warp = Warp
duel-place-warpplanet = { $planet } (Warpplanet)

duel-header-setup = Setup
duel-header-always = Always
duel-header-contests = Contests
duel-header-duels = Duels
duel-header-contests-and-duels = Contests & Duels

duel-own = our own design
duel-own-part = partly our own design
duel-own-why = The printed text cannot be found in public. This one is our own.
duel-own-alien = Only the name is known. What this alien can do is of our own design.
duel-own-envoy = Only the name is known. What this envoy can do is of our own design.
duel-own-envoy-and-name = Whether this envoy is in the box is not known. We picked it, and what it can do is of our own design.
duel-own-destiny = This whole card is of our own design.
duel-own-tactic = Known are Blast 4, Shield 2, Recover 1 and Recover 2. The other numbers, and which halves share a tactic, are of our own design.
duel-own-plan = The name is of our own design, and so is the value, but for the lowest and the highest of a deck.
duel-own-reinforcement = Name and value of this card are of our own design.
duel-own-planet = The tiles of the box have no names; this one is ours. How many planets show which symbol is of our own design.

duel-icon-skull = Skull
duel-icon-heart = Heart
duel-icon-orbit = Orbit
## Beside the colours of players: never with a capital letter
duel-symbol = { $symbol ->
    [blue] blue
    [pink] pink
   *[green] green
}
duel-with-symbol = A planet with the { $symbol ->
    [blue] blue
    [pink] pink
   *[green] green
} symbol
duel-symbol-blue = Blue
duel-symbol-pink = Pink
duel-symbol-green = Green
duel-deck-discovery = Discovery
duel-deck-event = Event
duel-deck-refresh = Refresh
duel-kind-duel = Duel
duel-kind-contest = Contest
duel-kind-calamity = Calamity
duel-kind-refresh = Refresh

duel-half-blast = Blast { $value }
duel-half-shield = Shield { $value }
duel-half-recover = Recover { $value }
duel-half-blast-text = { $value ->
    [one] Destroys one opposing ship on the planet unless a shield prevents it.
   *[other] Destroys { $value } opposing ships on the planet, fewer by the opponent’s shield.
}
duel-half-shield-text = Reduces the opponent’s blast by { $value }.
duel-half-recover-text = { $value ->
    [one] Readies one of your spent tactics. This tactic itself stays readied.
   *[other] Readies { $value } of your spent tactics, then one of the opponent’s. This tactic itself stays readied.
}
duel-tactic = { $first } / { $second }

duel-card-plan = { $name } { $value }
duel-card-plan-short = Plan { $value }
duel-card-reinforcement = { $name } { $value }
duel-card-hidden = a facedown card
duel-reinforcement-text = Changes the clout on which it is played by { $value }.
duel-reinforcement-parity = { $even } while the clout is even, { $odd } while it is odd.
duel-plan-text = Its value is the starting clout in a duel or contest: { $value }.
duel-planet-text = Symbol: { $symbol }. Planets have no abilities; the symbol counts for resources and planet bars.
duel-envoy-hidden = the facedown envoy ({ $icon })
duel-envoy-icon = { $envoy } ({ $icon })
duel-prize-winner = Prize for the winner
duel-prize-loser = Prize for the loser
duel-advantage = Ship advantage { $value }
duel-next = Next: { $deck }
duel-bar = Planet bar: { $symbols }
duel-ability = { $owner }: { $ability }

duel-role-leader = leader
duel-role-straggler = straggler

duel-switch-tamed-underdog = The ability of the Underdog needs a difference of 20 or more instead of 11.
duel-switch-alternative-tactics = Both players use the other set of tactics.

duel-layer-slot = plan
duel-layer-build = built
duel-layer-swap = digits swapped
duel-layer-void = set to zero
duel-layer-thirds = tripled, or a third
duel-layer-double = doubled
duel-layer-add = added
duel-layer-reinforce = reinforcement
duel-layer-parity = even or odd
