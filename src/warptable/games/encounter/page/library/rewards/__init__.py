"""The catalogue of the reward cards and the special ships of Cosmic Dominion: each card with its picture and its whole
text, and with an honest note where we had to design something ourselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from warptable.games.encounter.engine import facts
from warptable.games.encounter.words.hands import KINDS
from warptable.games.encounter.words.rewards import ShipText, ship_text
from warptable.games.encounter.words.rulebook import RULEBOOK
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel.packs import Packs
from warptable.table.page.library.catalogue import CardEntry, Catalogue, Filter, Part
from warptable.table.reader import Reader

from ...dock.card_names import named_card
from ..catalogues import PHASE, ROLE, ROLES, used_in
from ..help import when

TYPES = (*KINDS, "artifact")
PLANNED = ("main player", ("planning",))
"""Who may play an encounter card, and when."""


@dataclass(frozen=True, slots=True)
class Ship:
    """One kind of special ship."""

    id: str
    name: str
    text: ShipText
    when: str
    answers: tuple[tuple[str, str], ...]


def entries(reader: Reader, packs: Packs = ()) -> list[CardEntry]:
    """All kinds of cards."""
    speaker = Speaker(reader.locale)
    return [entry(speaker, place, card) for place, card in enumerate(facts.rewards())]


def entry(speaker: Speaker, place: int, card: str) -> CardEntry:
    printed, text = facts.rewards()[card], speaker.reward_text(card)
    role, phases = (printed.role, printed.phases) if printed.phases else PLANNED
    said = (
        speaker.t(f"kind-{printed.type}"),
        speaker.t("rewards-copies", n=printed.count),
        when(speaker, role, phases) if printed.phases else speaker.t("rewards-in-planning"),
    )
    return CardEntry(
        id=card,
        name=speaker.card(card),
        other=printed.name if speaker.locale == "de" else printed.name_de,
        picture=named_card(speaker, card, 92, reward=True),
        facts=said,
        does="",
        parts=(Part(text.effect),),
        also=text.does,
        has={"kind": (printed.type,), "phase": used_in(phases), "role": ROLES[role]},
        order={"kind": TYPES.index(printed.type) * len(facts.rewards()) + place},
        rulings=text.rulings,
        answers=RULEBOOK.answers(speaker.locale, "ffg", f"reward:{card}"),
        own=text.own,
    )


def about(reader: Reader, packs: Packs) -> dict[str, Any]:
    speaker = Speaker(reader.locale)
    said = f"{speaker.t('rewards-about')} {speaker.t('rewards-own-line')}"
    return {"about": said, "ships": ships(speaker)}


def ships(speaker: Speaker) -> list[Ship]:
    """The special ships."""
    return [
        Ship(
            ship,
            speaker.source(ship),
            ship_text(speaker.locale, ship),
            when(speaker, printed.role, printed.phases),
            RULEBOOK.answers(speaker.locale, "ffg", f"ship:{ship}"),
        )
        for ship, printed in facts.ships().items()
    ]


REWARDS = Catalogue(
    path="/rewards",
    words="rewards",
    listed="reward-list",
    entries=entries,
    filters={"kind": Filter(TYPES, "kind-"), "phase": PHASE, "role": ROLE},
    sorts=("kind", "name"),
    kind="catalogue-kind-rewards",
    template="encounter/library/rewards/rewards.html",
    rules="/rules#s-reward-deck",
    more=about,
)
