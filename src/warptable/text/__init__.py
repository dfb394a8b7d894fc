"""What the program says, in the languages it speaks: sentences for events, questions, options, rules.

t(locale, id)   one message (`bundles`)           Speaker    speaks to one reader about the players (`speaker`)
Words           what a family says (`words`)      outside    what packs say
"""

from .bundles import LOCALES, MissingText, Who, capital, t

__all__ = ["LOCALES", "MissingText", "Who", "capital", "t"]
