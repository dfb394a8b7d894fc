"""What of a scene depends on the rules of the multi-player family.

data   the scene of this family            build      view, log, totals, deals as a reader may know them
fleet  which ship is where                 answering  what an open reaction answers
"""
