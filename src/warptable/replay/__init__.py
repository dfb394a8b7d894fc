"""Any moment of a game again, as it was then: for the page of a replay, the terminal, and whoever asks "what if".

    replay = Replay(Record.of(session))      # or Record.read(data, packs) of a save
    for moment in replay.moments(seat):      # what this seat was told and asked; None: a spectator, ALL: everything
        still = replay.at(moment)            # the game of that moment, in a few milliseconds
        still.view(seat)                     # exactly what the seat saw then; also still.session, to be looked at
        still.told(seat)                     # the event that had just happened, as the seat learned of it
        still.asked(seat)                    # what it was asked, and what it answered
    replay.chapters(seat)                    # the moments by encounter or destiny card
    replay.branch(moment)                    # a running game from there on
    replay.follow(Record.of(session))        # what has happened meanwhile in a game that is being played

record     what a game is made of: rules, seed, settings, answers
retelling  the game run once more, with notes and checkpoints
moments    what there is to look at, and for whom
replay     any moment of it
what_if    another game that goes on from a question of it
"""

from .moments import ALL, Chapter, Eyes, Moment
from .record import Record
from .replay import Replay, Still

__all__ = ["ALL", "Chapter", "Eyes", "Moment", "Record", "Replay", "Still"]
