"""`warptable techs`: all tech cards, or one."""

from __future__ import annotations

from rich.text import Text

from warptable.cli.catalogue import Listing, Sheet, timing_strip

from ..engine import facts
from ..engine.facts import TechFacts
from ..engine.model.phases import PHASES
from ..words.rulebook import RULEBOOK
from ..words.speaker import Speaker
from ..words.techs import tech_kind


def row(speaker: Speaker, tech: TechFacts) -> list[Text]:
    text = speaker.tech_text(tech.id)
    phases = ", ".join(speaker.t(f"phase-{phase}") for phase in tech.phases)
    return [Text(speaker.tech(tech.id), style="bold"), Text(text.research), Text(phases), Text(text.does)]


def sheet(speaker: Speaker, tech: TechFacts) -> Sheet:
    text = speaker.tech_text(tech.id)
    return Sheet(
        Text(speaker.tech(tech.id), style="bold"),
        text.does,
        timing_strip(speaker, PHASES, tech.phases),
        properties=[
            ("research", speaker.t("techs-ships", n=text.research)),
            ("kind", speaker.t(f"tech-kind-{tech_kind(tech.id)}")),
            ("role", speaker.t(f"role-{tech.role.replace(' ', '-')}")),
        ],
        texts=[(speaker.t("sheet-effect"), text.effect)],
        rulings=text.rulings,
        answers=RULEBOOK.answers(speaker.locale, speaker.edition, f"tech:{tech.id}"),
    )


HEADS = (("list-tech", False), ("list-ships", True), ("sheet-timing", False), ("list-what", False))
techs = Listing("tech", "techs", HEADS, row, "list-techs", sheet).shown_by(
    Speaker,
    lambda: list(facts.techs().values()),
    "List the tech cards of the technology variant, or show one.",
    "A tech",
)
