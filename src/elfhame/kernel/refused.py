"""The error for requests that a rule forbids or that are invalid."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 300
"""The number of characters of a reason or a field; they may quote any input."""


class Refused(ValueError):
    """A request is against a rule, or invalid. Nothing has changed.

    It names the rule that forbids the request, or the field at fault.

    >>> refused = Refused("an empty space cannot be entered", rule="FAE-23")
    >>> str(refused), refused.rule, refused.field
    ('FAE-23: an empty space cannot be entered', 'FAE-23', None)
    """

    __module__ = "elfhame"

    def __init__(self, reason: str, *, rule: str | None = None, field: str | None = None) -> None:
        self.reason = _printable(reason)
        self.rule = rule
        self.field = field and _printable(field)
        at = " ".join(filter(None, (self.field, rule)))
        super().__init__(f"{at}: {self.reason}" if at else self.reason)

    def within(self, where: str) -> Refused:
        """The same refusal with its field prefixed by an outer one."""
        field = f"{where}.{self.field}" if self.field else where
        return Refused(self.reason, rule=self.rule, field=field)


def _printable(text: str) -> str:
    """The text on one line, without control characters, and cut off if it is too long."""
    if len(text) > LONGEST:
        text = f"{text[: LONGEST - 4]} ..."
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))
