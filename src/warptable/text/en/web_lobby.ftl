### The lobby: home, a new table, the waiting room, and polite refusals.

## Home

lobby-title = Play
lobby-hero-first = Ally. Bluff.
lobby-hero-second = Land five colonies.
lobby-hero-line = A table for the Cosmic Encounter family, for people and bots. No account needed.
lobby-edition = Edition
lobby-players = Players
lobby-bots = Bots
lobby-play-now = Play now against bots
lobby-create = Create a table
lobby-editions = The games
lobby-presets = Ready-made tables
lobby-preset-bots = Against bots
lobby-preset-people = With people

lobby-edition-ffg = Fantasy Flight 2008
lobby-edition-ffg-short = FF 2008
lobby-edition-ffg-line = Alien powers, flares, artifacts and reinforcements.
lobby-edition-avalon = Avalon Hill 2000
lobby-edition-avalon-short = AH 2000
lobby-edition-avalon-line = The lean game for two to four: twenty alien powers, attacks, negotiates and a few artifacts, no flares.
lobby-fact-players = { $low }–{ $high } players
lobby-count-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
lobby-fact-aliens = { $n ->
    [0] No powers
    [one] { $n } alien
   *[other] { $n } aliens
}
lobby-fact-cards = { $n } cards

lobby-join-title = Join by link
lobby-join-field = Link or words of the table
lobby-join-hint = Link, or words: mango radar …
lobby-join-button = Find the table

lobby-mine = { $n ->
    [one] Your game goes on
   *[other] Your games go on
}
lobby-mine-playing = { $n ->
    [0] Being set up
   *[other] { $game ->
        [encounter] Encounter { $n }
       *[other] Round { $n }
    }
}
lobby-mine-waiting = { $n ->
    [0] Ready to start
    [one] Waits for one more player
   *[other] Waits for { $n } more players
}
lobby-mine-over = The game is over
lobby-my-turn = Your decision
lobby-back = Back to the table
lobby-back-to = Back to the table: { $table }

lobby-new = New here?
lobby-new-line = Learn it by playing: three short lessons at the real table. Then comes a first game with the easiest aliens, no flares and all the time you like.
lobby-new-learn = Learn it by playing
lobby-new-first = Play your first game
lobby-new-guide-encounter = Read the first-game guide

lobby-open = Open tables
lobby-open-none = No open table at the moment. Create one and list it, or invite friends by link.
lobby-open-join = Join
lobby-open-join-to = Join the table { $table }
lobby-open-watch = Watch
lobby-open-watch-to = Watch the table { $table }
lobby-open-taken = { $taken } of { $players } seats taken
lobby-table = Table { $id }

lobby-preset-first = First contact
lobby-preset-first-line = Easy aliens (green), no flares, with hints
lobby-preset-classic = Classic
lobby-preset-classic-line = Five players, all aliens, flares
lobby-preset-four = Quick four
lobby-preset-four-line = Four planets and 16 ships each
lobby-preset-hidden = Hidden powers
lobby-preset-hidden-line = Alien sheets stay facedown
lobby-preset-lab = Laboratory
lobby-preset-lab-line = Technology: ships research 20 techs
lobby-preset-neighbours = New neighbours
lobby-preset-neighbours-line = Cosmic Dominion: thirty more aliens
lobby-preset-spoils = Spoils of war
lobby-preset-spoils-line = The reward deck: kickers, rifts, intimidates
lobby-preset-cosmos = Full cosmos
lobby-preset-cosmos-line = Everything at once, with five players
lobby-preset-length = About { $rounds } encounters and { $decisions } decisions for each player, measured between bots.
lobby-preset-day = By the day
lobby-preset-day-line = A day for each decision and reaction, open to all
lobby-preset-old = The 2000 edition
lobby-preset-old-line = Four easy aliens, no flares
lobby-preset-pair = For two
lobby-preset-pair-line = The 2000 edition, one against one
lobby-preset-campaign = Campaign
lobby-preset-campaign-line = The 2000 edition, several games to 15 points

## A new table, and the settings of a table

