"""The application on which every command registers itself."""

from cyclopts import App

from .. import __version__

app = App(name="warptable", help="An unofficial fan engine for the Cosmic Encounter family.", version=__version__)
