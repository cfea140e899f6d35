"""A flood of refused requests leaves one log line per address and minute, with a count."""

from __future__ import annotations

import logging

import pytest

from elfhame.server.ops import refusals
from elfhame.server.ops.refusals import MOST_ADDRESSES, OTHERS, Refusals

FACTS = {"method": "GET", "status": 429, "ms": 0.1}


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "elfhame")
    return caplog


def told(lines: pytest.LogCaptureFixture) -> list[tuple[str, str, int]]:
    return [
        (line.message, getattr(line, "address", ""), getattr(line, "count", 0))
        for line in lines.records
    ]


def test_the_first_refusal_has_a_line_and_the_others_are_counted(
    lines: pytest.LogCaptureFixture,
) -> None:
    log = Refusals()
    for _ in range(1000):
        log.note("192.0.2.1", FACTS)
    log.note("192.0.2.2", FACTS)
    log.sum_up()
    log.sum_up()
    first = ("answered", "", 0)
    assert told(lines) == [first, first, ("refused more", "192.0.2.1", 999)]


def test_a_new_minute_begins_with_the_next_refusal(
    lines: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Refusals()
    log.note("192.0.2.1", FACTS)
    log.note("192.0.2.1", FACTS)
    monkeypatch.setattr(refusals, "MINUTE", 0.0)
    log.note("192.0.2.1", FACTS)
    assert [message for message, _, _ in told(lines)] == ["answered", "refused more", "answered"]


def test_however_many_addresses_there_are_the_lines_are_few(
    lines: pytest.LogCaptureFixture,
) -> None:
    log = Refusals()
    for number in range(10 * MOST_ADDRESSES):
        log.note(f"2001:db8:0:{number:x}::/64", FACTS)
    log.sum_up()
    assert len(told(lines)) == MOST_ADDRESSES + 2
    assert told(lines)[-1] == ("refused more", OTHERS, 9 * MOST_ADDRESSES - 1)
