"""Every kind of event with the fields that everybody learns, and those that only some seats learn.

`seat` is always who it happened to or who did it. A test compares this list with what games log. Faces are ids such as
`plan-13`; `card` is the id of a destiny card; an envoy is named by its `icon`, and `envoy` is its id, empty for those
who do not know it. Numbers of cards are never public.
"""

from typing import NamedTuple


class Kind(NamedTuple):
    """The fields of a kind of event. `private` are learned by the seats concerned; `whisper`: nobody else learns even
    that it happened."""

    public: tuple[str, ...]
    private: tuple[str, ...] = ()
    whisper: bool = False


EVENTS: dict[str, Kind] = {
    # set-up
    "alien_chosen": Kind(("seat", "alien")),
    "envoys_laid": Kind(("icons",)),
    "roles_set": Kind(("leader", "straggler", "faces")),  # faces: the revealed plans by seat (D-SET-11)
    # cards of hands
    "drawn": Kind(("seat", "number", "why"), ("faces",)),  # why: opening, zero, text, chosen
    "gained": Kind(("seat", "number"), ("faces",)),  # reinforcements
    "reshuffled": Kind(("seat", "number")),  # a discard pile became the deck
    "discarded": Kind(("seat", "faces", "why")),  # why: limit, cost, text, played, restart, cleanup
    "taken": Kind(("seat", "victim", "number"), ("faces",)),  # at random, from the victim's hand
    "given": Kind(("seat", "receiver", "number"), ("faces",)),
    "exchanged": Kind(("numbers",), ("gave", "got")),
    "shown": Kind(("seat", "viewer", "number"), ("faces",)),
    "took_back": Kind(("seat", "faces")),  # from one's own discard pile into the hand
    "put_under": Kind(("seat", "number"), ("faces",)),  # facedown under the alien
    "from_under": Kind(("seat", "number"), ("faces",)),  # back into the hand
    # destiny
    "destiny_drawn": Kind(("card", "deck", "round")),
    "deck_renewed": Kind(("deck",)),  # D-GAP-01
    "discovered": Kind(("planet",)),
    "planet_picked": Kind(("planet", "seat", "how")),  # how: bar, pick, last; seat -1: nobody had to choose
    "skipped": Kind(("card",)),  # no planet for it (D-GAP-09)
    "card_done": Kind(("card", "next")),
    # a duel or contest
    "began": Kind(("what", "card", "planet", "advantage", "controllers")),  # what: duel, contest
    "dial_revealed": Kind(("seat", "dial", "late")),
    "ships_sent": Kind(("seat", "ships", "planet", "origin")),
    "envoy_revealed": Kind(("seat", "icon", "envoy")),
    "locked_in": Kind(("seats",)),  # the plans and tactics are down
    "plan_opened": Kind(("seat", "faces")),  # laid faceup before the others
    "chose_anew": Kind(("seat", "changed")),  # changed: yes, no, or empty where nobody is told
    "tactic_revealed": Kind(("seat", "tactic", "half", "what", "value", "second")),
    "volley": Kind(("damage", "riposte")),  # ships each seat loses
    "restarted": Kind(("round",)),
    "plan_revealed": Kind(("seat", "faces")),
    "plan_built": Kind(("seat", "value", "half")),  # half: the face of which half is added, or empty
    "plan_replaced": Kind(("seat", "face")),
    "reinforced": Kind(("seat", "face", "on", "value")),
    "no_reinforcement": Kind(("seat",)),
    "modified": Kind(("seat", "layer", "op", "amount")),  # seat -1: both
    "clouts": Kind(("clouts", "trails")),  # trails: per seat [layer, source, amount] of each part
    "won": Kind(("what", "seat", "loser", "how", "clouts")),  # how: ships, automatic, clout
    "prize": Kind(("seat", "card")),
    "prize_skipped": Kind(("seat", "card", "why")),  # why: cancelled, fee
    # ships, tactics
    "recovered": Kind(("seat", "ships", "places")),  # places: [place, ships] pairs
    "retreated": Kind(("seat", "ships", "planet")),
    "destroyed": Kind(("seat", "ships", "place", "blast", "to")),  # to: [place, ships] pairs
    "readied": Kind(("seat", "tactics")),
    "spent": Kind(("seat", "tactics")),
    # envoys, roles
    "friendship": Kind(("seat", "icon", "envoy", "change", "ally")),  # ally afterwards; -1: neutral
    "friendship_stopped": Kind(("seat", "icon", "envoy")),
    "envoy_read": Kind((), ("seat", "icon", "envoy"), whisper=True),
    "envoy_neutral": Kind(("icon", "envoy", "was")),  # without a move of friendship; was: its ally
    "envoy_replaced": Kind(("icon", "gone", "new")),  # new: is there one?
    "roles_changed": Kind(("leader", "straggler")),
    "warpplanet": Kind(("planet",)),
    # texts
    "used": Kind(("seat", "ability")),  # an ability acts
    "said": Kind(("seat", "what", "word")),  # what: promise, worry, decree, digit, accuse ...
    "counted": Kind(("seat", "what", "number", "change")),  # something on an alien or envoy card
    "peeked": Kind(("seat", "victim"), ("tactic", "half")),
    # the end
    "no_ships": Kind(("seats",)),  # must send and cannot (D-WIN-05)
    "game_over": Kind(("winners", "way")),
}
