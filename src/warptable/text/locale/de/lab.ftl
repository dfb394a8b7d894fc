### Das Labor: Tabellen im Terminal, Diagramme und der Bericht.

## Wörter aller Messungen

lab-percent = { $number } %
lab-interval = { $low } bis { $high } %
lab-interval-name = 95-%-Intervall
lab-games = { $number ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
}
lab-took = { $games } in { $seconds } s
lab-length = Länge in Begegnungen: Median { $median }, 99 % der Spiele haben höchstens { $most }, { $share } weniger als { $limit }.
lab-shared = Gemeinsame Siege: { $share } der Spiele.
lab-broken = Abgebrochenes Spiel: { $error }
lab-stopped-early = Angehalten: das ist, was bis dahin gespielt wurde.
lab-written = Geschrieben nach { $place }

## tournament

lab-deals = { $deals ->
    [one] { $deals } Kartenverteilung, reihum besetzt
   *[other] { $deals } Kartenverteilungen, jede in allen Sitzordnungen
}
lab-bot = Bot
lab-seats = Plätze
lab-wins = Siege
lab-rate = Siegquote
lab-rating = Wertung
lab-cost = ms/Entscheidung
lab-plot-bots = Siegquote je Platz, mit 95-%-Intervallen
lab-plot-ratings = Wertung
