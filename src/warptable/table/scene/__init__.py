"""What one reader may see, as data. Everything above draws from this and from nothing else.

data   the scene of a running game          build       a room and a reader -> a scene
lobby  tables in lists and waiting rooms    families    what of a scene depends on the rules played (encounter/)
"""
