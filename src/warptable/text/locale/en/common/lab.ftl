### The laboratory: tables in the terminal, plots and the report.

## Words of all measurements

lab-percent = { $number } %
lab-interval = { $low }–{ $high } %
lab-interval-name = 95 % interval
lab-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
lab-took = { $games } in { $seconds } s
lab-speed = { $games } games/s, { $decisions } decisions/s
lab-length = Length in encounters: median { $median }; 99 % of the games have at most { $most }, { $share } fewer than { $limit }.
lab-shared = Shared victories: { $share } of the games.
lab-broken = Broken game: { $error }
lab-stopped-early = Stopped: this is what was played until then.
lab-written = Written to { $place }
lab-go-on = Go on with the same command and --resume.
lab-worker-died-kept = a worker process was killed or ran out of memory; { $played } of { $total } games are played and kept in { $place }: go on with the same command and --resume
lab-worker-died-lost = a worker process was killed or ran out of memory after { $played } of { $total } games; with --out FOLDER the games are kept, and --resume goes on
lab-digest = digest { $digest }

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
lab-cost-most = 99 %
lab-plot-bots = Win rate per seat, with 95 % intervals
lab-plot-ratings = Rating

## balance

lab-alien = Alien
lab-tech = Tech
lab-par = par: what an average alien wins
lab-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lab-games-name = Games
lab-par-name = Par
lab-verdict-strong = strong
lab-verdict-fair = fair
lab-verdict-weak = weak
lab-guest = { $alien } is { $verdict ->
    [strong] strong
    [weak] weak
   *[fair] fair
}: it won { $rate } of { $games } (95 % interval { $interval }); par at these tables is { $par }.
lab-guest-unsure = The interval is wide. Play more games before you change a number.
lab-guest-use = { $use }: used { $times } times a game, { $share } of the uses stopped
lab-no-pictures = No pictures: they need matplotlib (pip install 'warptable[sim]').
lab-published = Published: the table's alien pages now show these rates.
lab-plot-aliens = Win rate of each alien, with 95 % intervals round par
lab-plot-deviations = standard deviations
lab-plot-encounters = encounters

## The report

lab-report-title = How strong are the aliens?
lab-report-players = { $counts } players
lab-report-bots = Bots: { $bots }
lab-report-best = Wins most often
lab-report-worst = Wins least often
lab-report-shared-tile = Shared victories
lab-report-of-games = of all games
lab-report-length-tile = Encounters in a game
lab-report-length-more = median; 99 % have at most { $most }
lab-report-rates = Win rates
lab-report-rates-text = The dot is the share of games that an alien won, the line through it the 95 % interval, the upright line par. An alien is strong or weak only if its whole interval lies on one side of par; all others are fair as far as these games can tell.
lab-report-shared = shared
lab-report-shared-text = “Shared” is the share of its games that it won together with others.
lab-report-bar = { $alien }: { $rate } (95 % interval { $interval }), { $games }
lab-report-pairs = Who wins beside whom
lab-report-pairs-text = Each row is an alien; each column is another one at the same table. Color shows where the row’s alien won more or less often than it usually does, in standard deviations: full color is three of them. A pale cell is chance.
lab-report-more = wins more often than usual
lab-report-less = wins less often than usual
lab-report-cell = { $alien } with { $other } at the table: { $wins } wins in { $games }
lab-report-chance = { $far } of { $pairs } pairs lie more than two standard deviations from what is usual; chance alone would give about { $chance }.
lab-report-partners = Partners
lab-report-partners-text = The pairs that most often won together. Pairs that met a few times only are taken for average ones.
lab-report-together = together { $wins ->
    [one] once
   *[other] { $wins } times
} in { $games }
lab-report-lengths = How long games take
lab-report-length = Encounters in a game, { $players } players
lab-report-length-line = median { $median } encounters, 99 % at most { $most }
lab-report-bin = { $low } to { $high } encounters: { $games }
lab-report-longer = more than { $most } encounters: { $games }
lab-report-flares = Flares
lab-report-flares-text = How often a flare is played in a game with that flare in the deck, and which of its sides.
lab-report-wild = wild side
lab-report-super = super side
lab-report-powers = Powers
lab-report-powers-text = How often a power is used in a game that its alien began, and how many of the uses are stopped by a zap. Powers that simply hold are not uses and do not appear.
lab-report-cards = Artifacts
lab-report-cards-text = How often each is played in a game, and how often it is stopped.
lab-report-what = What
lab-report-per-game = per game
lab-report-stood = took effect
lab-report-stopped = stopped
lab-report-use = { $games }; uses: { $used }, stopped: { $stopped }
lab-report-method = How this was measured
lab-report-method-text = Programs played whole games by the printed rules, from fixed seeds. A game counts for the alien a seat began with; a shared victory counts for every winner. Intervals are Wilson’s score intervals: if the same experiment were repeated many times, 95 of 100 such intervals would hold the true rate. Among fifty aliens two or three will therefore miss it.
lab-report-bots-text = The rates are those of these bots. People bargain, threaten and learn; an alien that lives on talk may do better at a real table.
lab-report-command = The same games again:

## Campaigns

lab-campaigns = { $number ->
    [one] { $number } campaign
   *[other] { $number } campaigns
}
lab-campaign-length = Games in a campaign: { $mean } on average ({ $each }).
lab-campaign-of = { $games } games: { $number } times
lab-campaign-ties = Equal points at the end: { $number } times, won together { $shared } times.
lab-campaign-starter = Whoever begins wins { $share } of the games.
lab-seat = Seat
lab-campaigns-won = Campaigns won
lab-games-won = Games won
lab-began = Games begun
lab-points = Points
lab-points-each = Points a game
