"""Link previews: the og: tags that tell a chat which game an invitation is for.

The key of an invitation is in the fragment, which no server sees; its path names the game.
"""

from __future__ import annotations

from html import escape
from typing import Final

from ...games import registry
from ...texts.guide import guide

SIZE: Final = (1200, 630)
"""Width and height of the pictures preview-GAME.jpg, which scripts/previews.py takes."""


def tags(game: str, base: str, language: str) -> str:
    """The tags for a game, empty if there is no such game; the address of the site ends in /."""
    if game not in registry.names():
        return ""
    book = guide(game, language)
    aim = next(section for section in book.sections if section.key == "aim")
    facts = {
        "og:type": "website",
        "og:site_name": "Elfhame",
        "og:title": registry.game(game).title,
        "og:description": aim.lines[0].parts[0].replace("**", ""),
        "og:image": f"{base}preview-{game}.jpg",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:locale": language,
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(content)}" />' for name, content in facts.items()
    )
