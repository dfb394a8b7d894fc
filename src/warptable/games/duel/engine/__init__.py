"""Cosmic Encounter Duel: a game for two, with dials, plans, tactics and envoys."""
