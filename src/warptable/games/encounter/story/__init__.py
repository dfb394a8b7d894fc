"""What is worth telling of a finished game of the multi-player family.

chronicle  the game, encounter by encounter
bluffs, betrayals, powers, deals, turns  the feats of each group
rounds     how each encounter ended, and how the game was won
"""
