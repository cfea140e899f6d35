"""New tables: refused if no game can be played at them, and rematches for the same people."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.client import Caller, fault
from tests.server.fae_tables import finished_between

People = Callable[[str], Caller]


def test_a_rematch_moves_everybody_on_by_one_seat(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    table = finished_between(ada, bo)
    ids = {who.post(f"/api/tables/{table}/rematch")["table"] for who in (ada, bo, ada)}
    (again,) = ids
    assert again != table
    assert ada.frame(table)["rematch"] == again
    seats = bo.frame(again)["seats"]
    assert [seat["yours"] for seat in seats] == [True, False]
    bo.sit(again, 0)
    assert ada.sit(again, 1)["status"] == "running"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["person"], {}),
        (["person", "wizard"], {}),
        (["person", "open"], {"dragons": True}),
        (["person", "open"], {"first": 2}),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    people: People, seats: list[str], options: dict[str, object]
) -> None:
    plans = [{"kind": s} if s in ("person", "open") else {"kind": "bot", "level": s} for s in seats]
    body = {"game": "fae", "seats": plans, "options": options}
    fault(people("Ada").ask("POST", "/api/tables", body), 400, "malformed")
