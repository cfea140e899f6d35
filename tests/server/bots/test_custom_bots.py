"""Custom bots on a server: offered alongside the levels, and run by its workers."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from elfhame.bots.levels import NAMES
from elfhame.games import registry
from elfhame.kernel.play import Play
from tests.server.client import Json, answer, fault, heard, program
from tests.server.fae_tables import again, asked, begun
from tests.server.running import process

LAST = "tests.bots.custom_bots:Last"


def test_a_custom_bot_is_offered_and_plays_to_the_end(data: Path) -> None:
    with process(data, "--bot", LAST) as server, closing(program(server.address)) as owner:
        assert owner.get("/api/about")["levels"] == [*NAMES, LAST]
        table = str(owner.make("fae", LAST, "seedling", "person")["table"])
        owner.sit(table, 2)
        owner.post(f"/api/tables/{table}/seats/2/stand-in", {"level": LAST})
        with owner.live(table) as socket:
            while heard(socket, 60)["status"] == "running":
                pass
        record = owner.get(f"/api/tables/{table}/record")
        assert LAST.casefold() in [name.casefold() for name in record["names"]]
        assert follows_its_rule(record)


def test_a_table_waits_until_its_bot_is_offered_again(data: Path) -> None:
    with process(data, "--bot", LAST) as server:
        with closing(program(server.address)) as owner:
            table, other = begun(owner), begun(owner)
            owner.post(f"/api/tables/{table}/seats/0/stand-in", {"level": LAST})
            steps = asked(owner, table)["seq"]
        server.kill()
        server.options = ()
        server.start()
        with closing(again(owner, server.address)) as owner:
            fault(owner.ask("GET", f"/api/tables/{table}"), 410, "outdated")
            answer(owner.move(other, asked(owner, other)))
        server.kill()
        server.options = ("--bot", LAST)
        server.start()
        with closing(again(owner, server.address)) as owner:
            assert owner.frame(table, 1)["seq"] >= steps


def follows_its_rule(record: Json) -> bool:
    """Whether seats 0 and 2 took their last choice in every step."""
    play = Play(registry.game("fae"), 3, record["options"], bytes.fromhex(record["seed"]))
    for seat, action in record["steps"]:
        if seat != 1 and action != play.numbers(seat)[-1]:
            return False
        play.act(action, seat)
    return play.over


def test_only_offered_bots_can_be_seated(data: Path) -> None:
    with process(data) as server, closing(program(server.address)) as owner:
        for level in (LAST, "tests.bots.custom_bots:Illegal", "search:5"):
            seats = [{"kind": "bot", "level": level}, {"kind": "person"}]
            body = {"game": "fae", "seats": seats}
            fault(owner.ask("POST", "/api/tables", body), 400, "malformed")
