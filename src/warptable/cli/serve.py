"""``warptable serve``: the table in the browser."""

from __future__ import annotations

import gc
import logging
import os
import socket
import threading
import time
from collections.abc import Sequence
from typing import Annotated
from urllib.parse import urljoin

from cyclopts import Parameter

from .errors import Refused
from .options import language

PORT = 8797
KEPT_CONNECTIONS = 60
"""Seconds that an idle connection is kept: people who think about an answer need not connect again for it."""

PRIVATE = "WARPTABLE_PUSH_PRIVATE"
"""The variable of the environment that lets pushes go to any address, also in this network: for trying things out."""


def serve(
    *,
    port: int = PORT,
    host: str = "127.0.0.1",
    database: str = "",
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
    my_games: Annotated[bool, Parameter(negative="--no-my-games")] = True,
    chances: Annotated[bool, Parameter(negative="--no-chances")] = True,
    aliens_from: str | None = None,
    lang: str | None = None,
    address: str = "",
    mail: Annotated[str, Parameter(env_var="WARPTABLE_MAIL")] = "",
    mail_from: str = "",
    webhook: Annotated[str, Parameter(env_var="WARPTABLE_WEBHOOK")] = "",
) -> int:
    """Serve the web table until stopped, and open it in the browser.

    Parameters
    ----------
    port
        The port to listen at; 0 takes a free one.
    host
        The address to listen at; 0.0.0.0 lets others in your network join.
    database
        Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Empty: a file in your data folder.
    browser
        Open the page when the table is ready.
    my_games
        Keep the result of each game, and give everybody a page with their own games and results.
    chances
        Work out how the chances ran in finished games, with what this computer has to spare.
    aliens_from
        Packs of aliens that come to every table: folders, files or installed packs, separated by commas.
    address
        How people reach this server, such as https://table.example.org/, for links in mail and for the webhook.
    mail
        The mail server for people at tables by the day: smtp://USER:PASSWORD@HOST:PORT, or smtps://...
    mail_from
        The address that mail comes from.
    webhook
        An address that is told whom tables by the day wait for.
    lang
        en or de, for what is printed here; else the language of your system. Every page has its reader's.
    """
    import uvicorn  # loaded here: `--help` need not wait for the engine

    from warptable.table.network import network_address, raise_file_limit
    from warptable.table.notices.settings import BadSetting, notice_settings
    from warptable.table.store import default_url
    from warptable.table.web.app import make_app
    from warptable.table.web.deflate import QuickSockets
    from warptable.table.web.request_timeout import PromptRequests, quiet
    from warptable.text import t

    from .game_options import packs_from, places

    locale = language(lang)
    packs = packs_from(aliens_from)
    try:
        notices = notice_settings(address, mail, mail_from, webhook, private=bool(os.environ.get(PRIVATE)))
    except BadSetting as error:
        raise Refused(str(error)) from None
    listening = listen(host, port)
    port = listening.getsockname()[1]
    network = network_address(host, port)
    here = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/"
    config = uvicorn.Config(
        make_app(
            database or default_url(),
            packs,
            network,
            notices,
            my_games=my_games,
            chances=chances,
            pack_places=places(aliens_from),
        ),
        log_level=logging.WARNING,
        http=PromptRequests,
        ws=QuickSockets,
        ws_max_size=1 << 16,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=KEPT_CONNECTIONS,
        access_log=False,
        proxy_headers=True,
    )
    quiet(logging.getLogger("uvicorn.error"))
    raise_file_limit()
    _collect_rarely()
    said = [t(locale, "serve-address", address=here)]
    if network and network != here:
        said.append(t(locale, "serve-network", address=network))
    threading.Thread(target=announce, args=(here, said, browser), daemon=True).start()
    try:
        uvicorn.Server(config).run([listening])
    except KeyboardInterrupt:
        return 0
    return 0


def listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Refused(f"cannot listen at {host}:{port}: {error.strerror or error}") from None
    listening.set_inheritable(True)
    return listening


def _collect_rarely() -> None:
    """The collector of cycles leaves alone what was loaded for good, looks at new things in small portions, and rarely
    through everything. Otherwise all tables stand still whenever it does."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 100)


def announce(address: str, said: Sequence[str], browser: bool) -> None:
    """Say where the pages are as soon as they are there, and open the first in the browser."""
    import urllib.request
    import webbrowser

    for _ in range(300):
        try:
            with urllib.request.urlopen(urljoin(address, "/healthz"), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    print(*said, sep="\n", flush=True)
    if browser:
        webbrowser.open(address)
