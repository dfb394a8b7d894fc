### Words of the rooms themselves.

notice-home = To the home page

# Why the order "pass unless I am touched" does not pass now.
touched-own = it is about what you do
touched-main = you are a main player
touched-ally = your ships are in this encounter
touched-planet = the gate is aimed at a planet of yours