lobby-new-table = Create a table
lobby-new-table-line = You take the first seat and get a link for your friends. Bots can fill the rest.
lobby-create-button = Open the table
lobby-save = Save
lobby-settings = Settings
lobby-settings-edit = Change the settings
lobby-fill-from = Fill in from a ready-made table
lobby-set-game = The game
lobby-set-aliens = Aliens
lobby-set-time = Time
lobby-set-people = People
lobby-set-name = Name of the table
lobby-set-name-hint = May stay empty
lobby-set-variants = Variants
lobby-set-house = House rules
lobby-set-house-line = Other readings of the rules that some groups play. All are off unless you switch them on.
lobby-house-rule = House rule: { $rule }
lobby-set-modules = Expansions and modules
lobby-set-ships = Special ships
lobby-set-ships-none = None
lobby-set-sets = From which box
lobby-sets-all = All aliens
lobby-sets-all-line = Base game and expansion, mixed.
lobby-sets-base = Base game only
lobby-sets-base-line = The fifty of 2008; flares of the expansion may still be in the deck.
lobby-sets-dominion = Cosmic Dominion only
lobby-sets-dominion-line = The thirty of the expansion.
lobby-needs-unused-colour = Left out at this table: { $aliens }. What they need is a color that nobody plays.
lobby-needs-flares = Left out without flares: { $aliens }.
lobby-set-choice = How aliens are chosen
lobby-set-levels = Alert levels
lobby-set-flares = Flares
lobby-set-flares-line = Cards that bend a power; some are mixed into the deck.
lobby-set-flares-off = No flares
lobby-set-pace = Time for a decision
lobby-set-window = Reaction window
lobby-set-window-line = When something happens, everybody has this long to answer it. The countdown is the same for all, so a pause betrays nothing.
lobby-set-window-zero = Without a countdown only those are asked who hold something that could answer. The game runs faster, but a pause then shows that somebody holds such a card or power.
lobby-set-speed = Speed of the table
lobby-set-speed-line = How long the table pauses after each step, so that you can follow the bots.
lobby-set-listed = Who may join
lobby-set-spectators = Spectators may watch
lobby-set-spectators-line = They see what lies open, never a hand.
lobby-set-delay = When spectators see it
lobby-set-delay-line = Board, log and chat reach spectators this much later. Nobody who watches can tell a player anything new.
lobby-delay = { $n ->
    [0] At once
    [one] { $n } minute later
   *[other] { $n } minutes later
}
lobby-delay-short = { $n ->
    [one] Spectators see it { $n } minute later
   *[other] Spectators see it { $n } minutes later
}
lobby-set-older = Who is older?
lobby-set-older-line = If both turn up the same plan at the start, the older player leads. If nobody says, chance decides.
lobby-older-nobody = Nobody says
lobby-older-short = { $who } is the older player
lobby-set-silent = Silent bots
lobby-set-silent-line = Otherwise they say something in the chat now and then: they ask for help, say thanks, comment on the game.
lobby-set-spectators-off = No spectators

lobby-choice-two = Two dealt
lobby-choice-two-line = Everybody is dealt two and secretly keeps one.
lobby-choice-one = One dealt
lobby-choice-one-line = Everybody is dealt one at random, for all to see.
lobby-choice-free = Free choice
lobby-choice-free-line = Everybody picks an alien before the game.
lobby-choice-levels = By alert level
lobby-choice-levels-line = Two are dealt, only from the levels you tick.
lobby-choice-groups = A group for beginners
lobby-choice-groups-line = One is dealt to everybody, from the group you choose.
lobby-choice-none = Without powers
lobby-choice-none-line = Nobody has an alien: ships and cards alone.
lobby-set-groups = Group of aliens
lobby-group-beginner-1 = First game: easy to play
lobby-group-beginner-2 = Second game: not quite so easy
lobby-group-beginner-3 = Third game: full of surprises
lobby-pace-relaxed = Relaxed
lobby-pace-relaxed-line = No clock.
lobby-pace-relaxed-alone = No clock.
lobby-pace-live = Live
lobby-pace-live-line = { $seconds } seconds for a decision, { $talk } for a deal.
lobby-pace-live-alone = { $seconds } seconds for a decision.
lobby-pace-day = By the day
lobby-pace-day-line = A day for each decision and each reaction; play when it suits you. The table waits for everybody, and you may answer in advance.
lobby-pace-day-alone = A day for each decision; play when it suits you.
lobby-window-day = Reactions wait for everybody, up to a day
lobby-window = { $n ->
    [0] No countdown
    [one] { $n } second
   *[other] { $n } seconds
}
lobby-window-short = { $n ->
    [0] No countdown for reactions
    [one] { $n } second for reactions
   *[other] { $n } seconds for reactions
}
lobby-speed-slow = Slow
lobby-speed-normal = Normal
lobby-speed-quick = Quick
lobby-speed-none = No pauses
lobby-speed-short = { $speed ->
    [slow] Slow table
    [quick] Quick table
    [none] No pauses
   *[normal] Normal speed
}
lobby-listed-no = By link only
lobby-listed-yes = Listed for everybody

