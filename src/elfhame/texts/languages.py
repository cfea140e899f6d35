"""The languages there are texts in, and which of them suits somebody best."""

from __future__ import annotations

import re
from typing import Final

LANGUAGES: Final = ("en", "fr", "pt_BR")
"""The languages there are texts in; the first is the one others are translated from."""

LONGEST: Final = 200
"""Of what somebody wants, no more characters than these are read."""

_WEIGHT: Final = re.compile(r"\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*", re.ASCII)


def language_for(wanted: str) -> str:
    """The language that fits a tag or an ``Accept-Language`` header best, else the first of all.

    A language fits whatever its region, and of equals the one named first. What cannot be read
    is passed over.

    >>> [language_for(wanted) for wanted in ("pt", "pt-PT", "pt_BR", "FR-ca", "tlh", "")]
    ['pt_BR', 'pt_BR', 'pt_BR', 'fr', 'en', 'en']
    >>> language_for("fr-CA;q=0.8, en"), language_for("tlh, fr;q=0.8, pt;q=0.9")
    ('en', 'pt_BR')
    >>> language_for("*, fr;q=0.5"), language_for("en;q=0, fr;q=0.1"), language_for("fr;q=much")
    ('en', 'fr', 'en')
    """
    best, most = LANGUAGES[0], 0.0
    for choice in wanted[:LONGEST].split(","):
        named, _, weight = choice.partition(";")
        language, wish = _FITTING.get(_subtag(named)), _wish(weight)
        if language is not None and wish > most:
            best, most = language, wish
    return best


def tag(language: str) -> str:
    """The language as browsers, pages and Fluent spell it; ours is the spelling of Babel.

    >>> tag("fr"), tag("pt_BR")
    ('fr', 'pt-BR')
    """
    return language.replace("_", "-")


def _subtag(named: str) -> str:
    """The part of a tag that names the language without its region."""
    return tag(named.strip()).partition("-")[0].lower()


def _wish(weight: str) -> float:
    """How much a language is wanted, from 0 to 1; not at all if that cannot be read."""
    found = _WEIGHT.fullmatch(weight)
    if found:
        return float(found[1])
    return 0.0 if weight.strip() else 1.0


_FITTING: Final = {"*": LANGUAGES[0]} | {_subtag(language): language for language in LANGUAGES}
