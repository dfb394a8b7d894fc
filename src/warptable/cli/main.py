"""The ``warptable`` command; each subcommand is registered on ``app``."""

from importlib.metadata import version

from cyclopts import App

app = App(
    name="warptable", help="An unofficial fan engine for the Cosmic Encounter family.", version=version("warptable")
)


def main() -> None:
    """Entry point of the installed command."""
    app()


if __name__ == "__main__":
    main()
