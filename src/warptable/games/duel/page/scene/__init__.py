"""What one reader may see of a game for two.

data   the parts of the scene        build  the scene from the view, the log and the questions
"""
