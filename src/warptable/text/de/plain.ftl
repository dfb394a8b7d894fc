## Spiele, die keine eigenen Worte mitbringen

plain-over = { $many ->
    [0] Niemand hat gewonnen.
    [1] Sieg für: { $winners }.
   *[other] Gemeinsamer Sieg für: { $winners }.
}
plain-highlights-round-ended = Runde { $round }
plain-highlights-end-ended = Das Spiel endete in Runde { $round }.
plain-standings = So steht es
plain-points = Punkte
plain-seat = Spieler
plain-hidden = { $n } verdeckt
plain-keys = Ziffern wählen eine Antwort, Enter bestätigt.
plain-shell-encounter = Runde { $number }
plain-phase-setup = Aufbau
plain-highlights-lowest = In Runde { $round } lag die Chance bei { $percent } % ({ $who }).
plain-phase-play = Spiel
