"""What of a scene depends on the rules of the multi-player family.

build  view, log, totals and deals as a reader may know them    answering  what an open reaction answers
fleet  which ship is where
"""
