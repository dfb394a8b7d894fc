"""The words of the game for two and the steps of a duel, and the rules behind each of them.

The words themselves are messages `duel-term-<term>` with a heading `duel-term-<term>-name`, and `duel-step-<step>`.
"""

from __future__ import annotations

TERMS: dict[str, tuple[str, ...]] = {
    "leader": ("D-SET-11", "D-LEAD-02", "D-LEAD-05"),
    "straggler": ("D-LEAD-02", "D-LEAD-04", "D-LEAD-07"),
    "supply": ("D-SET-10", "D-CON-07", "D-WIN-05"),
    "warp": ("D-CON-09", "D-CON-10"),
    "control": ("D-CON-04", "D-CON-05", "D-WIN-02"),
    "clout": ("D-D07-01", "D-D09-01", "D-GAP-12"),
    "ship-advantage": ("D-CLT-02", "D-CLT-03", "D-CLT-05"),
    "plan": ("D-D04-01", "D-CLT-01", "D-D11-03"),
    "tactic": ("D-TAC-01", "D-TAC-02", "D-D04-02"),
    "blast": ("D-D05-02", "D-D05-04", "D-D05-06"),
    "shield": ("D-D05-02", "D-D05-05"),
    "recover": ("D-TAC-05", "D-TAC-06", "D-TAC-07"),
    "spent": ("D-TAC-03", "D-TAC-04", "D-D05-07"),
    "dial": ("D-D01-01", "D-D02-01", "D-D02-03"),
    "envoy": ("D-ENV-02", "D-ENV-11", "D-ENV-13"),
    "friendship": ("D-ENV-03", "D-ENV-04", "D-ENV-09"),
    "prize": ("D-D10-01", "D-D10-03", "D-D10-04"),
    "planet-bar": ("D-BAR-01", "D-BAR-02", "D-BAR-04"),
    "resources": ("D-RES-01", "D-RES-03"),
    "contest": ("D-CNT-01", "D-CNT-07"),
    "discovery": ("D-DES-05", "D-DES-06"),
    "event": ("D-DES-07",),
    "refresh": ("D-DES-08",),
    "destiny": ("D-DES-01", "D-DES-02", "D-DES-09"),
    "past": ("D-DES-03", "D-DES-04"),
    "reinforcement": ("D-REI-01", "D-REI-04", "D-REI-08"),
    "hand-limit": ("D-HAND-01", "D-HAND-02", "D-HAND-04"),
    "warpplanet": ("D-WRP-01", "D-WRP-02", "D-WRP-04"),
    "level": ("D-ALI-03",),
    "header": ("D-ALI-02", "D-CNT-09"),
    "restart": ("D-D06-01", "D-GAP-25"),
    "own-design": (),
}

STEPS: dict[str, tuple[str, ...]] = {
    "destiny": ("D-DES-01", "D-DES-09"),
    "dials": ("D-D01-01",),
    "send": ("D-D02-01", "D-D02-02", "D-WIN-05"),
    "envoys": ("D-D03-01", "D-D03-02"),
    "choose": ("D-D04-01", "D-D04-02"),
    "volley": ("D-D05-01", "D-D05-02"),
    "check": ("D-D06-01", "D-D06-02", "D-D06-03"),
    "reveal": ("D-D07-01",),
    "reinforce": ("D-D08-01", "D-REI-05"),
    "winner": ("D-D09-01", "D-D09-02", "D-D09-03"),
    "prize": ("D-D10-01", "D-CNT-07"),
    "cleanup": ("D-D11-01", "D-D11-03", "D-D11-04"),
    "setup": ("D-SET-06", "D-SET-10", "D-SET-11"),
}
"""The steps as the track at the table shows them."""

KIND_RULES: dict[str, tuple[str, ...]] = {
    "plan": TERMS["plan"],
    "reinforcement": TERMS["reinforcement"],
    "tactic": TERMS["tactic"],
    "planet": ("D-CON-04", "D-RES-01"),
    "envoy": ("D-ENV-13", "D-ENV-15"),
    "alien": ("D-ALI-02", "D-ABL-02"),
    "duel": ("D-DES-11", "D-CLT-02"),
    "contest": TERMS["contest"],
    "calamity": ("D-DES-07", "D-GAP-24"),
    "refresh": ("D-DES-08", "D-RES-01"),
}
"""By the kind of thing."""
