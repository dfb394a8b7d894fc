### Namen und kurze Texte des Spiels zu zweit. Völker, Botschafter, Karten und Planeten heißen, wie die Fakten sie nennen.

duel-place-supply = Vorrat
duel-place-warp = Warp
duel-place-warpplanet = { $planet } (Warpplanet)

duel-header-setup = Spielaufbau
duel-header-always = Immer
duel-header-contests = Wettstreit
duel-header-duels = Duell
duel-header-contests-and-duels = Wettstreit & Duell

duel-own = unser Entwurf
duel-own-part = zum Teil unser Entwurf
duel-own-why = Der gedruckte Text ist nicht öffentlich zu finden. Dieser ist unser eigener.
duel-own-alien = Bekannt ist nur der Name. Was dieses Volk kann, ist unser Entwurf.
duel-own-envoy = Bekannt ist nur der Name. Was dieser Botschafter kann, ist unser Entwurf.
duel-own-envoy-and-name = Ob dieser Botschafter in der Schachtel liegt, ist nicht bekannt. Wir haben ihn ausgesucht, und was er kann, ist unser Entwurf.
duel-own-destiny = Diese Karte ist ganz unser Entwurf.
duel-own-tactic = Bekannt sind Feuer 4, Schild 2, Erholen 1 und Erholen 2. Die anderen Zahlen, und welche Hälften zusammengehören, sind unser Entwurf.
duel-own-plan = Der Name ist unser Entwurf, der Wert auch, außer beim niedrigsten und beim höchsten Plan.
duel-own-reinforcement = Name und Wert dieser Karte sind unser Entwurf.
duel-own-planet = Die Planeten der Schachtel haben keine Namen; dieser ist von uns. Wie viele Planeten welches Symbol zeigen, ist unser Entwurf.

duel-icon-skull = Schädel
duel-icon-heart = Herz
duel-icon-orbit = Orbit
## Neben den Farben der Spieler: nie mit großem Anfang
duel-symbol = { $symbol ->
    [blue] blau
    [pink] rosa
   *[green] grün
}
duel-with-symbol = Ein Planet mit { $symbol ->
    [blue] blauem
    [pink] rosa
   *[green] grünem
} Symbol
duel-symbol-blue = Blau
duel-symbol-pink = Rosa
duel-symbol-green = Grün
duel-deck-discovery = Entdeckung
duel-deck-event = Ereignis
duel-deck-refresh = Nachschub
duel-kind-duel = Duell
duel-kind-contest = Wettstreit
duel-kind-calamity = Unglück
duel-kind-refresh = Nachschub

duel-half-blast = Feuer { $value }
duel-half-shield = Schild { $value }
duel-half-recover = Erholen { $value }
duel-half-blast-text = { $value ->
    [one] Zerstört ein gegnerisches Schiff auf dem Planeten, wenn kein Schild es verhindert.
   *[other] Zerstört { $value } gegnerische Schiffe auf dem Planeten, weniger um den Schild des Gegners.
}
duel-half-shield-text = Verringert das Feuer des Gegners um { $value }.
duel-half-recover-text = { $value ->
    [one] Macht eine deiner eingesetzten Taktiken bereit. Diese Taktik bleibt selbst bereit.
   *[other] Macht { $value } deiner eingesetzten Taktiken bereit, dann eine des Gegners. Diese Taktik bleibt selbst bereit.
}
duel-tactic = { $first } / { $second }

duel-card-plan = { $name } { $value }
duel-card-plan-short = Plan { $value }
duel-card-reinforcement = { $name } { $value }
duel-card-hidden = eine verdeckte Karte
duel-reinforcement-text = Ändert die Stärke, auf die sie gespielt wird, um { $value }.
duel-reinforcement-parity = { $even }, solange die Stärke gerade ist, { $odd }, solange sie ungerade ist.
duel-plan-text = Sein Wert ist die anfängliche Stärke in einem Duell oder Wettstreit: { $value }.
duel-planet-text = Symbol: { $symbol }. Planeten haben keine Fähigkeiten; das Symbol zählt für Ressourcen und Planetenleisten.
duel-envoy-hidden = der verdeckte Botschafter ({ $icon })
duel-envoy-icon = { $envoy } ({ $icon })
duel-prize-winner = Preis für den Gewinner
duel-prize-loser = Preis für den Verlierer
duel-advantage = Schiffsvorteil { $value }
duel-next = Danach: { $deck }
duel-bar = Planetenleiste: { $symbols }
duel-ability = { $owner }: { $ability }

duel-role-leader = Anführer
duel-role-straggler = Bummler

duel-switch-tamed-underdog = Die Fähigkeit des Underdogs braucht einen Unterschied von 20 oder mehr statt 11.
duel-switch-alternative-tactics = Beide Spieler nutzen die andere Zusammenstellung der Taktiken.

duel-layer-slot = Plan
duel-layer-build = gebildet
duel-layer-swap = Ziffern vertauscht
duel-layer-void = auf null
duel-layer-thirds = dreifach oder ein Drittel
duel-layer-double = doppelt
duel-layer-add = dazu
duel-layer-reinforce = Verstärkung
duel-layer-parity = gerade oder ungerade
