"""`warptable aliens`: all aliens, or the sheet of one."""

from __future__ import annotations

from warptable.game import games, loaded


def aliens(
    name: str | None = None,
    /,
    *,
    edition: str | None = None,
    aliens_from: str | None = None,
    lang: str | None = None,
    json: bool = False,
) -> None:
    """List the aliens, or show the sheet of one.

    Parameters
    ----------
    name
        An alien by its id or its English or German name.
    edition
        ffg, avalon or duel: only its aliens, as it has them. Without it all aliens of the multi-player games, those in
        both as in 2008.
    aliens_from
        Also the aliens of these packs: folders, files or installed packs, separated by commas.
    lang
        en or de; else the language of your system. Where a text is not translated yet it is English.
    json
        Print JSON for scripts.
    """
    showing = {game.id: game for game in games().values() if "aliens" in game.commands}
    game = showing.get(edition or "", next(iter(showing.values())))
    loaded(game.commands["aliens"].where)(name, edition, aliens_from, lang, json=json)
