"""The vocabulary of card effects: the steps a card may have, and their worth (FMC-100D)."""

from __future__ import annotations

import re
from typing import Final, Literal, get_args

from msgspec import Struct

from ....kernel.refused import Refused

Folk = Literal["fae", "nature", "earth", "trolls", "beast"]
FOLKS: Final[tuple[Folk, ...]] = get_args(Folk)

MEASURES: Final = ("home", "lead", "area", "plant", "path", "token", "card")
"""What points are counted by: homes; areas led alone; areas with a token; plants beside a path;
path tiles; tokens in a folk's area; a folk's cards."""
WHOSE: Final = ("own", "rival", "any")

VERBS: Final = (
    *("place", "move", "remove", "steal", "draw", "recover", "befriend", "take", "build", "help"),
    *("rivals_discard", "rival_discards", "points", "count", "spend", "choose"),
    *("act_next", "offer_cards", "offer_tiles", "renew", "sow"),
    *("rivals_move", "rivals_place", "rivals_befriend", "rivals_build"),
)
"""``take`` befriends straight into the hand, ``count`` scores points by a measure, ``renew``
replaces the Card Offer, ``sow`` builds with a tile from the bag."""

_FOLK: Final = f"(?P<folk>{'|'.join(FOLKS)})"
_NUMBER: Final = r"(?P<amount>[1-9])"
_GRAMMAR: Final = [
    (re.compile(pattern), verb)
    for pattern, verb in (
        (rf"place {_NUMBER}(?: in {_FOLK})?", "place"),
        (rf"move {_NUMBER} (?P<whose>{'|'.join(WHOSE)})", "move"),
        (rf"remove {_NUMBER}", "remove"),
        (rf"steal {_NUMBER}", "steal"),
        (rf"draw {_NUMBER}", "draw"),
        (rf"recover {_NUMBER}", "recover"),
        ("befriend", "befriend"),
        ("befriend to hand", "take"),
        ("(?P<may>may )?build", "build"),
        ("(?P<may>may )?help", "help"),
        (rf"rivals discard {_NUMBER}", "rivals_discard"),
        (rf"rival discards {_NUMBER}", "rival_discards"),
        ("act next", "act_next"),
        (rf"offer {_NUMBER} cards?", "offer_cards"),
        (rf"offer {_NUMBER} tiles?", "offer_tiles"),
        ("renew", "renew"),
        ("sow", "sow"),
        (rf"rivals move {_NUMBER}", "rivals_move"),
        (rf"rivals place {_NUMBER}(?: in {_FOLK})?", "rivals_place"),
        ("rivals befriend", "rivals_befriend"),
        ("rivals build", "rivals_build"),
        (rf"points {_NUMBER}", "points"),
        (
            rf"points {_NUMBER} each (?:{_FOLK} (?P<of>token|card)"
            r"|(?P<measure>home|lead|area|plant|path)) up to (?P<cap>[1-9])",
            "count",
        ),
        ("spend", "spend"),
    )
]


class Step(Struct, frozen=True):
    """One step of a card's effect."""

    verb: str
    amount: int = 1
    folk: Folk | None = None
    whose: str | None = None
    measure: str | None = None
    cap: int = 0
    may: bool = False
    """Whether it may be declined."""
    branch: int = 0
    """0: always done; 1 and 2: only if that option was chosen (1 also if a card was spent)."""

    @property
    def saying(self) -> str:
        """The name of its message: the verb, and whatever else changes the wording."""
        return "-".join(filter(None, (self.verb, self.measure, self.whose, self.folk and "in")))

    def facts(self) -> dict[str, int | str]:
        """The values that a sentence about it may use."""
        facts: dict[str, int | str] = {"amount": self.amount, "may": int(self.may), "cap": self.cap}
        return facts | ({"folk": self.folk} if self.folk else {})


def read_step(words: str, branch: int = 0) -> Step:
    """The step that these words describe; refused if they describe none.

    >>> read_step("place 2 in fae").verb, read_step("points 1 each lead up to 3").measure
    ('place', 'lead')
    """
    for pattern, verb in _GRAMMAR:
        found = pattern.fullmatch(words)
        if found:
            parts = found.groupdict()
            return Step(
                verb=verb,
                amount=int(parts.get("amount") or 1),
                folk=next((folk for folk in FOLKS if folk == parts.get("folk")), None),
                whose=parts.get("whose"),
                measure=parts.get("measure") or parts.get("of"),
                cap=int(parts.get("cap") or 0),
                may=bool(parts.get("may")),
                branch=branch,
            )
    raise Refused(f"{words!r} is not a step of an effect", rule="FMC-100D")


STEP_WORTH: Final = {
    "place": 195,
    "remove": 195,
    "steal": 345,
    "draw": 65,
    "recover": 95,
    "befriend": 70,
    "take": 185,
    "build": 200,
    "help": 270,
    "rivals_discard": 10,
    "rival_discards": 45,
    "points": 100,
    "spend": -50,
    "choose": 0,
    "act_next": 280,
    "offer_cards": 15,
    "offer_tiles": 15,
    "renew": 20,
    "sow": 190,
    "rivals_move": 10,
    "rivals_place": -60,
    "rivals_befriend": -40,
    "rivals_build": -120,
}
"""By verb: the worth of a step in hundredths of a point, fitted to games of equal bots."""
IN_ONE_AREA: Final = 0.87
"""The factor for tokens that must go to a given folk."""
END_SHARE: Final = 0.58
"""The factor for points at the end: they come once, but a card is played several times."""
MOVES: Final = {"own": 70, "rival": 130, "any": 130}
LIKELY: Final = {
    "home": 1.0,
    "lead": 1.6,
    "area": 4.0,
    "plant": 3.2,
    "path": 2.6,
    "token": 3.5,
    "card": 2.5,
}
"""By measure: the number that is counted on average."""


def step_worth(step: Step) -> float:
    """The worth of a step, in hundredths of a point."""
    if step.verb == "move":
        return MOVES[step.whose or "any"] * step.amount
    if step.verb == "count":
        assert step.measure is not None
        return STEP_WORTH["points"] * min(step.cap, step.amount * LIKELY[step.measure])
    worth = STEP_WORTH[step.verb] * step.amount
    return worth * IN_ONE_AREA if step.folk else worth
