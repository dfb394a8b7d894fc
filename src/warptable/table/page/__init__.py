"""Markup: everything that a browser shows, drawn from scenes and from the facts of the games.

An element is a folder: its Python, templates, style and scripts lie beside each other.

folders                  where the elements lie, those of games included
render, assets, frames   templates, files, what is sent to an open page
base/, site/             style of everything, the document around every page
page, names              the document around every page, players' names in sentences
family, families         what the pages ask of a family, and which families there are
art/                     pictures as SVG
lobby/                   home, new table, waiting room
game/                    the page of a running game
encounter/               what only encounter shows
"""
