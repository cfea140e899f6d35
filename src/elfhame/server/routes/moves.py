"""Moves: played and taken back; tried out, doubted, advised and read aloud."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from .. import messages, moving
from ..problems import Problem
from ..telling import Teller, rule_text
from .asking import AnyRequest, Called, Housed, Language, at, spoken

ADVISER = "elder"
"""The level that gives hints."""


@post("/api/tables/{table:str}/moves", status_code=200)
async def move(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[messages.Move],
    house: Housed,
    caller: Called,
) -> messages.Written:
    """Take one or more decisions, all or none. When this answers, they are stored for good."""
    at(request, await house.access.at_seat(caller, table, data.seat))
    return await moving.play(house.hall, table, data)


@post("/api/tables/{table:str}/take-back", status_code=200)
async def take_back(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[messages.TakeBack],
    house: Housed,
    caller: Called,
) -> messages.Written:
    """Undo your last decision, while nobody has learned anything from it or acted since."""
    at(request, await house.access.at_seat(caller, table, data.seat))
    return await moving.take_back(house.hall, table, data)


@post("/api/tables/{table:str}/look", status_code=200)
async def look(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[messages.Looking],
    house: Housed,
    caller: Called,
    language: Language = None,
) -> messages.Foreseen:
    """What decisions would do, as far as you can know. Nobody hears of it."""
    found = at(request, await house.access.at_seat(caller, table, data.seat))
    seen = moving.look(found, data.seat, data.actions)
    return Teller(found, data.seat, spoken(request, language)).foreseen(seen)


@post("/api/tables/{table:str}/why", status_code=200)
async def why(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[messages.Asking],
    house: Housed,
    caller: Called,
    language: Language = None,
) -> messages.Why:
    """Whether a decision is allowed, and if not, the rule that forbids it."""
    found = at(request, await house.access.at_seat(caller, table, data.seat))
    refused = moving.why(found, data.seat, data.action)
    if refused is None:
        return messages.Why(allowed=True, sentence=None, rule=None)
    speech = spoken(request, language)
    return messages.Why(
        allowed=False,
        sentence=Teller(found, data.seat, speech).narrator.refusal(refused),
        rule=rule_text(found.facts.charter.game, speech, refused.rule),
    )


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[messages.AtSeat],
    house: Housed,
    caller: Called,
    language: Language = None,
) -> list[messages.HintNow]:
    """The best decisions that a search finds from what you know, with reasons."""
    found = at(request, await house.access.at_seat(caller, table, data.seat))
    if not found.gives_hints:
        raise Problem("no-hints")
    if data.seat not in found.asks:
        raise Problem("stale", seq=found.seq)
    hints = await house.company.hints(found, data.seat, ADVISER)
    return Teller(found, data.seat, spoken(request, language)).hints(hints)


@get("/api/tables/{table:str}/choices")
async def said_choices(
    request: AnyRequest,
    table: FromPath[str],
    house: Housed,
    caller: Called,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
    language: Language = None,
) -> list[messages.SaidChoice]:
    """All that you may do now, in words."""
    found = at(request, await house.access.at_seat(caller, table, seat))
    play = found.running()
    numbers = play.numbers(seat) if seat in found.asks else []
    return Teller(found, seat, spoken(request, language)).said(numbers)
