"""Private notes: stored with the seat, the same on every device, and for no one else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.client import Caller
from tests.server.running import Threaded

SECRET = "Bo is the purple spirit"


def at_table(ada: Caller, bo: Caller) -> tuple[str, str]:
    """A table of Fae with Ada and Bo; its id, and the address of Ada's notes."""
    made = ada.make("fae", "person", "open")
    table = str(made["table"])
    ada.sit(table, 0)
    bo.sit(table, 1, made["links"]["seat"])
    return table, f"/api/tables/{table}/seats/0/notes"


def test_notes_are_kept_with_the_seat(people: Callable[[str], Caller]) -> None:
    ada, bo = people("Ada"), people("Bo")
    _, notes = at_table(ada, bo)
    assert ada.get(notes) == {"text": ""}
    assert ada.ask("PUT", notes, {"text": SECRET}).json() == {"text": SECRET}
    assert ada.get(notes) == {"text": SECRET}


def test_notes_are_there_on_another_device(
    people: Callable[[str], Caller], server: Threaded
) -> None:
    ada, bo = people("Ada"), people("Bo")
    _, notes = at_table(ada, bo)
    ada.ask("PUT", notes, {"text": SECRET}).raise_for_status()
    phone = Caller(server.address)
    phone.post("/api/me/open", {"key": ada.post("/api/me/devices")["key"]})
    assert phone.get(notes) == {"text": SECRET}
    phone.close()


def test_nothing_that_others_get_changes_with_the_notes(people: Callable[[str], Caller]) -> None:
    ada, bo = people("Ada"), people("Bo")
    table, notes = at_table(ada, bo)

    def seen() -> list[bytes]:
        addresses = (f"/api/tables/{table}", f"/api/tables/{table}/away", "/api/me/tables", notes)
        return [bo.ask("GET", address).content for address in addresses]

    before = seen()
    ada.ask("PUT", notes, {"text": SECRET}).raise_for_status()
    assert seen() == before


def test_a_successor_finds_no_notes(people: Callable[[str], Caller]) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = bo.make("fae", "open", "open", "open")
    table = str(made["table"])
    ada.sit(table, 0, made["links"]["seat"])
    notes = f"/api/tables/{table}/seats/0/notes"
    ada.ask("PUT", notes, {"text": SECRET}).raise_for_status()
    ada.ask("DELETE", f"/api/tables/{table}/seats/0").raise_for_status()
    bo.sit(table, 0, made["links"]["seat"])
    assert bo.get(notes) == {"text": ""}


@pytest.mark.parametrize("text", ["x" * 4001, 7, None])
def test_notes_are_short_texts(people: Callable[[str], Caller], text: object) -> None:
    ada, bo = people("Ada"), people("Bo")
    _, notes = at_table(ada, bo)
    assert ada.ask("PUT", notes, {"text": text}).status_code == 400
