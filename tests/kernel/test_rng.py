"""The random source: the same numbers everywhere, and a state that is data."""

from collections import Counter

from warptable.kernel import Rng


def test_the_numbers_never_change() -> None:
    """Pinned: saves and digests of released versions depend on them."""
    rng = Rng.seeded("pinned", 7)
    assert [rng.below(100) for _ in range(8)] == [57, 2, 85, 29, 63, 38, 29, 24]


def test_the_state_is_the_whole_source() -> None:
    rng = Rng.seeded(3)
    rng.bits()
    twin = rng.clone()
    assert [rng.bits() for _ in range(5)] == [twin.bits() for _ in range(5)]


def test_different_seeds_are_unrelated() -> None:
    firsts = {Rng.seeded(seed).bits() for seed in range(500)}
    assert len(firsts) == 500


def test_numbers_are_even() -> None:
    rng = Rng.seeded("even")
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert all(1_800 < counts[n] < 2_200 for n in range(6))


def test_shuffle_and_sample_keep_the_items() -> None:
    rng = Rng.seeded("items")
    items = list(range(30))
    rng.shuffle(items)
    assert sorted(items) == list(range(30))
    assert items != list(range(30))
    few = rng.sample(items, 5)
    assert len(set(few)) == 5
    assert set(few) <= set(items)
