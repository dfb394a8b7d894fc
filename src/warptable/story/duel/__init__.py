"""What is worth telling of a finished game for two.

chronicle  the game, duel by duel
bluffs, betrayals, powers, turns  the feats of each group; this game has no deals
rounds     what each destiny card came to, and how the game was won
"""
