"""What is worth telling of a finished game for two.

chronicle  the game, duel by duel
bluffs, betrayals, powers, turns  the feats of each group; this game has no deals
rounds     how each destiny card ended, and how the game was won
"""
