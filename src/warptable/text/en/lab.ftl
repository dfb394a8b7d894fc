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
lab-broken = Game { $game } broke (seed { $seed }): { $error }
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

## The report: the game for two

lab-report-length-tile-duel = Destiny cards in a game
lab-report-length-duel = Destiny cards in a game
lab-report-length-line-duel = median { $median } destiny cards, 99 % at most { $most }
lab-report-bin-duel = { $low } to { $high } destiny cards: { $games }
lab-report-longer-duel = more than { $most } destiny cards: { $games }
lab-report-method-text-duel = Programs played whole games by the rules, from fixed seeds. All pairs of aliens meet equally often, and every deal is played twice, the second time with the aliens exchanged. Intervals are Wilson’s score intervals: if the same experiment were repeated many times, 95 of 100 such intervals would hold the true rate. Among 27 aliens one or two will therefore miss it.
lab-report-bots-text-duel = The rates are those of these bots. People read each other and learn; an alien that lives on bluff may do better at a real table.
lab-report-duel-flagged = What stands out
lab-report-duel-flags = Out of line: { $names }. An alien is if its whole interval lies outside of { $low } to { $high }, a half of a tactic if it is chosen in less than { $rare } of all cases.
lab-report-duel-no-flags = Nothing: no alien has its whole interval outside of { $low } to { $high }, and no half of a tactic is chosen in less than { $rare } of all cases.
lab-report-duel-matrix = Alien against alien
lab-report-duel-matrix-text = Each row is an alien, each column its opponent. Color shows whether the row’s alien wins more or less than half of these games; it is full at { $full }. Two aliens meet seldom, so their games are weighed against what the rates of both promise.
lab-report-duel-over = wins more than half
lab-report-duel-under = wins less than half
lab-report-duel-cell = { $alien } against { $other }: about { $rate } ({ $wins } wins in { $games })
lab-report-duel-envoys = Envoys
lab-report-duel-envoys-text = How often a player won who had the envoy faceup as an ally at least once. Whoever is ahead wins allies more easily, so this is not what the envoy is worth by itself.
lab-report-duel-envoy = Envoy
lab-report-duel-halves = Tactics
lab-report-duel-halves-text = The share of each half among all tactics shown.
lab-report-duel-half = { $half } of { $tactic }
lab-report-duel-usual = chosen now and then
lab-report-duel-rare = under { $rare }
lab-report-duel-share = share
lab-report-duel-ways = Ways of winning
lab-report-duel-way = Ended by
lab-report-duel-way-planets = planets
lab-report-duel-way-supply = an empty supply
lab-report-duel-way-limit = the limit of destiny cards
lab-report-duel-way-observers = two empty supplies (whoever looks on wins)
lab-report-duel-way-none = nobody winning
lab-report-duel-totals = In a game
lab-report-duel-duels = duels
lab-report-duel-contests = contests
lab-report-duel-restarts = restarts
lab-report-duel-step6 = duels won by the last ships
lab-report-duel-mean = mean
lab-report-duel-most = 99 % at most
lab-report-duel-powers = Abilities
lab-report-duel-powers-text = How often an ability is used in a game with its alien. Abilities that simply hold are not uses and do not appear.
lab-report-duel-cards = Cards
lab-report-duel-cards-text = How often destiny cards, prizes and reinforcements come up in a game, and how often a prize is stopped.

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

## Measured strength on the pages of the table

measured-strong = Strong.
measured-fair = Fair.
measured-weak = Weak.
measured-rate = Won { $rate } of { $games } (95 % interval { $low } to { $high } %). An average alien wins { $par } at these tables.
measured-par = fair share { $par }
measured-tile = { $games }, 95 % interval { $low } to { $high } %, fair share { $par }
measured-bar = Bar on an axis from 0 to { $end }: won { $rate }, 95 % interval { $low } to { $high } %, fair share { $par }, { $games }.
measured-legend = The bar shows the share of games won, the fine line its 95 % interval. It rests on { $games }.
measured-by = { $games } between bots ({ $bots }), { $counts } players, Warptable { $version }, { DATETIME($date, dateStyle: "long") }.
