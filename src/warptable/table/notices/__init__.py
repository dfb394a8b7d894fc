"""Messages to people who are asked and do not look at their table: by push, by mail, by the host's webhook.

A message says at which table somebody is asked, and in general words what for; never anything that is hidden. Rooms
call `Listener.changed`, and everything else happens in the background: nothing here can slow or stop a game.

waits -> encryption, outgoing, channel -> push, mail, webhook -> notices
"""
