"""The page of a running game, whatever is played.

page     the whole page, and the frame sent again and again    answers  forms as answers, by the shape of the question
regions  what the page is made of, part by part                top      phases and menu
rail/    log, chat, standing orders                            dock/    controls, and lines beside the question
"""
