"""Names stay text: invisible or unreadable ones are refused, all others come back unchanged."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from typing import Final

import httpx
import pytest

from elfhame.server.people.guests import plain_name
from elfhame.server.problems import Problem
from tests.server.client import Caller, Json, fault

PAYLOADS: Final = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "javascript:alert(1)",
    "'\"><b>",
    "{{7*7}}",
    "${7*7}",
    "{ $name }",
    "%s%n%x",
    "'; drop table guests; --",
    "../../etc/passwd",
    "\\u003cb\\u003e",
    "&lt;b&gt;",
    "Ada\x00",
    "Ada\x1b[31m",
    "Ada\r\nSet-Cookie: a=b",
    "Ada\u202eadA",
    "\u2066Ada\u2069",
    "\u200bAda",
    "A\u200dd\u200ca",
    "\ufeffAda",
    "\u00adAda",
    "\u3164",
    "\u2800\u2800",
    "\u115f\u1160",
    "\u034f",
    "\ufe0f",
    "\u0301Ada",
    "a" + "\u0301" * 39,
    "\U000e0041\U000e0042",
    "\ue000",
    "\uffff",
    "\U0001f600" * 40,
    "\ufb2c" * 40,
    "Ⅷ ﷺ",
    "Ада",
    "عادة",
    "愛",
    "👩\u200d🚀",
    "❤\ufe0f Ada",
    "   ",
    "\u00a0\u3000",
    "a" * 41,
)
FRAMES: Final = (
    "{}",
    " {} ",
    "{}\u00a0",
    "x{}",
    "{}x",
    "{0} {0}",
    "\u2067{}",
    "{}\u200e",
    "<i>{}",
    "{}\n",
    "\t{}",
    "{}\u0300",
    "\u2028{}",
    "é{}",
    "{}\U000e0100",
    "{}\u180e",
    "“{}”",
    "{}\u206f",
    "\u061c{}",
    "𝅙{}",
    "{}𐀀",
    "0{}",
    "-{}",
    "_{}_",
)
NAMES: Final = [
    frame.replace("{0}", "{}").replace("{}", name) for name, frame in product(PAYLOADS, FRAMES)
]


def readable(name: str) -> bool:
    """Whether the server may store a name: it is short, composed and fully visible."""
    return (
        0 < len(name) <= 40
        and name == unicodedata.normalize("NFC", name) == " ".join(name.split())
        and all(unicodedata.category(sign)[0] != "C" for sign in name)
        and not set(name) & set("\u034f\u115f\u1160\u2800\u3164\ufe0f\U0001d159")
    )


def test_of_a_thousand_names_only_readable_ones_are_kept() -> None:
    assert len(NAMES) > 1000
    kept = []
    for name in NAMES:
        with suppress(Problem):
            kept.append(plain_name(name))
    assert all(map(readable, kept))
    assert 200 < len(kept) < 800


@pytest.mark.parametrize("name", ["Ada", "Zoë", "愛", "Ада", "O'Brien", "🧚", "李 四", "<b>"])
def test_people_are_called_as_they_are_called(people: Callable[[str], Caller], name: str) -> None:
    caller = people(name)
    assert caller.get("/api/me")["name"] == name
    made = caller.make("fae", "person", "open")
    assert caller.sit(made["table"], 0)["seats"][0]["name"] == name


def test_what_an_emoji_brings_along_is_left_out(people: Callable[[str], Caller]) -> None:
    assert people("Ada ❤\ufe0f").get("/api/me")["name"] == "Ada ❤"


def _send_everywhere(caller: Caller, names: list[str]) -> None:
    """Send each name wherever one is accepted: it is refused, or comes back as text."""
    made = caller.make("fae", "person", "open")
    seat = f"/api/tables/{made['table']}/seats/0"
    for name in names:
        told = _json_of(caller.ask("PATCH", "/api/me", {"name": name}))
        assert told is None or readable(told["name"])
        frame = _json_of(caller.ask("POST", seat, {"share": "00" * 16, "name": name}))
        if frame is not None:
            assert readable(frame["seats"][0]["name"])
            caller.ask("DELETE", seat).raise_for_status()


def _json_of(response: httpx.Response) -> Json:
    """The JSON of a response that browsers can't take for anything else; None if refused."""
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.status_code in (200, 400), response.text
    return response.json() if response.is_success else None


def test_names_stay_text_wherever_they_are_told(people: Callable[[str], Caller]) -> None:
    _send_everywhere(people("Ada"), NAMES[::25])


@pytest.mark.soak
def test_a_thousand_names_stay_text_wherever_they_are_told(
    people: Callable[[str], Caller],
) -> None:
    _send_everywhere(people("Ada"), NAMES)


@pytest.mark.parametrize(
    ("language", "start"), [("en", "A name has"), ("fr", "Un nom a"), ("pt-BR", "Um nome tem")]
)
def test_a_name_is_refused_in_the_language_of_the_request(
    people: Callable[[str], Caller], language: str, start: str
) -> None:
    asked = people("Ada").ask("PATCH", "/api/me", {"name": "\u2800"}, params={"language": language})
    assert fault(asked, 400, "name")["sentence"].startswith(start)
