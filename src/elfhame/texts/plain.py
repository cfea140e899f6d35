"""Plain sentences for games without texts: the kind of event or question, and its facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping


def plain(kind: str, facts: Mapping[str, object], name: Callable[[int], str]) -> str:
    """An event or a question: the seats, the kind, and all other facts.

    >>> plain("took", {"seat": 1, "cards": (3, 4), "price": None}, "Seat {}".format)
    'Seat 1 – took, cards 3 4.'
    >>> plain("frosted", {"card": 7}, str), plain("pick", {"seats": (0, 1)}, "Seat {}".format)
    ('frosted, card 7.', 'Seat 0, Seat 1 – pick.')
    """
    who = ", ".join(name(seat) for seat in _seats(facts))
    known = (f"{fact} {_word(value)}" for fact, value in facts.items() if _is_shown(fact, value))
    what = ", ".join((kind, *known))
    return f"{who} – {what}." if who else f"{what}."


def _seats(facts: Mapping[str, object]) -> list[int]:
    seats = facts.get("seats", (facts.get("seat"),))
    return [seat for seat in seats if isinstance(seat, int)] if isinstance(seats, tuple) else []


def _is_shown(fact: str, value: object) -> bool:
    return fact not in ("seat", "seats") and value is not None


def _word(value: object) -> str:
    return " ".join(map(_word, value)) if value and isinstance(value, tuple) else str(value)
