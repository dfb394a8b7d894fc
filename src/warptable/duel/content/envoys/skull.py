"""The envoys with the skull."""

from ..api import DUELS, SKULL, Envoy, Use, W, destroy

CUDGEL = Envoy("cudgel", SKULL)


@CUDGEL.ability(W.CLEAN_FIRST, header=DUELS, when=lambda use: use.won and use.ships(use.other) > 0)
async def clobber(use: Use[None]) -> None:
    """Before the loser retreats: as many of its ships are destroyed as the winner has there."""
    await destroy(use, use.other, use.ships(use.seat))


ENVOYS = (CUDGEL,)
