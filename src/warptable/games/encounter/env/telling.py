"""A running game in English, as a spectator sees it: for `render`."""

from __future__ import annotations

from warptable.kernel import Session
from warptable.text.bundles import LOCALES

from ..engine.model.state import State
from ..engine.model.views import View
from ..words.sentences import sentence
from ..words.speaker import Speaker


class Teller:
    """Tells one game, each event once."""

    def __init__(self, game: Session[State]) -> None:
        view = game.view(None)
        self.game, self.told = game, 0
        self.speaker = Speaker(LOCALES[0], None, view.home_of, view.edition, packs=game.options.packs)

    def tell(self) -> str:
        """The events since the last time, a line for each player, and who is asked."""
        fresh = self.game.log[self.told :]
        self.told += len(fresh)
        lines = [sentence(self.speaker, event.seen_by(None)) for event in fresh if event.known_to(None)]
        view = self.game.view(None)
        lines.append(self.speaker.t("table-title", turn=view.turn, encounters=view.rounds))
        lines += [self._player(view, seat) for seat in range(len(view.seats))]
        lines += [f"{self.speaker.name(seat)}: {prompt}?" for seat, prompt in self.game.waiting()]
        return "\n".join(lines) + "\n"

    def _player(self, view: View, seat: int) -> str:
        """Name and powers, ships planet by planet, ships in the warp, colonies, cards."""
        t, player = self.speaker.t, view.seats[seat]
        open_sheets = [sheet.alien for sheet in player.sheets if sheet.alien]
        powers = ", ".join(self.speaker.alien(alien) for alien in open_sheets) or t("table-no-power")
        held = [(planet, ships[seat]) for planet, ships in enumerate(view.planets) if ships[seat]]
        parts = [
            f"{self.speaker.name(seat)} ({powers})",
            self.speaker.spread(held),
            f"{t('table-warp')} {view.warp[seat]}",
            f"{t('table-colonies')} {player.foreign}/{view.colonies_to_win}",
            f"{t('table-cards')} {player.hand}",
        ]
        return " | ".join(parts)
