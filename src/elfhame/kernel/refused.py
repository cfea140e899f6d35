"""The one error of the library: what was asked cannot be done, and nothing has changed."""

from __future__ import annotations


class Refused(ValueError):
    """Something asked for is against a rule, or cannot be read.

    It names the ledger's rule that forbids it, or else the field at fault; whoever raises it
    has changed nothing.

    >>> refused = Refused("an empty space cannot be entered", rule="FAE-23")
    >>> str(refused), refused.rule, refused.field
    ('FAE-23: an empty space cannot be entered', 'FAE-23', None)
    """

    __module__ = "elfhame"

    def __init__(self, reason: str, *, rule: str | None = None, field: str | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.field = field
        at = " ".join(filter(None, (field, rule)))
        super().__init__(f"{at}: {reason}" if at else reason)

    def within(self, where: str) -> Refused:
        """The same refusal, its field seen from one level further out."""
        field = f"{where}.{self.field}" if self.field else where
        return Refused(self.reason, rule=self.rule, field=field)