lobby-variant-four-planets = Four planets
lobby-variant-four-planets-line = Four planets and 16 ships each; four foreign colonies win. A shorter game.
lobby-variant-hidden-powers = Hidden powers
lobby-variant-hidden-powers-line = Alien sheets stay facedown until their owners turn them up to use the power.
lobby-variant-rotating-powers = Rotating powers
lobby-variant-rotating-powers-line = At the start of a turn the offense draws a new alien and keeps it or the old one.
lobby-variant-freewheeling-flares = Freewheeling flares
lobby-variant-freewheeling-flares-line = Any number of different flares in an encounter instead of one.
lobby-variant-technology = Technology
lobby-variant-technology-line = Ships research techs, which may be used once they are complete (20 cards).
lobby-variant-dominion-aliens = Cosmic Dominion: 30 aliens
lobby-variant-dominion-aliens-line = The aliens of the expansion and their flares join those of the base game.
lobby-variant-reward-deck = Reward deck
lobby-variant-reward-deck-line = A second deck for rewards: kickers, rifts, intimidates and more (32 cards).
lobby-variant-flagships = Flagships
lobby-variant-flagships-line = One ship of each player adds 3 in an encounter and can jump to a colony or into the fray.
lobby-variant-salvage-vessels = Salvage vessels
lobby-variant-salvage-vessels-line = One ship of each player brings cards when its side wins.
lobby-variant-two-ships = One of each
lobby-variant-two-ships-line = A flagship and a salvage vessel for each player; up to four players.
lobby-variant-two-flagships = Two flagships
lobby-variant-two-flagships-line = Two flagships for each player, of which one is sent into an encounter; up to four players.
lobby-variant-two-salvage-vessels = Two salvage vessels
lobby-variant-two-salvage-vessels-line = Two salvage vessels for each player, of which one is sent into an encounter; up to four players.
lobby-variant-classic-filch = Classic Filch flare
lobby-variant-classic-filch-line = Its holder may cheat in secret; everybody may accuse.
lobby-variant-closed-planet = Closed planet
lobby-variant-closed-planet-line = Ships of the defense that come home do not land on the planet under attack, unless it is its only colony.
lobby-variant-two-proposals = Two proposals each
lobby-variant-two-proposals-line = In a deal everybody may make two proposals instead of three, and then only accept or refuse.
lobby-variant-others-named = Special cards name others
lobby-variant-others-named-line = A special destiny card never names the offense but whoever comes next by what it asks for.

## The waiting room

lobby-wait-you = You are { $colour }
lobby-wait-ready = Everybody is here. Start when you like.
lobby-wait-host = Fill the seats, then start.
lobby-wait-missing = { $n ->
    [one] { $names } is not here yet.
   *[other] { $names } are not here yet.
}
lobby-seat-bot-here = Bot:
lobby-seat-bot-level = Level of the bot on { $colour }
lobby-saved = The settings are saved.
lobby-unsaved = Not saved yet.
lobby-unsaved-start = The changed settings are not saved. Save them first, or start once more to play without them.
lobby-settings-shut = Close
lobby-fewer-full = More people than that are here: somebody has to leave first.
lobby-fewer-moves = { $name } moves to { $colour }.
lobby-fewer-goes = The bot on { $colour } leaves.
lobby-wait-guest = { $host } starts the game when everybody is here.
lobby-wait-nobody = The game starts when the host says so.
lobby-wait-free = { $n ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $n } seats are free.
}
lobby-wait-watching = { $n ->
    [one] One spectator
   *[other] { $n } spectators
}
lobby-seats = Seats
lobby-seat-free = Free
lobby-seat-you = you
lobby-seat-host = host
lobby-seat-away = away
lobby-seat-bot = { $level } bot
lobby-seat-take = Move here
lobby-seat-take-colour = Move to { $colour }
lobby-seat-add-bot-colour = Put a bot on { $colour }: { $level }
lobby-seat-remove = Remove
lobby-seat-remove-name = Remove { $name } from { $colour }
lobby-seat-make-host = Make host
lobby-seat-make-host-name = Make { $name } the host
lobby-sit = Take a seat
lobby-sit-line = You are invited. Choose a name and a color, and you are in.
lobby-sit-name = Your name
lobby-sit-colour = Your color
lobby-sit-any = Any
lobby-sit-full = Every seat is taken.
lobby-sit-full-watch = Every seat is taken. Stay here: you will see the game when it starts.
lobby-sit-no-watch = This table takes no spectators. Ask the host for a seat.
lobby-watch = Just watch
lobby-watch-line = You are watching. Stay here: you will see the game when it starts.
lobby-name-change = Change my name
lobby-leave = Leave the table
lobby-start = Start the game
lobby-start-fill = Fill with bots and start
lobby-start-level = Bots for the free seats
lobby-invite = Invite friends
lobby-invite-link = Link to this table
lobby-invite-only-here = This address works on this computer only. For friends in your network, start the program with: ./play --host 0.0.0.0
lobby-invite-qr = Show for a phone camera
lobby-invite-qr-label = The link to this table as a QR code
lobby-invite-code = Or tell them these words. They are typed on the first page, as one likes:
lobby-copy = Copy
lobby-copied = The link is copied.
lobby-share = Share
lobby-alien = Choose your alien
lobby-alien-line = Whoever does not choose gets a random one.
lobby-alien-search = Search by name or power
lobby-alien-chance = Random
lobby-alien-yours = Your alien: { $alien }
lobby-alien-none = No alien matches.
lobby-chat = Chat
lobby-chat-none = Nobody has said anything yet.
lobby-chat-field = Say something
lobby-chat-send = Send
lobby-seed = The shuffle is fixed by a secret seed. Its fingerprint is { $hash }; the seed is shown after the game, so that everybody can check it.

