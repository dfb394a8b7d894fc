"""Warptable: an unofficial fan engine for the Cosmic Encounter family of board games."""
