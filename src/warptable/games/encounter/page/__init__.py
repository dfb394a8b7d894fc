"""What only encounter shows; `pages` puts it together for all pages.

board/   the star map                      announcements  what a screen reader says
stage/   reveal, deal, end of the game     coach          hints for a first game
dock/    where a person answers            text_view      the table in words, without pictures
plates   the players around the map        library/       aliens, rules, guide, explanations
panes    deals and powers in the rail
art/     cards, planets, space
"""
