"""The lessons of the multi-player family."""

from warptable.lessons.lesson import Lesson

from .alliance import ALLIANCE
from .attack import ATTACK
from .deal import DEAL

LESSONS: tuple[Lesson, ...] = (ATTACK, ALLIANCE, DEAL)
