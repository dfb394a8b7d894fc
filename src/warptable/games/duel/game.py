"""Cosmic Encounter Duel 2020, the game for two."""

from warptable.game import Command, Game

DUEL = Game(
    "duel",
    engine="warptable.games.duel.engine.family:DUEL",
    bots="warptable.games.duel.bots",
    words="warptable.games.duel.words.layer:WORDS",
    highlights="warptable.games.duel.story.highlights:HIGHLIGHTS",
    highlights_words="warptable.games.duel.words.highlights:HIGHLIGHTS_WORDS",
    ledger="warptable.games.duel.lab.ledger:LEDGER",
    sections="warptable.games.duel.lab.sections:sections",
    encoding="warptable.games.duel.env:ENCODING",
    terminal="warptable.games.duel.terminal.face:FACE",
    hooks="warptable.games.duel.page.hooks:HOOKS",
    scenes="warptable.games.duel.page.scene.build:SCENES",
    presets="warptable.games.duel.presets:PRESETS",
    pages="warptable.games.duel.page.pages:DUEL",
    rulebook="warptable.games.duel.words.rulebook:RULEBOOK",
    commands={
        "aliens": Command("warptable.games.duel.commands.cards:aliens"),
        "envoys": Command(
            "warptable.games.duel.commands.cards:envoys", "List the envoys of Cosmic Encounter Duel, or show one."
        ),
        "destiny": Command(
            "warptable.games.duel.commands.cards:destiny",
            "List the destiny cards of Cosmic Encounter Duel, or show one.",
        ),
    },
    messages="warptable.games.duel.words",
)
