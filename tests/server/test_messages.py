"""The page's types are made from these messages and games: a stale file is found here."""

from __future__ import annotations

from scripts.make_wire import FILE, document


def test_the_page_knows_what_crosses_the_wire() -> None:
    assert FILE.read_bytes() == document(), "python -m scripts.make_wire, then npm run wire"
