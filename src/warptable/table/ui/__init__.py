"""Markup: everything that a browser shows, drawn from scenes and from the facts of the games.

render, assets, page, names   templates, files, the frame of every page, players' names in sentences
art/        pictures as SVG                      game/       the page of a running game
lobby/      home, new table, waiting room        encounter/  what only encounter shows (families.py finds it)
"""
