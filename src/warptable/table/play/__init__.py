"""A game going on: answers go into the session here and nowhere else.

game          one running game, carried on                       answers    what people and bots answer
pause_states  the pause as a machine of four states              pauses     what a game does in each of them
reactions     reaction windows as people meet them               orders     standing orders: passing without being asked
deadlines     how long people have                               clocks     how long things are shown
journal       answers as they are stored, and replaying them     advance    answers given in advance
bots          bots think in threads of their own, and speak      seats      who decides for a seat
ports         what a game needs of its table and of the store    hooks      what of all this depends on the rules played
"""
