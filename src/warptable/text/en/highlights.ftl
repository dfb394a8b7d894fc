### The told ending, whatever was played.

highlights-change = { $who }: { $before } % → { $after } %
highlights-share = Share the story
highlights-share-copied = The link is copied.
highlights-picture = Picture of the story
highlights-cards = What was worth telling
highlights-being-told = The story of this game is being written …
highlights-fan-project = an unofficial fan project
highlights-chances = How the chances ran
highlights-rounds = Round by round
highlights-numbers = Numbers and shuffles
highlights-home = Home
highlights-deals = The deals
highlights-watch = watch
highlights-chances-how = Estimated after the game with all hands open. A number is a turning point.
highlights-at = replay --open --at { $number }
highlights-reckoning = Imagined games are being played from every round on, with all hands open …
