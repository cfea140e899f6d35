"""The reference of tensors lists the planes that the games have."""

from __future__ import annotations

from scripts.planes import PAGE, rewritten


def test_the_tables_of_planes_are_up_to_date() -> None:
    text = PAGE.read_text("utf-8")
    assert rewritten(text) == text, "run python -m scripts.planes"
    assert text.count("| from | plane |") == 4
