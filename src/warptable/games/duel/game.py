"""Cosmic Encounter Duel 2020, the game for two."""

from ...game import Game

DUEL = Game(
    "duel",
    engine="warptable.duel.family:DUEL",
    bots="warptable.bots.duel",
    words="warptable.text.duel.words",
    tale="warptable.story.duel.tale",
    tale_words="warptable.text.duel.tale",
    ledger="warptable.lab.duel.ledger",
    sections="warptable.lab.duel.sections:sections",
    encoding="warptable.env.duel",
    terminal="warptable.cli.terminal.duel",
    hooks="warptable.table.play.duel:HOOKS",
    scenes="warptable.table.scene.duel.build",
    presets="warptable.games.duel.presets:PRESETS",
    pages="warptable.table.ui.duel.pages:DUEL",
)
