"""A game going on: answers go into the session here and nowhere else.

game       one running game, carried on                          answers    what people and bots answer
pauses     pauses open, are answered and end                     reactions  reaction windows as people meet them
deadlines  how long people have                                  clocks     how long things are shown
journal    answers as they are stored, and replaying them        orders     standing orders: passing without being asked
advance    answers given in advance
bots       bots think in threads of their own                    seats      who decides for a seat
needs      what a game needs of its table and of the store       hooks    what of all this depends on the rules played
"""
