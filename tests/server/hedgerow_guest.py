"""Takes Hedgerow into the registry, for servers and workers that are told to import this."""

from elfhame.games.registry import register
from tests.hedgerow.game import GAME

register(GAME)
