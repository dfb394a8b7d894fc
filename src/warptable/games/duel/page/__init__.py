"""What only the game for two shows; `pages` puts it together for all pages.

board/   opponent, row of planets, Warp       announcements  what a screen reader says
stage/   volley, reveal, end of the game      coach          hints for a first game
dock/    where a person answers               text_view      the table in words, without pictures
rail     destiny card and envoys              art/           cards, tactics, dials, planets
"""
