"""All that content may import: what is declared, moments, and the names of things. What a use can do are its methods:
`docs/content-reference.md` lists them."""

from warptable.kernel import DONE, PASS, Of, Prompt, Together

from ..game import Game
from ..model.cards import FACES
from ..model.decks import DISCOVERY, EVENT, HEART, ORBIT, REFRESH, SKULL
from ..model.effects import (
    ALL,
    LEADER,
    STRAGGLER,
    AllNeutral,
    Befriend,
    Bombard,
    ByRole,
    Certify,
    Choose,
    DestroyAll,
    DiscardAny,
    DiscardHand,
    Draw,
    DrawUp,
    Each,
    Exchange,
    FromPile,
    Gain,
    Give,
    Lines,
    LoseSent,
    LoseSupply,
    Other,
    Ready,
    Recover,
    RecoverFor,
    ReplaceNeutral,
    RetreatAny,
    SendMore,
    Settle,
    Spend,
    StrikePlanet,
    TakeRandom,
    Unfriend,
)
from ..model.frame import Extra
from ..model.headers import Header
from ..model.layers import Layer
from ..model.occurrences import Destruction, Friendship, Leaving, Prize, Revealed, Volley
from ..model.places import SUPPLY, WARP
from ..model.prompts import GIVE, OF_ENVOY, OF_FACE_IN_PILE, OF_REINFORCEMENT, OF_TACTIC, Brings
from ..model.switches import Switches
from ..model.tactics import Half, HalfKind
from ..model.windows import W
from ..rules.abilities import Alien, Envoy
from ..rules.cards import Where, calamity, contest, discovery, duel, loser, refresh, winner
from ..rules.fleet import Shelter
from ..rules.friendship import UNLIMITED
from ..rules.reckoning import Bout, Played, advantage, advantaged, digits, printed
from ..rules.standing import BoutRule, Rule
from ..rules.use import Use

ALWAYS, SETUP, DUELS, CONTESTS, BOTH = Header.ALWAYS, Header.SETUP, Header.DUELS, Header.CONTESTS, Header.BOTH
"""The headers over abilities."""

__all__ = [
    "ALL",
    "ALWAYS",
    "BOTH",
    "CONTESTS",
    "DISCOVERY",
    "DONE",
    "DUELS",
    "EVENT",
    "FACES",
    "GIVE",
    "HEART",
    "LEADER",
    "OF_ENVOY",
    "OF_FACE_IN_PILE",
    "OF_REINFORCEMENT",
    "OF_TACTIC",
    "ORBIT",
    "PASS",
    "REFRESH",
    "SETUP",
    "SKULL",
    "STRAGGLER",
    "SUPPLY",
    "UNLIMITED",
    "WARP",
    "Alien",
    "AllNeutral",
    "Befriend",
    "Bombard",
    "Bout",
    "BoutRule",
    "Brings",
    "ByRole",
    "Certify",
    "Choose",
    "DestroyAll",
    "Destruction",
    "DiscardAny",
    "DiscardHand",
    "Draw",
    "DrawUp",
    "Each",
    "Envoy",
    "Exchange",
    "Extra",
    "Friendship",
    "FromPile",
    "Gain",
    "Game",
    "Give",
    "Half",
    "HalfKind",
    "Header",
    "Layer",
    "Leaving",
    "Lines",
    "LoseSent",
    "LoseSupply",
    "Of",
    "Other",
    "Played",
    "Prize",
    "Prompt",
    "Ready",
    "Recover",
    "RecoverFor",
    "ReplaceNeutral",
    "RetreatAny",
    "Revealed",
    "Rule",
    "SendMore",
    "Settle",
    "Shelter",
    "Spend",
    "StrikePlanet",
    "Switches",
    "TakeRandom",
    "Together",
    "Unfriend",
    "Use",
    "Volley",
    "W",
    "Where",
    "advantage",
    "advantaged",
    "calamity",
    "contest",
    "digits",
    "discovery",
    "duel",
    "loser",
    "printed",
    "refresh",
    "winner",
]
