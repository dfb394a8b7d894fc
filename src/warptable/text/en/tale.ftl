### The told ending, whatever was played.

tale-change = { $who }: { $before } % → { $after } %
tale-share = Share the story
tale-share-copied = The link is copied.
tale-picture = Picture of the story
tale-cards = What was worth telling
tale-being-told = The story of this game is being written …
tale-fan-project = an unofficial fan project
tale-chances = How the chances ran
tale-rounds = Round by round
tale-numbers = Numbers and shuffles
tale-home = Home
tale-deals = The deals
tale-watch = watch
tale-chances-how = Estimated after the game with all hands open. A number is a turning point.
tale-at = replay --open --at { $number }
tale-reckoning = Imagined games are being played from every round on, with all hands open …
