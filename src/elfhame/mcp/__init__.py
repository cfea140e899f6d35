"""A Model Context Protocol server: a language model plays a seat in words."""

from ..extras import require

require("mcp", "elfhame mcp")
