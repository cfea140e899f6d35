"""Attacks by a guest who keeps bots busy while other people wait for theirs to move."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException

from benchmarks.attacks.attacker import SHARE, Attack, Attacker

MANY = 120
LEVEL = "elder"


def bot_tables(attacker: Attacker) -> None:
    """Create tables where four strong bots play a long game among themselves."""
    token = attacker.guest()
    plans = [{"kind": "bot", "level": LEVEL}] * 4
    for _ in range(MANY):
        made = attacker.ask("POST", "/api/tables", {"game": "faeries", "seats": plans}, token)
        attacker.note("tables" if made else "refused")
    attacker.rest()


def hints(attacker: Attacker) -> None:
    """Request many hints at once, again and again."""
    token = attacker.guest()
    plans = [{"kind": "person"}] * 2
    table = {"game": "faeries", "seats": plans, "hints": True}
    path = f"/api/tables/{attacker.ask('POST', '/api/tables', table, token)['table']}"
    for seat in range(2):
        attacker.ask("POST", f"{path}/seats/{seat}", {"share": SHARE}, token)
    seat = attacker.ask("GET", path, token=token)["waiting"][0]

    def hint(_: int) -> None:
        try:
            found = attacker.ask("POST", f"{path}/hint", {"seat": seat}, token)
            attacker.note("hints" if found else "refused")
        except (OSError, HTTPException):
            attacker.note("closed by the server")

    with ThreadPoolExecutor(MANY) as hands:
        while attacker.going:
            list(hands.map(hint, range(MANY)))


ATTACKS = (
    Attack("120 tables of bots alone", bot_tables, 12.0),
    Attack("120 hints at once", hints, 12.0),
)
