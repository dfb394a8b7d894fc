"""Choices that both seats make at once: a pure model of one duel, and mixed strategies for it."""
