"""The languages of the texts, and how to find the best one for a reader."""

from __future__ import annotations

import re
from typing import Final

from ..kernel.refused import Refused

LANGUAGES: Final = ("en", "fr", "pt_BR")
"""The languages of the texts; the others are translated from the first."""

LONGEST: Final = 200
"""Number of characters of an ``Accept-Language`` header that are read."""

_WEIGHT: Final = re.compile(r"\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*", re.ASCII)


def canonical(name: str) -> str:
    """The language of that name, spelled as in LANGUAGES; Refused if there are no texts in it.

    >>> canonical("pt-BR"), canonical("pt_BR"), canonical("fr")
    ('pt_BR', 'pt_BR', 'fr')
    """
    language = name.replace("-", "_")
    if language not in LANGUAGES:
        known = ", ".join(map(tag, LANGUAGES))
        raise Refused(f"there are no texts in {name!r}, only in {known}", field="language")
    return language


def language_for(wanted: str) -> str:
    """The best language for a tag or an ``Accept-Language`` header, by default the first.

    Regions are ignored, ties go to the language named first, and unreadable parts are skipped.

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
        language, quality = _BY_SUBTAG.get(_subtag(named)), _quality(weight)
        if language is not None and quality > most:
            best, most = language, quality
    return best


def tag(language: str) -> str:
    """The language as browsers and Fluent spell it; LANGUAGES has the spelling of Babel.

    >>> tag("fr"), tag("pt_BR")
    ('fr', 'pt-BR')
    """
    return language.replace("_", "-")


def _subtag(named: str) -> str:
    """The language of a tag, without its region."""
    return tag(named.strip()).partition("-")[0].lower()


def _quality(weight: str) -> float:
    """The weight of a language, from 0 to 1; 0 if it can't be read."""
    found = _WEIGHT.fullmatch(weight)
    if found:
        return float(found[1])
    return 0.0 if weight.strip() else 1.0


_BY_SUBTAG: Final = {"*": LANGUAGES[0]} | {_subtag(language): language for language in LANGUAGES}
