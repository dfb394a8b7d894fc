"""The page of a running game.

page     the whole page, and the frame sent again and again     text_view      the same in words, without pictures
regions  what the page is made of, part by part                 announcements  what a screen reader says
dock/    where a person answers                                 coach          hints for a first game
rail/    log, chat, deals, powers, standing orders              top            phases and menu
"""
