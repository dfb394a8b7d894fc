"""Every kind of event with the fields that everybody learns, and those that only some seats learn.

`seat` is always who it happened to or who did it. A game refuses to log anything else. Faces are ids such as
`plan-13`; `card` is the id of a destiny card; an envoy is named by its `icon`, and `envoy` is its id, empty for those
who do not know it. Numbers of cards are never public.
"""

from typing import Any

from warptable.kernel.events import Field, Kind, Kinds

FIELDS: dict[str, Field] = {
    # who
    "seat": Field(int, "who it happened to, or who did it; -1: nobody, of modified: both"),
    "seats": Field(list[int], "whom it concerns"),
    "victim": Field(int, "who suffers it"),
    "receiver": Field(int, "who gets it"),
    "viewer": Field(int, "who sees it"),
    "leader": Field(int, "the leader"),
    "straggler": Field(int, "the straggler"),
    "loser": Field(int, "who lost"),
    "on": Field(int, "for whose clout it counts"),
    "ally": Field(int, "whose friend it is then; -1: neutral"),
    "was": Field(int, "whose friend it was"),
    "controllers": Field(list[int], "who controls the planet"),
    "winners": Field(list[int], "who has won the game"),
    # where
    "planet": Field(int, "a planet"),
    "place": Field(int, "a planet or another place (`model/places.py`)"),
    "origin": Field(int, "from where"),
    "to": Field(list[list[int]], "[place, ships] pairs"),
    "places": Field(list[list[int]], "[place, ships] pairs"),
    # cards
    "face": Field(str, "what a card shows"),
    "faces": Field(list[str], "what cards show"),
    "gave": Field(list[str], "the cards it gave"),
    "got": Field(list[str], "the cards it got"),
    "card": Field(str, "a destiny card"),
    "deck": Field(str, "a destiny deck"),
    "next": Field(str, "from which deck the next card comes"),
    "tactic": Field(int, "a tactic"),
    "tactics": Field(list[int], "tactics"),
    "half": Field(int | str, "which half of a tactic; of a plan: the card that is added, or empty"),
    "second": Field(bool, "is it the second half?"),
    "value": Field(int, "the value of a card or tactic"),
    "dial": Field(int, "what the dial shows"),
    "late": Field(bool, "was it set after the other had been shown?"),
    # aliens, envoys
    "alien": Field(str, "an alien"),
    "ability": Field(str, "what was used"),
    "icon": Field(str, "what names an envoy"),
    "icons": Field(list[str], "what names the envoys"),
    "envoy": Field(str, "which envoy; empty for those who do not know it"),
    "gone": Field(str, "which envoy left; empty for those who do not know it"),
    "new": Field(bool, "is there a new one?"),
    # how many
    "number": Field(int, "how many"),
    "numbers": Field(list[int], "how many each gave"),
    "ships": Field(int, "how many ships"),
    "change": Field(int, "by how much"),
    "round": Field(int, "which round of the duel, or which card of the game"),
    "advantage": Field(int, "the advantage of the controller"),
    "damage": Field(list[int], "ships each seat loses"),
    "riposte": Field(list[int], "ships each seat loses besides"),
    "blast": Field(bool, "by a blast?"),
    "layer": Field(int, "in which layer of the clout (`model/frame.py`)"),
    "op": Field(str, "how it changes it"),
    "amount": Field(int, "by how much"),
    "clouts": Field(list[int], "both clouts; none: they did not decide"),
    "trails": Field(list[Any], "what both clouts are made of"),
    # in words
    "what": Field(str, "what it is"),
    "why": Field(str, "for what reason"),
    "how": Field(str, "by what"),
    "way": Field(str, "by which way to win"),
    "word": Field(int | str, "what was said"),
    "changed": Field(str, "yes, no, or empty where nobody is told"),
}

