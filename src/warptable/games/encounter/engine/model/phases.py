"""The phases as sheets and cards name them. They stand alone because commands that play no game need them, too."""

PHASES = ("start-turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
