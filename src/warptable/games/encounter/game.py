"""The multi-player game: Fantasy Flight 2008 with Cosmic Dominion, and Avalon Hill 2000."""

from ...game import Game

ENCOUNTER = Game(
    "encounter",
    engine="warptable.encounter.family:ENCOUNTER",
    bots="warptable.bots.encounter",
    words="warptable.text.encounter.words",
    tale="warptable.story.encounter.tale",
    tale_words="warptable.text.encounter.tale",
    ledger="warptable.lab.encounter.ledger",
    sections="warptable.lab.encounter.sections:sections",
    encoding="warptable.env.encounter",
    terminal="warptable.cli.terminal.encounter",
    hooks="warptable.table.play.encounter:HOOKS",
    scenes="warptable.table.scene.encounter.build",
    presets="warptable.games.encounter.presets:PRESETS",
    pages="warptable.table.ui.encounter.pages:ENCOUNTER",
    lessons="warptable.lessons.encounter:LESSONS",
)
