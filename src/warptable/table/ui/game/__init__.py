"""The page of a running game.

page  the whole page, and the frame sent again and again     text_view      the same in words, without pictures
dock/ where a person answers                                 announcements  what a screen reader says
rail/ log, chat, deals, powers, standing orders              coach          hints for a first game
"""
