"""Routes for moves: playing, taking back, previews, explanations and hints."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ....bots.hindsight import last_turn
from ....kernel.play import Play
from ... import messages
from ...broadcast.renderer import Renderer, rule_text
from ...problems import AT_SEAT, IN_GAME, Problem
from ...tables import moves
from ..dependencies import CurrentCall, TableId, done

ADVISER: Final = "elder"
"""The level of the search that gives hints."""


@post(
    "/api/tables/{table:str}/moves",
    status_code=200,
    problems=(*IN_GAME, "stand-in", "stale", "refused", "learned", "reused"),
)
async def move(
    table: TableId, data: JSONBody[messages.Move], call: CurrentCall
) -> messages.Written:
    """Make one or more decisions.

    Either all of them are played or none. They are stored durably before the response. A move sent
    twice with the same `move_id` counts once and gets the same response.
    """
    return done(await call.app.moves.play(call.caller, table, data))


@post(
    "/api/tables/{table:str}/take-back",
    status_code=200,
    problems=(*IN_GAME, "stand-in", "stale", "kept", "reused"),
)
async def take_back(
    table: TableId, data: JSONBody[messages.TakeBack], call: CurrentCall
) -> messages.Written:
    """Undo your last decision.

    Possible as long as no one has learned anything from it or acted since. If you play against bots
    only, it is possible until your next decision, and everything the bots did since is undone, too.
    """
    return await call.app.moves.take_back(call.caller, table, data)


@post("/api/tables/{table:str}/look", status_code=200, problems=(*IN_GAME, "refused", "learned"))
async def look(
    table: TableId, data: JSONBody[messages.LookRequest], call: CurrentCall
) -> messages.Preview:
    """Preview decisions.

    Shows what they would do, as far as you can know. Nothing changes, and no one else sees it.
    """
    found = await call.app.access.at_seat(call.caller, table, data.seat)
    preview = moves.look(found, data.seat, data.actions)
    return call.renderer(found, data.seat).preview(preview)


@post("/api/tables/{table:str}/why", status_code=200, problems=IN_GAME)
async def why(
    table: TableId, data: JSONBody[messages.WhyRequest], call: CurrentCall
) -> messages.Why:
    """Ask whether a decision is allowed.

    If it isn't, the response names the rule that forbids it.
    """
    found = await call.app.access.at_seat(call.caller, table, data.seat)
    refused = moves.why(found, data.seat, data.action)
    if refused is None:
        return messages.Why(allowed=True, sentence=None, reason=None, rule=None)
    narrator = call.renderer(found, data.seat).narrator
    return messages.Why(
        allowed=False,
        sentence=narrator.refusal(refused),
        reason=narrator.reason(refused),
        rule=rule_text(found.facts.config.game, call.language, refused.rule),
    )


@post(
    "/api/tables/{table:str}/hint",
    status_code=200,
    problems=(*AT_SEAT, "no-hints", "stale", "hints-waiting", "thoughtless"),
)
async def hint(
    table: TableId, data: JSONBody[messages.AtSeat], call: CurrentCall
) -> list[messages.HintNow]:
    """Ask for a hint.

    Returns the best decisions that a search finds from what you know, with reasons. Available if
    the table allows hints, or if you are the only person at it. A daily deal notes that you asked.
    """
    found = await call.app.access.at_seat(call.caller, table, data.seat)
    if not found.gives_hints:
        raise Problem("no-hints")
    if data.seat not in found.asks:
        raise Problem("stale", seq=found.seq)
    hints = await call.app.bots.hints(found, data.seat, ADVISER)
    await call.app.moves.note_hint(found, data.seat)
    return call.renderer(found, data.seat).hints(hints)


@post(
    "/api/tables/{table:str}/explain",
    status_code=200,
    problems=(*IN_GAME, "no-hints", "unexplained"),
)
async def explain(
    table: TableId, data: JSONBody[messages.AtSeat], call: CurrentCall
) -> messages.Explanation:
    """Ask why a bot made its last move.

    The answer is made from what you know, so it can't reveal the bot's secrets. Available where
    hints are.
    """
    found = await call.app.access.at_seat(call.caller, table, data.seat)
    play = found.running()
    if not found.gives_hints:
        raise Problem("no-hints")
    bots = {number for number, seat in enumerate(found.seats) if seat.bot is not None}
    renderer = call.renderer(found, data.seat)
    explanation = await asyncio.to_thread(_explanation, renderer, play, bots - {data.seat})
    if explanation is None:
        raise Problem("unexplained")
    return explanation


def _explanation(renderer: Renderer, play: Play, bots: set[int]) -> messages.Explanation | None:
    """Why the last of these bots to move may have done so: takes up to 50 ms."""
    turn = last_turn(play, renderer.observer, bots)
    return None if turn is None else renderer.explanation(*turn)


@get("/api/tables/{table:str}/choices", problems=IN_GAME)
async def choices(
    table: TableId,
    call: CurrentCall,
    seat: Annotated[int, QueryParameter(ge=0, le=15, description="One of your seats.")],
) -> list[messages.WordedChoice]:
    """List your legal actions in words.

    Empty if it isn't your decision.
    """
    found = await call.app.access.at_seat(call.caller, table, seat)
    play = found.running()
    numbers = play.numbers(seat) if seat in found.asks else []
    return call.renderer(found, seat).worded_choices(numbers)
