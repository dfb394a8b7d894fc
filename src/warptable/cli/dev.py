"""`warptable dev`: for those who change the program."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from .options import language
from .serve import announce, listen

PORT = 8798


def dev() -> None:
    """For those who change the program: `parts` shows every part of the page in every state."""
    from .main import main

    main(["dev", "--help"])


def parts(
    *,
    to: Path | None = None,
    port: int = PORT,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
    lang: str | None = None,
) -> int:
    """Show every part of the page in every state, in both languages, both themes and three widths.

    Parameters
    ----------
    to
        Write them as pages into this folder instead of serving them.
    port
        The port to listen at; 0 takes a free one. Only this computer reaches it.
    browser
        Open the page when it is ready.
    lang
        en or de, for what is printed here; else the language of your system.
    """
    from warptable.table.web.parts import HOME, make_parts_app, write_parts  # loaded here: `--help` needs no page
    from warptable.text import t

    locale = language(lang)
    if to is not None:
        print(t(locale, "dev-parts-written", file=str(write_parts(to))))
        return 0

    import uvicorn

    listening = listen("127.0.0.1", port)
    here = f"http://127.0.0.1:{listening.getsockname()[1]}"
    said = t(locale, "dev-parts-address", address=here + HOME)
    threading.Thread(target=announce, args=(here + HOME, [said], browser), daemon=True).start()
    server = uvicorn.Server(uvicorn.Config(make_parts_app(), log_level="warning", access_log=False))
    try:
        server.run([listening])
    except KeyboardInterrupt:
        return 0
    return 0


commands = App(name="dev", help_format="plaintext")
commands.default(dev)
commands.command(parts)
