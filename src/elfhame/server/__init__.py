"""The server: tables where people, programs and bots play. It knows no particular game."""

from ..extras import require

require("server", "elfhame.server")
