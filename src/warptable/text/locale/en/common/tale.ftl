### The told ending, whatever was played.

tale-lowest = After round { $round } { ME($who) ->
    [yes] your chance
   *[no] { POS($who) } chance
} was { $percent } %.
tale-share = Share the story
tale-share-copied = The link is copied.
tale-picture = Picture of the story
tale-picture-of = The story of this game: { $title }
tale-cards = What was worth telling
tale-being-told = The story of this game is being written …
tale-fan-project = an unofficial fan project
tale-chances = How the chances ran
tale-turning-points = Turning points
tale-watch-moment = { $round }: watch it
tale-download = Download the game
tale-rounds = Round by round
tale-about-cards = Every sentence follows from the log of this game.
tale-numbers = Numbers and shuffles
