"""A game going on: answers go into the session here and nowhere else.

game       one running game: answers, bots, clocks, one lock     journal  answers as they are stored, and replaying them
reactions  reaction windows as people meet them                  orders   standing orders: passing without being asked
clocks     how long things are shown and people have             bots     bots think in threads of their own
seats      who decides for a seat                                scenery    what of all this depends on the rules played
"""
