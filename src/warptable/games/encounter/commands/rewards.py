"""`warptable rewards`: all reward cards and special ships, or one."""

from __future__ import annotations

from rich.text import Text

from warptable.cli.catalogue import Listing, Sheet, timing_strip
from warptable.cli.terminal.style import QUIET

from ..engine import facts
from ..engine.facts import RewardFacts, ShipFacts
from ..engine.model.phases import PHASES
from ..words.rewards import ship_text
from ..words.rulebook import RULEBOOK
from ..words.speaker import Speaker

PLANNING = ("planning",)
Reward = RewardFacts | ShipFacts


def row(speaker: Speaker, one: Reward) -> list[Text]:
    phases = Text(", ".join(speaker.t(f"phase-{phase}") for phase in one.phases or PLANNING))
    if isinstance(one, ShipFacts):
        does = Text(ship_text(speaker.locale, one.id).does)
        return [Text(speaker.source(one.id), style="bold"), Text(), phases, does]
    text = speaker.reward_text(one.id)
    own = f" ({speaker.t('rewards-own')})" if text.own else ""
    does = Text(text.does).append(own, style=QUIET)
    return [Text(speaker.card(one.id), style="bold"), Text(str(one.count)), phases, does]


def sheet(speaker: Speaker, one: Reward) -> Sheet:
    """The card with its whole text, or the special ship with its action."""
    strip = timing_strip(speaker, PHASES, one.phases or PLANNING)
    if isinstance(one, ShipFacts):
        ship = ship_text(speaker.locale, one.id)
        action = speaker.t("rewards-ship-action", name=ship.action_name, text=ship.action)
        return Sheet(
            Text(speaker.source(one.id), style="bold"),
            ship.does,
            strip,
            texts=[(speaker.t("sheet-effect"), ship.effect), (speaker.t("sheet-action"), action)],
            rulings=ship.rulings,
            answers=RULEBOOK.answers(speaker.locale, speaker.edition, f"ship:{one.id}"),
        )
    text = speaker.reward_text(one.id)
    own = [(speaker.t("sheet-own"), text.own)] if text.own else []
    return Sheet(
        Text(speaker.card(one.id), style="bold"),
        text.does,
        strip,
        properties=[
            ("kind", speaker.t(f"kind-{one.type}")),
            ("copies", speaker.t("rewards-copies", n=one.count)),
            ("role", speaker.t(f"role-{(one.role or 'main player').replace(' ', '-')}")),
        ],
        texts=[(speaker.t("sheet-effect"), text.effect), *own],
        rulings=text.rulings,
        answers=RULEBOOK.answers(speaker.locale, speaker.edition, f"reward:{one.id}"),
    )


HEADS = (("list-reward", False), ("list-copies", True), ("sheet-timing", False), ("list-what", False))
REWARDS = Listing(
    "reward card", "rewards", HEADS, row, "list-rewards", sheet, is_counted=lambda one: isinstance(one, RewardFacts)
)
rewards = REWARDS.shown_by(
    Speaker,
    lambda: [*facts.rewards().values(), *facts.ships().values()],
    "List the reward cards and special ships of Cosmic Dominion, or show one.",
    "A card or a ship",
)
