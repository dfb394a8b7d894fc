## Our readings: what all families say about them

readings-title = Our readings
readings-about = Left open, and how we play it
readings-intro = What the rulebooks leave open, and how this table plays it: look it up before it happens.
readings-count = { $all } readings, shown:
readings-none = No reading contains these words.
reading-topic-gaps = Rules of our own, where the rulebook is silent
