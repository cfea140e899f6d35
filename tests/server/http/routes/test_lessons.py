"""Lessons over HTTP: steps like frames of a table, attempts judged, and nothing stored."""

from __future__ import annotations

from pathlib import Path

import pytest

from elfhame.lessons.lesson import NAMES, lesson
from tests.server.client import Caller, Json, fault
from tests.server.running import threaded

LANGUAGES = {"en": "Lead a group", "fr": "Conduire un groupe", "pt-BR": "Mova um grupo"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_followed_without_a_name(data: Path, language: str) -> None:
    with threaded(data) as server, Caller(server.address) as anyone:
        spoken = {"params": {"language": language}}
        told = anyone.get("/api/lessons", **spoken)
        assert [line["lesson"] for line in told["lessons"]] == list(NAMES)
        assert told["lessons"][0]["steps"][1] == LANGUAGES[language]
        for line in told["lessons"]:
            for number in range(1, len(line["steps"]) + 1):
                address = f"/api/lessons/{line['lesson']}/{number}"
                step = anyone.get(address, **spoken)
                assert step["title"] == line["steps"][number - 1]
                assert (step["frame"]["kind"], step["frame"]["observer"]) == ("frame", 0)
                solution = lesson(line["lesson"]).step[number - 1].solution
                sent = {"taps": list(solution)} if step["taps"] else {"actions": moves_of(step)}
                answer = anyone.post(address, sent, **spoken)
                assert answer["outcome"] == "done"
                assert all(answer["lines"])


def test_a_step_has_what_a_table_has(data: Path) -> None:
    with threaded(data) as server, Caller(server.address) as anyone:
        frame = anyone.get("/api/lessons/trails/8")["frame"]
        assert [news["kind"] for news in frame["news"]][:2] == ["laid", "completed"]
        assert frame["view"]["hands"] == [[40, 57], None]
        assert len(frame["choices"]) == 2
        assert (frame["ask"], frame["waiting"], frame["status"]) == (0, [0], "running")
        assert [seat["yours"] for seat in frame["seats"]] == [True, False]


def test_an_attempt_is_refused_explained_continued_or_done(data: Path) -> None:
    with threaded(data) as server, Caller(server.address) as anyone:
        refused = anyone.post("/api/lessons/fae/9", {"actions": [move("F4", "A5")]})
        assert (refused["outcome"], refused["rule"]["id"]) == ("refused", "FAE-24")
        assert refused["lines"] == ["Seven is too many to lead. Move A5 instead."]
        assert refused["frame"] is None
        refused = anyone.post("/api/lessons/fae/5", {"actions": [move("J1", "J2")]})
        assert (refused["outcome"], refused["rule"]["id"]) == ("refused", "FAE-23")
        assert refused["lines"] == ["Druids can’t be led to an empty space."]
        other = anyone.post("/api/lessons/fae/6", {"actions": [move("F5", "J1")]})
        assert other["outcome"] == "otherwise"
        assert [news["kind"] for news in other["frame"]["news"]] == ["moved", "ritual"]
        going = anyone.post("/api/lessons/fae/10", {"actions": [move("F3", "E5")]})
        assert (going["outcome"], going["lines"]) == ("on", [])
        assert len(going["frame"]["choices"]) == 2
        done = anyone.post("/api/lessons/fae/12", {"actions": [move("K4", "K1")]})
        assert (done["outcome"], len(done["lines"])) == ("done", 4)
        assert done["frame"]["result"]["scores"] == [36, 36]
        assert anyone.get("/api/lessons/fae/12")["frame"]["result"] is None


def test_news_are_marked_as_secret_if_others_do_not_see_them(data: Path) -> None:
    with threaded(data) as server, Caller(server.address) as anyone:
        solution = moves_of(anyone.get("/api/lessons/trails/2"))
        news = anyone.post("/api/lessons/trails/2", {"actions": solution})["frame"]["news"]
        secret = {each["kind"]: each["secret"] for each in news}
        assert (secret["laid"], secret["drew"]) == (False, True)


def moves_of(step: Json) -> list[Json]:
    return [move["action"] for move in step["solution"]]


def move(source: str, target: str) -> dict[str, str]:
    return {"kind": "move", "source": source, "target": target}


def test_taps_are_judged(data: Path) -> None:
    with threaded(data) as server, Caller(server.address) as anyone:
        address = "/api/lessons/faeries/3"
        assert anyone.get(address)["taps"] == ["10", "14"]
        assert anyone.post(address, {"taps": ["10"]})["outcome"] == "otherwise"
        assert anyone.post(address, {"taps": ["14"]})["outcome"] == "done"
        assert anyone.post("/api/lessons/faeries/1", {"taps": ["garden"]})["outcome"] == "on"


def test_what_does_not_exist_is_not_found_and_nonsense_is_malformed(data: Path) -> None:
    with threaded(data) as server, Caller(server.address) as anyone:
        for address in ("/api/lessons/chess/1", "/api/lessons/fae/0", "/api/lessons/fae/13"):
            fault(anyone.ask("GET", address), 404, "unknown")
            fault(anyone.ask("POST", address, {}), 404, "unknown")
        bodies: list[Json] = [{"actions": [999_999]}, {"actions": [0] * 41}, {"moves": []}]
        for body in bodies:
            fault(anyone.ask("POST", "/api/lessons/fae/2", body), 400, "malformed")


def test_the_rivals_secret_stays_secret(data: Path) -> None:
    with threaded(data) as server, Caller(server.address) as anyone:
        for number in range(1, 12):
            frame = anyone.get(f"/api/lessons/fae/{number}")["frame"]
            assert frame["view"]["spirits"] == ["blue", None]


def test_a_step_is_previewed_as_far_as_the_learner_can_know(data: Path) -> None:
    with threaded(data) as server, Caller(server.address) as anyone:
        lead, address = move("F3", "E5"), "/api/lessons/fae/10/look"
        first = anyone.post(address, {"played": [], "actions": [lead]})
        assert [choice["action"]["kind"] for choice in first["choices"]] == ["ritual"] * 2
        assert [said["number"] for said in first["said"]] == [c["number"] for c in first["choices"]]
        second = anyone.post(
            address, {"played": [lead], "actions": [first["choices"][0]["number"]]}
        )
        assert second["news"][0]["kind"] == "ritual"
        drawn = anyone.get("/api/lessons/trails/2")
        seen = anyone.post("/api/lessons/trails/2/look", {"played": [], "actions": moves_of(drawn)})
        assert (seen["learns"], seen["view"]) == (True, None)
        assert "drew" not in [news["kind"] for news in seen["news"]]
        illegal = anyone.ask("POST", address, {"played": [], "actions": [move("F3", "A1")]})
        fault(illegal, 422, "refused")
