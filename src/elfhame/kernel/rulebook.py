"""The rules of a game in one language, by id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from .refused import Refused

KINDS: Final = {"": "rule", "R": "ruling", "D": "design", "V": "variant"}
"""The letter at the end of an id: printed rule, our ruling, our own design, or an option."""

_RULE = re.compile(r"^- (?P<id>[A-Z]+-\d+(?P<letter>[RDV]?)) (?P<text>.+)$")


class Rule(msgspec.Struct, frozen=True):
    """One rule of a ledger."""

    id: str
    kind: str
    section: str
    text: str


class Rulebook:
    """The rules of one game, in the order of its ledger.

    >>> book = Rulebook.read('''# Tag
    ... ## Play
    ... - TAG-1 Who is caught
    ...   is it.
    ... - TAG-2R Trees are safe.''')
    >>> book.title, [rule.id for rule in book], book["TAG-1"].text, book["TAG-2R"].kind
    ('Tag', ['TAG-1', 'TAG-2R'], 'Who is caught is it.', 'ruling')
    """

    def __init__(self, title: str, rules: list[Rule]) -> None:
        self.title = title
        self._rules = {rule.id: rule for rule in rules}
        if len(self._rules) != len(rules):
            raise Refused("two rules have the same id", field="rulebook")

    @classmethod
    def read(cls, text: str) -> Rulebook:
        """Read a ledger: a title, sections, and one list item per rule."""
        title = section = ""
        rules: list[Rule] = []
        for line in text.splitlines():
            if line.startswith("# "):
                title = line[2:]
            elif line.startswith("## "):
                section = line[3:]
            elif line.startswith("- "):
                rules.append(_rule(line, section))
            elif line.startswith("  "):
                rules[-1] = msgspec.structs.replace(
                    rules[-1], text=f"{rules[-1].text} {line.strip()}"
                )
        return cls(title, rules)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __contains__(self, rule: object) -> bool:
        return rule in self._rules

    def __getitem__(self, rule: str) -> Rule:
        if rule not in self._rules:
            raise Refused(f"there is no rule {rule}", field="rule")
        return self._rules[rule]


def _rule(line: str, section: str) -> Rule:
    found = _RULE.match(line)
    if not found:
        raise Refused(f"{line!r} is not a rule with an id", field="rulebook")
    return Rule(found["id"], KINDS[found["letter"]], section, found["text"])
