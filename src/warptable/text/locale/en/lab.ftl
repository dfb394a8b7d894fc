### The laboratory: tables in the terminal, plots and the report.

## Words of all measurements

lab-percent = { $number } %
lab-interval = { $low } to { $high } %
lab-interval-name = 95 % interval
lab-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
lab-took = { $games } in { $seconds } s
lab-length = Length in encounters: median { $median }; 99 % of the games have at most { $most }, { $share } fewer than { $limit }.
lab-shared = Shared victories: { $share } of the games.
lab-broken = Broken game: { $error }
lab-stopped-early = Stopped: this is what was played until then.
lab-written = Written to { $place }

## tournament

lab-deals = { $deals ->
    [one] { $deals } deal, seats rotated
   *[other] { $deals } deals, each in every seating
}
lab-bot = Bot
lab-seats = Seats
lab-wins = Wins
lab-rate = Win rate
lab-rating = Rating
lab-cost = ms/decision
lab-plot-bots = Win rate per seat, with 95 % intervals
lab-plot-ratings = Rating
