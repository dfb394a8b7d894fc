"""Everything drawn: ships, planets, cards, emblems, icons. Typed functions from numbers and fixed ids to SVG.

No text of a person ever enters here unescaped: names and sentences belong to the templates.
"""
