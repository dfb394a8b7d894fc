"""The page of a running game, whatever is played.

page     the whole page, and the frame sent again and again    answers  forms as answers, by the shape of the question
regions  what the page is made of, part by part                family   what a family brings to the page
rail/    log, chat, standing orders                            top      phases and menu
"""
