## Spiele, die keine eigenen Worte mitbringen

plain-over = { $many ->
    [0] Niemand hat gewonnen.
    [1] Sieg für: { $winners }.
   *[other] Gemeinsamer Sieg für: { $winners }.
}
plain-tale-round-ended = Runde { $round }
plain-tale-end-ended = Das Spiel endete in Runde { $round }.
