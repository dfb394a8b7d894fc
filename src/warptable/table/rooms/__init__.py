"""Tables: who sits where, what the host has chosen, what is said, and what is kept of all that.

hub       all tables of this server                  settings  what the host chooses
room      one table from first guest to end          new_game  settings and seats -> a new game
seats     names, and another number of seats         chat      what is said
requests  asking for the seat of a bot               record    what is kept of a table and of its game
"""
