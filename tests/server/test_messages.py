"""The page's generated types are up to date with the messages and games."""

from __future__ import annotations

from scripts.make_wire import FILE, document


def test_the_page_knows_what_crosses_the_wire() -> None:
    assert FILE.read_bytes() == document(), (
        "wire.json is stale: run python -m scripts.make_wire, "
        "then python -m scripts.setup.page npm run wire"
    )
