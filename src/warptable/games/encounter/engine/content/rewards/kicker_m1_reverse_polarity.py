"""Kicker x-1 (Reverse Polarity): the attack cards of both sides count negative."""

from ..api import Artifact

CARD = Artifact("kicker-m1-reverse-polarity")
