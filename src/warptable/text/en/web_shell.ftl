### Round the table: page header, settings, phase track, log, chat, standing orders, keys, text view.

shell-name = Warptable
shell-home = Warptable, home page
shell-nav = Pages
shell-nav-play = Play
shell-nav-mine = My games
shell-nav-aliens = Aliens
shell-nav-rules = Rules
shell-nav-guide = Guide
shell-skip-content = Skip to the content
shell-close = Close
shell-language = Language
shell-language-en = English
shell-language-de = Deutsch
shell-unofficial = Unofficial fan software with its own art. Not affiliated with any publisher.
shell-shuffles = Shuffles can be checked: the fingerprint before the game, the seed after it.
shell-offline = No connection. Trying to reconnect …
shell-failed = That did not reach the table. Please try again.

## Settings

shell-settings = Settings
shell-theme = Colors
shell-theme-auto = As the system
shell-theme-dark = Dark
shell-theme-light = Light
shell-size = Text size
shell-size-is = { $percent } %
shell-motion = Motion
shell-motion-auto = As the system
shell-motion-full = Full
shell-motion-none = Reduced
shell-keys = Single keys
shell-text-view = Text view
shell-voices = What bots say
shell-coach = Hints for a first game
shell-sound = Sounds
shell-sound-which = Which sounds
shell-sound-decision = Your decision
shell-sound-window = A reaction window
shell-sound-launch = Launch
shell-sound-card = A card is laid
shell-sound-reveal = Reveal
shell-sound-warp = Ships go to the warp
shell-sound-over = The game is over

## The bar on top

shell-table = Table { $table }
shell-edition-ffg = FF 2008
shell-edition-avalon = AH 2000
shell-encounter = Encounter { $number }
shell-over = Game over
shell-track = Phases; choose one in which you always want to be asked
shell-phase-is = { $phase }, { $state ->
    [done] done
    [now] now
   *[later] to come
}{ $stop ->
    [yes] , you are always asked here
   *[no] {""}
}
shell-menu = Menu
shell-help = Help and keys
shell-rail = Log and chat
shell-skip-decision = Skip to the decision
shell-skip-board = Skip to the board
shell-skip-log = Skip to the log
shell-faulty = An error in the program has stopped this game. Everything up to here is saved.
shell-mark = (!) Your decision

## Menu of the table

shell-seats = Players
shell-host = Host
shell-host-give = Make host
shell-away = away
shell-bot = Bot: { $level }
shell-bot-stands-in = a bot plays meanwhile
shell-spectators = { $number ->
    [one] One spectator
   *[other] { $number } spectators
}
shell-sit = Take over this seat
shell-give-up = Give up my seat
shell-leave = To the home page
shell-seed-hash = Fingerprint of the seed:
shell-seed = Seed:

## Rail

shell-tab-log = Log
shell-tab-chat = Chat
shell-tab-deals = Deals
shell-tab-powers = Powers
shell-why = why?
shell-why-line = Why? { $line }
shell-explain = Explain { $what }
shell-lately = What happened last
shell-log-none = Nothing has happened yet.
shell-log-whole = The whole log
shell-log-of = Log of { $table }
shell-back-to-table = Back to the table
shell-you = (you)
shell-chat-none = Nobody has said anything yet.
shell-chat-say = Say something to the table
shell-chat-send = Send
shell-spectator = Spectator
shell-deals-none = No deals in this game yet.
shell-deal-open = On the table now.
shell-power-facedown = A facedown power
shell-power-none = No power
shell-power-open = Not chosen yet
shell-power-lost = off
shell-power-zapped = zapped
shell-power-aside = set aside
shell-power-hidden = facedown

## Standing orders

