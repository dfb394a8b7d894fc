"""A running game in English, as a spectator sees it: for `render`."""

from __future__ import annotations

from warptable.kernel import Session
from warptable.text.bundles import LOCALES
from warptable.text.words import words_of

from ..engine.model.state import State
from ..engine.model.views import View


class Teller:
    """Tells one game, each event once."""

    def __init__(self, game: Session[State]) -> None:
        view = game.view(None)
        self.game, self.told = game, 0
        self.words = words_of(view.edition)
        self.speaker = self.words.speaker_for(LOCALES[0], view)

    def tell(self) -> str:
        """The events since the last time, a line for each player, and who is asked."""
        fresh = self.game.log[self.told :]
        self.told += len(fresh)
        lines = [self.words.sentence(self.speaker, event.seen_by(None)) for event in fresh if event.known_to(None)]
        view = self.game.view(None)
        lines += [self._player(view, seat) for seat in range(len(view.seats))]
        lines += [f"{self.speaker.name(seat)}: {prompt}?" for seat, prompt in self.game.waiting()]
        return "\n".join(lines) + "\n"

    def _player(self, view: View, seat: int) -> str:
        """Name and alien, planets, ships in supply and Warp, cards."""
        player = view.seats[seat]
        alien = self.speaker.alien(player.alien) if player.alien else "-"
        planets, ships = f"{player.planets}/{player.to_win}", f"{view.supply[seat]}+{view.warp[seat]}"
        return f"{self.speaker.name(seat)} ({alien}) | {planets} | {ships} | {player.hand}"
