"""Named fields on one line of text, such as ``fae seats=2 turn=1``: written, read and refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NoReturn, TypeVar

from .refused import Refused

Word = TypeVar("Word", bound=str)

LONGEST: Final = 8_000
"""The most characters of a line; the longest of a real game has about half as many."""
NOTHING: Final = "-"
"""Stands for an empty list, and for no value."""
UNKNOWN: Final = "?"
"""Stands for what the observer doesn't know; a number after it says how many."""


def list_of(items: Iterable[object], between: str = ",") -> str:
    """Items as one value.

    >>> list_of([1, 4]), list_of([])
    ('1,4', '-')
    """
    return between.join(map(str, items)) or NOTHING


def by_seat(values: Iterable[str]) -> str:
    """The value of each seat, as one value.

    >>> by_seat(["1,4", "-"])
    '1,4/-'
    """
    return "/".join(values)


def counted(counts: Mapping[str, int]) -> str:
    """Things and how many there are of each, as one value.

    >>> counted({"fox": 1, "bear": 3})
    'fox,bear*3'
    """
    return list_of(name if count == 1 else f"{name}*{count}" for name, count in counts.items())


class Fields:
    """The fields of a line, read one by one. What can't be read is Refused, naming the field."""

    def __init__(self, given: Mapping[str, str], defaults: Mapping[str, str]) -> None:
        self._given = given
        self._defaults = defaults

    def text(self, name: str) -> str:
        """The value of a field."""
        value = self._given.get(name, self._defaults.get(name))
        return self.refuse(name, "it is missing") if value is None else value

    def number(self, name: str, most: int, least: int = 0) -> int:
        """The value of a field as a number in this range."""
        return self.as_number(name, self.text(name), most, least)

    def as_number(self, name: str, text: str, most: int, least: int = 0) -> int:
        """A part of a field's value as a number in this range."""
        digits = text.removeprefix(NOTHING)
        if len(digits) < 9 and digits.isascii() and digits.isdigit():
            number = int(text)
            if least <= number <= most:
                return number
        return self.refuse(name, f"{text!r} is no number from {least} to {most}")

    def option(self, name: str, among: Sequence[Word]) -> Word | None:
        """The value of a field, one of these words or None for nothing."""
        value = self.text(name)
        return None if value == NOTHING else self.word(name, value, among)

    def word(self, name: str, text: str, among: Sequence[Word]) -> Word:
        """A part of a field's value, which must be one of these words."""
        if text not in among:
            self.refuse(name, f"there is no {text!r} here")
        return among[among.index(text)]

    def items(self, name: str, between: str = ",") -> list[str]:
        """The items of a list."""
        return self.split(self.text(name), between)

    def words(self, name: str, among: Sequence[str]) -> tuple[str, ...]:
        """The items of a list, each one of these words."""
        return self.words_in(name, self.text(name), among)

    def words_in(self, name: str, text: str, among: Sequence[str]) -> tuple[str, ...]:
        """The items of a list in a part of a field's value, each one of these words."""
        return tuple(self.word(name, item, among) for item in self.split(text))

    def numbers_in(self, name: str, text: str, most: int) -> tuple[int, ...]:
        """Likewise, with numbers."""
        return tuple(self.as_number(name, item, most) for item in self.split(text))

    def counts_in(self, name: str, text: str, among: Sequence[str], most: int) -> dict[str, int]:
        """Things and how many there are of each, in the order of these words."""
        found: dict[str, int] = {}
        for item in self.split(text):
            thing, times, count = item.partition("*")
            self.word(name, thing, among)
            number = self.as_number(name, count, most, 1) if times else 1
            found[thing] = found.get(thing, 0) + number
        return {thing: found[thing] for thing in among if thing in found}

    def seats(self, name: str, seats: int) -> list[str]:
        """The value of each seat."""
        return self.parts(name, seats, "seat")

    def parts(self, name: str, count: int, of: str) -> list[str]:
        """The parts of a value, of which there must be this many, one for each of something."""
        parts = self.text(name).split("/")
        if len(parts) != count:
            self.refuse(name, f"there are {count} parts with / between them, one for each {of}")
        return parts

    def compare(self, written: Mapping[str, str]) -> None:
        """Refuse the line unless these are its fields. Order within a field is free."""
        for name, value in self._given.items():
            if name not in written:
                self.refuse(name, "there is no such field")
            if sorted(written[name]) != sorted(value):
                self.refuse(name, f"together with the rest it would be {written[name]}")
        for name, value in self._defaults.items():
            if name not in self._given and written.get(name, value) != value:
                self.refuse(name, f"it is left out, but the rest makes it {written[name]}")

    @staticmethod
    def split(text: str, between: str = ",") -> list[str]:
        """The items in a part of a field's value."""
        return [] if text == NOTHING else text.split(between)

    @staticmethod
    def refuse(name: str, reason: str, rule: str | None = None) -> NoReturn:
        """Refuse the line because of a field."""
        raise Refused(reason, rule=rule, field=f"position.{name}")


def parse_line(text: str) -> tuple[str, dict[str, str]]:
    """The first word of a line, and its fields; a word without = is a field without a value.

    >>> parse_line("fae seats=2 clans")
    ('fae', {'seats': '2', 'clans': ''})
    """
    if len(text) > LONGEST:
        raise Refused(f"a position has at most {LONGEST} characters", field="position")
    first, *words = text.split() or [""]
    fields: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if name in fields:
            Fields.refuse(name, "it is there twice")
        if equals and not value:
            Fields.refuse(name, f"nothing follows the =; write {NOTHING} for nothing")
        fields[name] = value
    return first, fields


def write_line(first: str, fields: Mapping[str, str]) -> str:
    """The line with these fields.

    >>> write_line("fae", {"seats": "2", "clans": ""})
    'fae seats=2 clans'
    """
    words = (f"{name}={value}" if value else name for name, value in fields.items())
    return " ".join((first, *words))
