"""The multi-player game: Fantasy Flight 2008 with Cosmic Dominion, and Avalon Hill 2000."""

from warptable.game import Command, Game

ENCOUNTER = Game(
    "encounter",
    edition="ffg",
    engine="warptable.games.encounter.engine.family:ENCOUNTER",
    bots="warptable.games.encounter.bots",
    words="warptable.games.encounter.words.layer:WORDS",
    highlights="warptable.games.encounter.story.highlights:HIGHLIGHTS",
    highlights_words="warptable.games.encounter.words.highlights:HIGHLIGHTS_WORDS",
    ledger="warptable.games.encounter.lab.ledger:LEDGER",
    sections="warptable.games.encounter.lab.sections:sections",
    encoding="warptable.games.encounter.env:ENCODING",
    terminal="warptable.games.encounter.terminal.face:FACE",
    hooks="warptable.games.encounter.page.hooks:HOOKS",
    scenes="warptable.games.encounter.page.scene.build:SCENES",
    presets="warptable.games.encounter.presets:PRESETS",
    pages="warptable.games.encounter.page.pages:ENCOUNTER",
    lessons="warptable.games.encounter.lessons:LESSONS",
    rulebook="warptable.games.encounter.words.rulebook:RULEBOOK",
    commands={
        "aliens": Command("warptable.games.encounter.commands.aliens:aliens"),
        "techs": Command(
            "warptable.games.encounter.commands.techs:techs",
            "List the tech cards of the technology variant, or show one.",
        ),
        "rewards": Command(
            "warptable.games.encounter.commands.rewards:rewards",
            "List the reward cards and special ships of Cosmic Dominion, or show one.",
        ),
    },
    messages="warptable.games.encounter.words",
)
