## Spiele, die keine eigenen Worte mitbringen

plain-over = { $many ->
    [0] Niemand hat gewonnen.
    [1] Sieg für: { $winners }.
   *[other] Gemeinsamer Sieg für: { $winners }.
}
plain-tale-round-ended = Runde { $round }
plain-tale-end-ended = Das Spiel endete in Runde { $round }.
plain-standings = So steht es
plain-points = Punkte
plain-seat = Spieler
plain-hidden = { $n } verdeckt
plain-keys = Ziffern wählen eine Antwort, Enter bestätigt.
plain-shell-encounter = Runde { $number }
plain-phase-setup = Aufbau
plain-tale-lowest = In Runde { $round } lag die Chance bei { $percent } % ({ $who }).
plain-phase-play = Spiel
