"""What is worth telling of a finished game: everybody's chances from round to round, turning points, feats.

    replay = Replay(Record.of(session))          # of a game that is over
    story = story_of(replay)                     # a minute of work; `Work` does it in pieces
    story.curve.points[3].chances[seat].share    # after three rounds; `.interval` is its 95 % interval
    story.turns                                  # where it turned, each with a moment of the replay
    answer_chances(replay, moment)               # what the answers to a question were worth, as the seer thinks

chances   a chance, a point, a curve: plain data, and as JSON
borders   the game between two rounds, to be played on from there
estimates chances from imagined games with all hands open, at any moment
turning   where the chances changed by more than luck explains, and by which answer
work      curve and turning points together, as they are stored; made in pieces
answers   the chance of each answer that was open at a question
feats     what somebody did, as the log shows it; rounds, and how the game ended
highlights      all of that together

It has no words and no pictures.
"""
