"""Cosmic Encounter Duel 2020, the game for two."""

from warptable.game import Game

DUEL = Game(
    "duel",
    engine="warptable.games.duel.engine.family:DUEL",
    bots="warptable.games.duel.bots",
    words="warptable.games.duel.words.layer",
    tale="warptable.games.duel.story.tale",
    tale_words="warptable.games.duel.words.tale",
    ledger="warptable.games.duel.lab.ledger",
    sections="warptable.games.duel.lab.sections:sections",
    encoding="warptable.games.duel.env",
    terminal="warptable.games.duel.terminal",
    hooks="warptable.games.duel.page.hooks:HOOKS",
    scenes="warptable.games.duel.page.scene.build",
    presets="warptable.games.duel.presets:PRESETS",
    pages="warptable.games.duel.page.pages:DUEL",
    messages="warptable.games.duel.words",
)
