"""Who is present: a player not seen for a while is away, wherever they were seen last."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import visitors
from tests.server.running import Clock, threaded


def test_a_player_not_seen_for_a_while_is_away_and_one_with_two_seats_is_at_both(
    data: Path,
) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, visitors(server.address) as people:
        ada, bo = people("Ada"), people("Bo")
        made = ada.make("fae", "person", "open", "person")
        table, path = made["table"], f"/api/tables/{made['table']}/away"
        ada.sit(table, 0)
        ada.sit(table, 2)
        bo.sit(table, 1, made["links"]["seat"])
        assert ada.get(path) == {"seats": [], "waits": []}
        clock.pass_seconds(60)
        ada.frame(table, 0)
        assert bo.get(path) == {"seats": [1], "waits": [240]}
        clock.pass_seconds(500)
        ada.frame(table, 0)
        assert ada.get(path) == {"seats": [1], "waits": [0]}
        bo.frame(table, 1)
        assert ada.get(path) == {"seats": [], "waits": []}
