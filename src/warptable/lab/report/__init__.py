"""The results of `balance` as files: one page to share, tables for other programs, pictures for slides."""

from .files import write_all
from .page import page

__all__ = ["page", "write_all"]
