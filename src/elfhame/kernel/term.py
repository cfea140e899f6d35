"""Terms: the parts of an evaluator's judgement of an action, each with a sentence of its own."""

from __future__ import annotations

from typing import Any

from .spoken import Spoken


class Term(Spoken, frozen=True, kw_only=True):
    """One thing that an action changes, and what that is worth to the player who takes it.

    A game derives a class of its own, and from that a class for each kind of term: its fields are
    the facts that the sentence may mention.
    """

    worth: int
    """In the unit of the game's evaluator; below 0 it is a price."""

    def facts(self) -> dict[str, Any]:
        return {name: fact for name, fact in super().facts().items() if name != "worth"}

    @classmethod
    def kinds(cls) -> tuple[type[Term], ...]:
        """All kinds of terms derived from this class, in the order in which they are declared."""
        derived = [kind for each in cls.__subclasses__() for kind in each.kinds()]
        return tuple(derived) or (cls,)
