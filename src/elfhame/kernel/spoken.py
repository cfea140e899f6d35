"""Things with a sentence for people: actions, events and the terms of explanations."""

from __future__ import annotations

from typing import Any

import msgspec


class Spoken(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="kind"
):
    """Something with a sentence for people, made from its fields."""

    def facts(self) -> dict[str, Any]:
        """The facts its sentence may mention: numbers, names, and tuples of them."""
        return {field: getattr(self, field) for field in self.__struct_fields__}
