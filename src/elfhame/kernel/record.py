"""A game on file: the record of a finished one, or what one observer was told of a running one."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import msgspec

from .fairness import Fairness, daily_seed
from .game import Game
from .play import Play, Result, Step, TakenBack
from .refused import Refused
from .rng import keyed
from .shapes import from_json, to_json
from .state import State

RECORD_FORMAT: Final = 1


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="record"):
    """A finished game, complete: with it anyone can play the game again and check it."""

    format: int = RECORD_FORMAT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    steps: list[Step]
    result: Result
    taken_back: list[TakenBack] = []
    digest: str
    """A hash chain over player, legal actions, scores and action of every step."""
    names: list[str] | msgspec.UnsetType = msgspec.UNSET
    """What the seats were called."""
    fairness: Fairness | msgspec.UnsetType = msgspec.UNSET
    """Where the seed came from, if it was agreed on at a table."""
    daily: str | msgspec.UnsetType = msgspec.UNSET
    """The date whose seed it is, if it is that of a day."""


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="account"):
    """What one observer knows of a game and was told of it; it holds no seed and no secret."""

    format: int = RECORD_FORMAT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    observer: int
    view: dict[str, Any]
    events: list[tuple[int, dict[str, Any]]]


class Chain:
    """The digest of a game as it grows: a hash over the one before and what a step saw."""

    def __init__(self) -> None:
        self._hash = b""

    def add(self, state: State, step: Step) -> None:
        """Take in a step, before it is applied to the state."""
        legal = state.legal_actions(step.seat)
        self._link(f"{step.seat}{legal}{state.scores()}{step.action}")

    def close(self, state: State) -> str:
        """Take in how it ended; the digest of the whole game."""
        self._link(f"{state.ending()}{state.scores()}{state.returns()}")
        return self._hash.hex()

    def _link(self, seen: str) -> None:
        self._hash = sha256(self._hash + seen.encode()).digest()


def record(play: Play) -> Record:
    """The record of a finished game; before its end it would tell the seed, so it is refused."""
    if play.result is None:
        raise Refused("a game has its record when it is over", field="record")
    return Record(
        game=play.game.name,
        version=play.game.version,
        seats=play.seats,
        options=msgspec.to_builtins(play.options),
        seed=play.seed.hex(),
        steps=list(play.steps),
        result=play.result,
        taken_back=list(play.taken_back),
        digest=_digest(play),
    )


def account(play: Play, observer: int) -> Account:
    """What the observer knows and was told, at any moment."""
    return Account(
        game=play.game.name,
        version=play.game.version,
        seats=play.seats,
        options=msgspec.to_builtins(play.options),
        observer=observer,
        view=_plain(play.view(observer)),
        events=[(step, _plain(event)) for step, event in play.events(observer)],
    )


def dump(filed: Record | Account) -> bytes:
    """The file's content: one JSON object, indented for people."""
    return msgspec.json.format(to_json(filed), indent=1) + b"\n"


def load(text: bytes | str) -> Record | Account:
    """The record or account that a file's content holds."""
    filed: Record | Account = from_json(text, Record | Account, "file")  # type: ignore[arg-type]  # a union is a shape
    if filed.format != RECORD_FORMAT:
        raise Refused(f"format {filed.format} is not known here", field="file.format")
    return filed


def replay(game: Game, filed: Record) -> Play:
    """The finished play of a record, every step judged anew and the digest compared."""
    if (filed.game, filed.version) != (game.name, game.version):
        reason = (
            f"rules {filed.game} {filed.version} cannot be played by {game.name} {game.version}"
        )
        raise Refused(reason, field="version")
    play = Play(game, filed.seats, filed.options, _seed(filed.seed))
    for place, step in enumerate(filed.steps):
        try:
            play.act(step.action, step.seat)
        except Refused as refused:
            raise refused.within(f"steps[{place}]") from None
    if not play.over:
        raise Refused("the game does not end with the last step", field="steps")
    play.taken_back.extend(filed.taken_back)
    _compare(record(play), filed)
    return play


def _plain(value: msgspec.Struct) -> dict[str, Any]:
    """The value as JSON gives it back."""
    plain: dict[str, Any] = msgspec.json.decode(to_json(value))
    return plain


def _compare(played: Record, filed: Record) -> None:
    for field in Record.__struct_fields__:
        given = getattr(played, field)
        if given is not msgspec.UNSET and given != getattr(filed, field):
            raise Refused("the rules give another one", field=field)
    if isinstance(filed.fairness, Fairness) and filed.fairness.seed().hex() != filed.seed:
        raise Refused("secret and shares give another one", field="seed")
    if isinstance(filed.daily, str) and daily_seed(filed.game, filed.daily).hex() != filed.seed:
        raise Refused("that day gave another one", field="seed")


def _seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Refused("a record's seed is 64 hexadecimal digits", field="seed") from None


def _digest(play: Play) -> str:
    """Play the steps again, silently, and chain what each one saw."""
    chain = Chain()
    chance = keyed(play.seed, "chance")
    state = play.game.setup(play.seats, play.options, keyed(play.seed, "deal"))
    for step in play.steps:
        chain.add(state, step)
        state.apply(step.seat, step.action, chance)
    return chain.close(state)
