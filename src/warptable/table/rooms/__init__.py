"""Tables in play: who sits where, what they decide, and in which order things happen.

settings   what the host chooses              body       what is kept of a table besides its game
journal    answers as they are stored         setting_up settings and seats -> a new game
pauses     reaction windows for people        orders     standing orders
clockwork  time: countdowns, clocks, rests    play       a running game: answers, reactions, bots
room       a table from first guest to end    hub        all tables of this server
staging    what a reader may see of a game
"""
