"""Names in sentences: coloured as whole words, escaped, and never coloured by guessing."""

from warptable.games.encounter.words.speaker import Speaker
from warptable.table.page.names import coloured, named


def speaker(*names: str, locale: str = "en", me: int | None = 0) -> Speaker:
    return Speaker(locale, me, names=names)


def test_a_name_gets_the_colour_of_its_seat() -> None:
    assert coloured(Speaker("en", 0), 3, "Blue invites Green.") == (
        '<b class="in-colour seat-1">Blue</b> invites <b class="in-colour seat-2">Green</b>.'
    )


def test_the_sentence_is_escaped_round_the_names_and_within() -> None:
    text = coloured(speaker("Ada", "<b>Bo</b>"), 2, "<b>Bo</b> & <i>others</i>")
    assert text == '<b class="in-colour seat-1">&lt;b&gt;Bo&lt;/b&gt;</b> &amp; &lt;i&gt;others&lt;/i&gt;'


def test_a_name_inside_another_word_is_left_alone() -> None:
    assert coloured(speaker("Ada", "Bo"), 2, "Boats by Bob") == "Boats by Bob"


def test_the_longer_of_two_names_is_found() -> None:
    text = coloured(speaker("Ada", "Ann", "Ann Lee"), 3, "Ann Lee and Ann")
    assert text == '<b class="in-colour seat-2">Ann Lee</b> and <b class="in-colour seat-1">Ann</b>'


def test_a_name_made_of_signs_is_found() -> None:
    assert 'seat-1">C++</b>,' in coloured(speaker("Ada", "C++"), 2, "C++, too")


def test_the_same_name_twice_has_no_colour() -> None:
    assert coloured(speaker("Ada", "Kim", "Kim"), 3, "Kim passes") == "<b>Kim</b> passes"


def test_the_reader_is_bold() -> None:
    assert coloured(Speaker("en", 0), 2, "You and your ships; Blue invites you.") == (
        '<b>You</b> and your ships; <b class="in-colour seat-1">Blue</b> invites <b>you</b>.'
    )


def test_nobody_is_you_to_a_spectator() -> None:
    assert coloured(Speaker("en", None), 2, "you") == "you"


def test_a_german_genitive_belongs_to_the_name() -> None:
    assert coloured(Speaker("de", 0), 2, "Blaus Schiff") == '<b class="in-colour seat-1">Blau</b>s Schiff'
    assert (
        coloured(Speaker("de", 0), 2, "Rot lädt dich ein") == '<b class="in-colour seat-0">Rot</b> lädt <b>dich</b> ein'
    )
    assert "seat-" not in coloured(Speaker("de", 0), 2, "Blauwal")


def test_one_name_alone() -> None:
    assert named(speaker("A & B"), 0) == '<b class="in-colour seat-0">A &amp; B</b>'
