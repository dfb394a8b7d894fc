## Our readings of Duel

reading-topic-duel-ships = Dials and ships
reading-duel-empty-dials-asks = Must a dial be set that cannot change anything?
reading-duel-empty-dials-plays =
    No: whoever sends the same ships whatever the dial shows is not asked, and nobody is if an empty supply has decided
    the game; only a dial that stays hidden is always set, because supplies may change before it is revealed.
