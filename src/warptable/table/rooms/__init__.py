"""Tables: who sits where, what the host has chosen, what is said, and what is kept of all that.

hub       all tables of this server               settings  what the host chooses
room      one table from first guest to end       new_game  settings and seats -> a new game
seats     another number of seats                 names     names of guests
requests  who asks for the seat of a bot          joining   taking over from a bot in a running game
chat      what is said                            record    what is kept of a table besides its answers
saving    between a running game and the store
"""
