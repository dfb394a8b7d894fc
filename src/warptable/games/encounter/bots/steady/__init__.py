"""The steady bot: rules of thumb that weigh outcomes in colonies."""

from .bot import SteadyBot

__all__ = ["SteadyBot"]
