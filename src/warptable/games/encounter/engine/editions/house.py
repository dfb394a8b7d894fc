"""House rules: other readings of the rules that are played, too (docs/decisions/0002). Each is a variant that changes
one field, off unless a table wants it."""

from typing import Any

HOUSE: dict[str, dict[str, Any]] = {
    "closed-planet": {"target_closed": True},  # F-LAUNCH-5, A-S4-3
    "two-proposals": {"offers_each": 2},  # F-DEAL-2, A-DEAL-2
}
"""For every edition of the family."""
WITH_SPECIALS: dict[str, dict[str, Any]] = {"others-named": {"specials_name_others": True}}  # F-DESTINY-9
"""For editions with special destiny cards."""
