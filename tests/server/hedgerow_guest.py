"""Registers Hedgerow, for servers and workers that import this module."""

from elfhame.games.registry import register
from tests.hedgerow.game import GAME

register(GAME)