shell-tempo = Speed of the bots
shell-halt = Stop the bots
shell-go-on = Let the bots go on
shell-step = One step
shell-orders = Standing orders
shell-order-untouched = Pass unless my ships, planets or power are touched
shell-order-encounter = Pass to the end of this encounter
shell-order-turn = Pass everything until my turn: until I am offense or defense
shell-order-turn-now = (it is your turn now)
shell-order-touched = Pass until something touches me, then ask again
shell-order-always = Always pass here: { $what }
order-ended-touched = Your order to pass until something touches you has ended: this does.
order-ended-always = Your orders to pass always have ended: you have got other cards.
order-ended-turn = Your order to pass until your turn has ended: it is your turn.
shell-order-paused = Paused: { $why }
shell-stops-at = Always ask me in:
shell-stops-none = No stops: add one
shell-undo = Undo
shell-undo-may = Take back your last answer
shell-undo-none = There is nothing to take back
shell-hold = Hold
shell-hold-is = Ask everybody for more time in this window

## Said aloud

shell-call-asked = Your decision. { $asked }
shell-call-reaction = Reaction. { $asked } Possible: { $answers }. Space passes.
shell-situation-setup = The game is being set up.
shell-situation-over = The game is over.
shell-situation-where = Encounter { $number }, phase { $phase }.
shell-situation-offense = Offense: { $who }.
shell-situation-defense = Defense: { $who }.
shell-situation-target = Target: { $planet }.
shell-situation-waiting = The table waits for { $who }.
shell-situation-mine = You have { $foreign } of { $needed } colonies and { CARDS($cards) }.

## Keys

shell-keys-title = Keys
shell-keys-off = Single keys can be switched off in the settings.
shell-key-d-caps = D
shell-key-d = to the decision
shell-key-enter-caps = Enter
shell-key-enter = confirm
shell-key-escape-caps = Esc
shell-key-escape = step back, close
shell-key-space-caps = Space
shell-key-space = pass a reaction
shell-key-digits-caps = 1 … 9
shell-key-digits = option or card
shell-key-signs-caps = + −
shell-key-signs = more or fewer ships
shell-key-n-caps = N
shell-key-n = nobody, no
shell-key-t-caps = T
shell-key-t = take the offer
shell-key-h-caps = H
shell-key-h = hold the window open
shell-key-p-caps = P
shell-key-p = stop the bots or let them go on
shell-key-step-caps = .
shell-key-step = one step while they are stopped
shell-key-w-caps = W
shell-key-w = why the last thing happened
shell-key-s-caps = S
shell-key-s = say the situation
shell-key-b-caps = B
shell-key-b = to the board
shell-key-arrows-caps = ← → [ ]
shell-key-arrows = on the board: planets, systems
shell-key-l-caps = L
shell-key-l = log
shell-key-c-caps = C
shell-key-c = chat
shell-key-help-caps = ?
shell-key-help = this overview

## Text view

shell-role-offense = offense
shell-role-defense = defense
shell-role-with-offense = with the offense
shell-role-with-defense = with the defense
shell-role-deciding = deciding now
shell-text-title = { $table }, text view
shell-text-graphic = Graphic view
shell-text-parts = Parts of this page
shell-text-part-decision = Decision
shell-text-part-situation = Situation
shell-text-part-planets = Planets
shell-text-part-hand = Hand
shell-text-part-log = Log, newest first
shell-text-part-chat = Chat and deals
shell-text-part-orders = Standing orders
shell-text-nothing-asked = Nothing is asked of you at the moment.
shell-text-players = Players, in the order of turns
shell-text-column-player = Player
shell-text-column-alien = Alien
shell-text-column-role = Role
shell-text-column-colonies = Foreign colonies
shell-text-column-home = Home colonies
shell-text-column-cards = Cards
shell-text-column-warp = Ships in the warp
shell-text-column-planet = Planet
shell-text-column-ships = Ships
shell-text-of = { $n } of { $all }
shell-text-shape-dart = dart
shell-text-shape-disc = disc
shell-text-shape-diamond = diamond
shell-text-shape-star = star
shell-text-shape-hexagon = hexagon
shell-text-system = { ME($who) ->
    [yes] Your system
   *[no] { POS($who) } system
}
shell-text-target = target of the gate
shell-text-empty = empty
shell-text-no-hand = No cards.
shell-text-no-orders = No standing orders are needed here.

## The command line of the text view

typed-label = Or type a command
typed-send = Send
typed-try = Try: help, hand, board, why, pass
typed-may = You can answer:
typed-answered = Answered: { $line }
typed-form = Please use the form above for this.
