"""Routes for moves: playing, taking back, previews, explanations and hints."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ... import messages
from ...broadcast.renderer import Renderer, rule_text
from ...problems import Problem
from ...tables import moves
from ..dependencies import CurrentApp, CurrentCaller, Locale, done

ADVISER: Final = "elder"
"""The level of the search that gives hints."""


@post("/api/tables/{table:str}/moves", status_code=200)
async def move(
    table: FromPath[str], data: JSONBody[messages.Move], app: CurrentApp, caller: CurrentCaller
) -> messages.Written:
    """Make one or more decisions, all or none. They are stored durably before the response."""
    return done(await app.moves.play(caller, table, data))


@post("/api/tables/{table:str}/take-back", status_code=200)
async def take_back(
    table: FromPath[str], data: JSONBody[messages.TakeBack], app: CurrentApp, caller: CurrentCaller
) -> messages.Written:
    """Undo your last decision, as long as no one has learned from it or acted since."""
    return await app.moves.take_back(caller, table, data)


@post("/api/tables/{table:str}/look", status_code=200)
async def look(
    table: FromPath[str],
    data: JSONBody[messages.Looking],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
) -> messages.Foreseen:
    """Preview decisions, as far as you can know. No one else is told."""
    found = await app.access.at_seat(caller, table, data.seat)
    seen = moves.look(found, data.seat, data.actions)
    return Renderer(found, data.seat, locale).foreseen(seen)


@post("/api/tables/{table:str}/why", status_code=200)
async def why(
    table: FromPath[str],
    data: JSONBody[messages.Asking],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
) -> messages.Why:
    """Whether a decision is allowed, and if not, the rule that forbids it."""
    found = await app.access.at_seat(caller, table, data.seat)
    refused = moves.why(found, data.seat, data.action)
    if refused is None:
        return messages.Why(allowed=True, sentence=None, rule=None)
    return messages.Why(
        allowed=False,
        sentence=Renderer(found, data.seat, locale).narrator.refusal(refused),
        rule=rule_text(found.facts.config.game, locale, refused.rule),
    )


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(
    table: FromPath[str],
    data: JSONBody[messages.AtSeat],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
) -> list[messages.HintNow]:
    """The best decisions that a search finds from what you know, with reasons."""
    found = await app.access.at_seat(caller, table, data.seat)
    if not found.gives_hints:
        raise Problem("no-hints")
    if data.seat not in found.asks:
        raise Problem("stale", seq=found.seq)
    hints = await app.bots.hints(found, data.seat, ADVISER)
    return Renderer(found, data.seat, locale).hints(hints)


@get("/api/tables/{table:str}/choices")
async def said_choices(
    table: FromPath[str],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
) -> list[messages.SaidChoice]:
    """Everything you may do now, in words."""
    found = await app.access.at_seat(caller, table, seat)
    play = found.running()
    numbers = play.numbers(seat) if seat in found.asks else []
    return Renderer(found, seat, locale).said(numbers)
