"""The web table: people and bots meet here, play, and everything they see is drawn here.

web    addresses, cookies, sockets           rooms  tables: who sits where, settings, chat, what is kept
ui     markup: pages, board, questions       play   a running game: answers, reactions, clocks, bots
scene  what one reader may see, as data      store  the database

Imports point downwards in this order: web, ui, scene, rooms, play, store. A page is never made from a session but from
a *scene*, so it cannot show what its reader may not know.
"""
