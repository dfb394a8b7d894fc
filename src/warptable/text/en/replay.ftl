## A game that is watched again: the page of a replay.

replay-watch = Watch the replay
replay-heading = Replay: { $table }
replay-controls = Watching
replay-skip-controls = Skip to the controls
replay-beside = Hands and log
replay-move = Move through the game
replay-first = To the beginning
replay-before = One step back
replay-after = One step on
replay-last = To the end
replay-play = Play
replay-range = Moment of the game
replay-place = Moment { $number } of { $all }
replay-where-in = { $round } · step { $number } of { $all }
replay-phases = Phases
replay-news = The game goes on: to the newest moment
replay-rounds = The whole game
replay-cell-met = { $one } against { $other }
replay-cell-won = ahead: { $who }
replay-speed = Speed
replay-times = { $n }×
replay-eyes = Whose eyes
replay-all = All hands
replay-spectator = Spectator
replay-hands = Hands at this moment
replay-no-cards = no cards
replay-now = What happens
replay-line = { $asked } { $answer }
replay-unanswered = Not answered yet
replay-copy = Copy a link to this moment
replay-back = Back to the table
replay-key-space = Space
replay-key-home = Home
replay-key-end = End
replay-keys = Keys of the replay
replay-keys-play = play or pause
replay-keys-step = one step back or on
replay-keys-round = one encounter or destiny card back or on
replay-keys-ends = to the beginning or the end
replay-keys-speed = speed
replay-keys-help = this help
answered-too-late = no deal in time
refused-nothing-yet = Nothing has happened yet that could be watched again.

## Games from files.

shell-nav-replays = Replays
replay-file = A saved game
replays-title = Replays
replays-upload = Watch a saved game
replays-upload-line = A finished table has a button that saves its game as a file. Choose such a file: it gets a page of its own that you can send to others. What nobody has watched for half a year is deleted.
replays-file = File of a saved game
replays-file-watch = Watch
replays-yours = Games that you have uploaded
replays-watch = Watch
replays-watch-which = Watch: { $game }
replays-delete = Delete
replays-delete-which = Delete: { $game }
replays-won = { $number ->
    [one] { $who } won
   *[other] { $who } won together
}
replays-unfinished = not finished
replays-nobody = nobody won
mine-delete-uploads = Saved games that you have uploaded are deleted.
refused-no-replay = There is no such game here. Whoever uploaded it may have deleted it.
refused-no-file = Choose a file first.
refused-save-none = This file is no saved game of Warptable.
refused-save-version = This game was saved by another version of Warptable, so it cannot be watched here.
refused-save-pack = This game needs the aliens of “{ $pack }”, which this server does not have in that version.
refused-save-game = This file is of a game that Warptable does not know.
refused-save-long = This file is too large for a saved game.
refused-save-damaged = This file is damaged, or its answers make no game.
refused-uploads-yours = You have { $most } games here. Delete one first.
refused-uploads-all = No more games can be uploaded to this server at the moment.
refused-many-uploads = You have uploaded many files in a short time. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} before the next one.

## What if: another game that goes on from a moment of this one.

what-if = What if …?
what-if-title = What if: { $table }, { $round }
what-if-origin = Goes on from: { $table }, { $round }
what-if-from = { $round }: the game goes on from this question.
what-if-played = As played
what-if-seat = Your seat
what-if-bots = All others are bots
what-if-chance = Hands and everything on the table stay. What lies in the decks is shuffled anew, so that nobody knows what comes. It becomes a table of its own.
what-if-go = Play on from here
what-if-weigh = What were the answers worth?
what-if-thinks = The seer is thinking …
what-if-answers = What the answers were worth
what-if-share = { $n } %
what-if-interval = ({ $low } to { $high } %)
what-if-weighed = The chance to win, as the seer thinks who knows only what the seat knew then, from { $n } imagined games each. The line marks the 95 % interval.
what-if-weighed-open = The chance to win, as the seer thinks with all hands as they were, from { $n } imagined games each. The line marks the 95 % interval.
what-if-unknown = The seer cannot say: no game can be imagined from here.
what-if-back = Back to the moment
refused-no-choice = In this game nobody ever had a choice.
