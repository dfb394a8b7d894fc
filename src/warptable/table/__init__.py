"""The web table: rooms where people and bots meet, what is kept of them, and the pages they see.

reader -> scene -> board, controls, stages, rail -> pages -> app
rooms hold the games; store keeps them.

A page is never made from a session but from a *scene*: what one reader may know, and nothing else.
"""