EVENTS: dict[str, Kind] = {
    # set-up
    "alien_chosen": Kind("seat alien"),
    "envoys_laid": Kind("icons"),
    "roles_set": Kind("leader straggler faces"),  # faces: the revealed plans by seat (D-SET-11)
    # cards of hands
    "drawn": Kind("seat number why", private="faces"),  # why: opening, zero, text, chosen
    "gained": Kind("seat number", private="faces"),  # reinforcements
    "reshuffled": Kind("seat number"),  # a discard pile became the deck
    "discarded": Kind("seat faces why"),  # why: limit, cost, text, played, restart, cleanup
    "taken": Kind("seat victim number", private="faces"),  # at random, from the victim's hand
    "given": Kind("seat receiver number", private="faces"),
    "exchanged": Kind("numbers", private="gave got"),
    "shown": Kind("seat viewer number", private="faces"),
    "took_back": Kind("seat faces"),  # from one's own discard pile into the hand
    "put_under": Kind("seat number", private="faces"),  # facedown under the alien
    "from_under": Kind("seat number", private="faces"),  # back into the hand
    # destiny
    "destiny_drawn": Kind("card deck round"),
    "deck_renewed": Kind("deck"),  # D-GAP-01
    "discovered": Kind("planet"),
    "planet_picked": Kind("planet seat how"),  # how: bar, pick, last; seat -1: nobody had to choose
    "skipped": Kind("card"),  # no planet for it (D-GAP-09)
    "card_done": Kind("card next"),
    # a duel or contest
    "began": Kind("what card planet advantage controllers"),  # what: duel, contest
    "dial_revealed": Kind("seat dial late"),
    "ships_sent": Kind("seat ships planet origin"),
    "envoy_revealed": Kind("seat icon envoy"),
    "locked_in": Kind("seats"),  # the plans and tactics are down
    "plan_opened": Kind("seat faces"),  # laid faceup before the others
    "chose_anew": Kind("seat changed"),  # changed: yes, no, or empty where nobody is told
    "tactic_revealed": Kind("seat tactic half what value second"),
    "volley": Kind("damage riposte"),  # ships each seat loses
    "restarted": Kind("round"),
    "plan_revealed": Kind("seat faces"),
    "plan_built": Kind("seat value half"),  # half: the face of which half is added, or empty
    "plan_replaced": Kind("seat face"),
    "reinforced": Kind("seat face on value"),
    "no_reinforcement": Kind("seat"),
    "modified": Kind("seat layer op amount"),  # seat -1: both
    "clouts": Kind("clouts trails"),  # trails: per seat [layer, source, amount] of each part
    "won": Kind("what seat loser how clouts"),  # how: ships, automatic, clout
    "prize": Kind("seat card"),
    "prize_skipped": Kind("seat card why"),  # why: cancelled, fee
    # ships, tactics
    "recovered": Kind("seat ships places"),  # places: [place, ships] pairs
    "retreated": Kind("seat ships planet"),
    "destroyed": Kind("seat ships place blast to"),  # to: [place, ships] pairs
    "readied": Kind("seat tactics"),
    "spent": Kind("seat tactics"),
    # envoys, roles
    "friendship": Kind("seat icon envoy change ally"),  # ally afterwards; -1: neutral
    "friendship_stopped": Kind("seat icon envoy"),
    "envoy_read": Kind("seat icon envoy", whisper=True),
    "envoy_neutral": Kind("icon envoy was"),  # without a move of friendship; was: its ally
    "envoy_replaced": Kind("icon gone new"),  # new: is there one?
    "roles_changed": Kind("leader straggler"),
    "warpplanet": Kind("planet"),
    # texts
    "used": Kind("seat ability"),  # an ability acts
    "said": Kind("seat what word"),  # what: promise, worry, decree, digit, accuse ...
    "counted": Kind("seat what number change"),  # something on an alien or envoy card
    "peeked": Kind("seat victim", private="tactic half"),
    # the end
    "no_ships": Kind("seats"),  # must send and cannot (D-WIN-05)
    "game_over": Kind("winners way"),
}

KINDS = Kinds(EVENTS, FIELDS)