## Refusals: what cannot be done, and why

refused-form = Something in this form is missing. Please go through it once more.
refused-edition = This table does not know that edition.
refused-players = This edition cannot be played by that many.
refused-window = The reaction window lasts from 0 to { $longest } seconds.
refused-two-ships = Two special ships each are possible with up to { $most } players: the second one is marked with a color that nobody plays.
refused-one-ship = Choose only one kind of special ship.
refused-pool = { $n ->
    [one] One alien is
   *[other] { $n } aliens are
} too few to deal from at this table. Allow more levels or boxes, or play with fewer people.
refused-levels = Tick at least one alert level.
refused-name = That name is too long: at most { $longest } characters, please.
refused-name-empty = Please type a name first.
refused-full = Every seat at this table is taken.
refused-started = The game has already started.
refused-not-host = Only the host can do that.
refused-not-seated = Take a seat first.
refused-seat-taken = Somebody was faster: that seat is taken.
refused-not-ready = Some seats are still free. Fill them, or take fewer players.
refused-stale = The table has moved on.
refused-illegal = That is not possible here.
refused-undo = This can no longer be taken back.
refused-no-page = There is no such page.
refused-store = Nothing can be stored at the moment. Nothing is lost, and the table goes on by itself.
refused-broken = Something went wrong here. Your game is safe: go back and try again.
refused-no-table = There is no such table. Check the link or the code.
refused-no-spectators = This table takes no spectators.
refused-behind = This table shows its game to spectators later. Wait a little.
refused-many-reports = You have made several reports just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-reports = The report could not be written down. Tell whoever runs this server.
refused-pack = This table needs the pack { $pack }, and the server was started without it.
refused-alien-taken = That alien is no longer free. Choose another one.
refused-too-fast = That was very fast. Wait a moment and try again.
refused-many-tables = You have opened many tables in a short time. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} before you open another.
refused-guesses = From here, many codes were tried that belong to no table. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, then check the link or the code.
refused-many-pages = Too many pages of tables are open here. Close some: this one is not kept up to date.
refused-grace = They have only just gone. In { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} a bot may play for them.
refused-clock-decides = At a table by the day a bot plays only for those whose time has run out.
refused-over = This game is over.
refused-chat-long = That is too long: at most { $longest } characters, please.
refused-held = You have already asked for more time.
refused-not-over = This is shown when the game is over.
refused-no-chapter = The guide has no such chapter.
refused-no-alien = There is no such alien here.

## The game for two

lobby-edition-duel = Cosmic Encounter Duel
lobby-edition-duel-short = Duel
lobby-edition-duel-line = The game for two: secret dials, plans and tactics, twelve planets, envoys that change sides.
lobby-preset-duel-first = First duel
lobby-preset-duel-first-line = Swarm against Prime, with hints
lobby-preset-duel = Duel
lobby-preset-duel-line = Two players, three aliens to choose from
lobby-preset-duel-day = Duel by the day
lobby-preset-duel-day-line = A day for each decision, open to all
lobby-choice-three = Three dealt
lobby-choice-three-line = Everybody is dealt three and secretly keeps one.
lobby-group-first-game = First game
lobby-variant-tamed-underdog = Tamed Underdog
lobby-variant-tamed-underdog-line = The Underdog needs a difference of 20.
lobby-variant-alternative-tactics = Other tactics
lobby-variant-alternative-tactics-line = Other halves on three of the five tactics.
lobby-preset-duel-length = About { $rounds } rounds and { $decisions } decisions for each player, measured between bots.
lobby-new-guide-duel = Read the guide to the game for two
