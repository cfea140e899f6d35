"""The server: tables where people, programs and bots play; nothing in it knows a game."""

from ..extras import require

require("server", "elfhame.server")
