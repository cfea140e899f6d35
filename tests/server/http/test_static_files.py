"""The page's files: compressed when built, cached by browsers, shown at unknown addresses too.

A server whose page was not built says so readably, and still serves programs.
"""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

SCRIPT = "/assets/page-1a2b3c.js"
FORMS = {"": b"plain", ".gz": b"by gzip", ".br": b"by brotli"}
"""The encodings of a script, with contents that tell them apart."""
READER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PLACES = [
    "/",
    "/join",
    "/watch",
    "/join/fae",
    "/watch/land",
    "/device",
    "/about",
    "/table/abc",
    "/rules/fae",
]


def test_without_a_page_every_address_of_it_says_how_to_build_it(client: httpx.Client) -> None:
    for place in PLACES:
        answer = client.get(place)
        assert answer.status_code == 503
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-store"
        assert "make play" in answer.text
        assert "pip install" in answer.text
    assert client.head("/").status_code == 503


def test_without_a_page_programs_are_served_as_ever(client: httpx.Client) -> None:
    assert client.get("/api/about").json()["games"]
    for missing in ("/api/nothing", "/assets/index.js", "/icon.svg"):
        answer = client.get(missing)
        assert answer.status_code == 404
        assert answer.json()["code"] == "unknown"


def test_a_page_built_meanwhile_is_served_at_once(client: httpx.Client, static: Path) -> None:
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Elfhame</title>", "utf-8")
    answer = client.get("/table/abc")
    assert answer.status_code == 200
    assert "make play" not in answer.text


@pytest.fixture
def built(client: httpx.Client, static: Path) -> httpx.Client:
    """A client of a server whose page is built: a page, a script and an icon."""
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Elfhame</title>", "utf-8")
    (static / "favicon.svg").write_text("<svg/>", "utf-8")
    (static / ".stamp").write_text("a digest", "utf-8")
    for ending, content in FORMS.items():
        (static / f"{SCRIPT[1:]}{ending}").write_bytes(content)
    return client


@pytest.mark.parametrize(
    ("accepted", "encoding", "ending"),
    [
        ("gzip, deflate, br, zstd", "br", ".br"),
        ("gzip, deflate", "gzip", ".gz"),
        ("GZIP;q=0.5", "gzip", ".gz"),
        ("br;q=0, gzip;q=0.0", None, ""),
        ("brotli, x-gzip", None, ""),
        ("identity", None, ""),
        ("", None, ""),
    ],
)
def test_a_file_comes_in_the_smallest_form_that_the_browser_accepts(
    built: httpx.Client, accepted: str, encoding: str | None, ending: str
) -> None:
    with built.stream("GET", SCRIPT, headers={"Accept-Encoding": accepted}) as answer:
        assert b"".join(answer.iter_raw()) == FORMS[ending]
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]


def test_a_file_without_other_forms_comes_as_it_is(built: httpx.Client) -> None:
    answer = built.get("/favicon.svg")
    assert answer.text == "<svg/>"
    assert "content-encoding" not in answer.headers
    assert answer.headers["cache-control"] == "no-cache"


def test_a_current_copy_is_not_sent_again(built: httpx.Client, static: Path) -> None:
    tag = built.get("/").headers["etag"]
    for known in (tag, f'"other", W/{tag}'):
        again = built.get("/about", headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["vary"] == "accept-encoding"
    (static / "index.html").write_text("<!doctype html><title>New</title>", "utf-8")
    assert built.get("/", headers={"If-None-Match": tag}).status_code == 200


def test_each_form_of_a_file_has_a_tag_of_its_own(built: httpx.Client) -> None:
    tags = []
    for accepted in ("br", "gzip", "identity"):
        with built.stream("HEAD", SCRIPT, headers={"Accept-Encoding": accepted}) as answer:
            tags.append(answer.headers["etag"])
    assert len(set(tags)) == 3


@pytest.mark.parametrize(
    "path",
    ["/.stamp", "/assets/.stamp", f"{SCRIPT}.br", "/assets/..%2findex.html", "/..%2f..%2fapp.js"],
)
def test_no_other_path_leads_to_a_file(built: httpx.Client, path: str) -> None:
    assert built.get(path).status_code == 404


@pytest.mark.parametrize(
    "path", ["/nothing", "/no/such/place", "/api/nothing", "/api/tables/none", "/api/schema/none"]
)
def test_a_browser_sees_the_page_at_an_unknown_address_and_a_program_gets_json(
    built: httpx.Client, path: str
) -> None:
    shown = built.get(path, headers=READER)
    assert shown.status_code == 404
    assert shown.headers["content-type"].startswith("text/html")
    assert shown.headers["cache-control"] == "no-store"
    assert "<title>Elfhame</title>" in shown.text
    for accepted in ("*/*", "application/json", "q=inf;;,/"):
        answer = built.get(path, headers={"Accept": accepted})
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
    told = built.post(path, headers=READER)
    assert told.headers["content-type"] == "application/json"


def test_an_unknown_address_shows_the_page_even_to_a_browser_with_a_copy(
    built: httpx.Client,
) -> None:
    tag = built.get("/").headers["etag"]
    assert built.get("/nothing", headers={**READER, "If-None-Match": tag}).status_code == 404


def test_without_a_page_a_browser_gets_json_too(client: httpx.Client) -> None:
    assert client.get("/nothing", headers=READER).json()["code"] == "unknown"
