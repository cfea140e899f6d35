"""Game files: the record of a finished game, or one observer's account of any game."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, TypedDict, Unpack, cast

import msgspec
from msgspec.structs import replace

from .bounds import MOST_BYTES, check_bounds
from .deals import check_passed_over
from .fairness import Fairness, daily_table
from .game import Game
from .history import act_again
from .play import MOST_TAKEN_BACK, Play
from .refused import Refused
from .rng import keyed
from .shapes import from_json, to_json
from .state import State
from .steps import Result, Step, TakenBack

RECORD_FORMAT: Final = 1


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="record"):
    """A finished game, with everything needed to play it again and check it."""

    format: int = RECORD_FORMAT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    position: str | msgspec.UnsetType = msgspec.UNSET
    """The position that the game began with, if it was set up instead of dealt."""
    steps: list[Step]
    result: Result
    taken_back: list[TakenBack] = []
    digest: str
    """A hash chain over the seat, legal actions, scores and action of every step."""
    names: list[str] | msgspec.UnsetType = msgspec.UNSET
    """The names of the players, by seat."""
    fairness: Fairness | msgspec.UnsetType = msgspec.UNSET
    """How the seed was made, if the players of a table made it together."""
    daily: str | msgspec.UnsetType = msgspec.UNSET
    """The date, if it is a deal of the day."""
    checksum: str | msgspec.UnsetType = msgspec.UNSET
    """A hash of all other fields, including those that the rules say nothing about."""


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="account"):
    """A game as one observer has seen it, without the seed or anyone else's secrets."""

    format: int = RECORD_FORMAT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    observer: int
    view: dict[str, Any]
    events: list[tuple[int, dict[str, Any]]]


class Chain:
    """The digest of a game: each link is a hash of the previous link and one step."""

    def __init__(self) -> None:
        self._hash = b""

    def add(self, state: State, step: Step) -> None:
        """Add a step, before it is applied to the state."""
        legal = state.legal_actions(step.seat)
        self._link(f"{step.seat}{legal}{state.scores()}{step.action}")

    def close(self, state: State) -> str:
        """Add the ending, and return the digest of the whole game."""
        self._link(f"{state.ending()}{state.scores()}{state.returns()}")
        return self._hash.hex()

    def _link(self, seen: str) -> None:
        self._hash = sha256(self._hash + seen.encode()).digest()


class About(TypedDict, total=False):
    """Facts for a record about the table where the game was played."""

    names: list[str]
    fairness: Fairness
    daily: str


def record(play: Play, **about: Unpack[About]) -> Record:
    """The record of a finished game; refused while it runs, because it contains the seed."""
    if play.result is None:
        raise Refused("a game has a record once it is over", field="record")
    filed = Record(
        game=play.game.name,
        version=play.game.version,
        seats=play.seats,
        options=msgspec.to_builtins(play.options),
        seed=play.seed.hex(),
        position=msgspec.UNSET if play.start is None else play.start,
        steps=list(play.steps),
        result=play.result,
        taken_back=list(play.taken_back),
        digest=_digest(play),
        **about,
    )
    return with_checksum(filed)


def account(play: Play, observer: int) -> Account:
    """The observer's account of the game so far."""
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
    """The content of the file: one JSON object, indented for people."""
    return msgspec.json.format(to_json(filed), indent=1) + b"\n"


def load(text: bytes | str) -> Record | Account:
    """The record or account in the content of a file."""
    if len(text) > MOST_BYTES:
        raise Refused(f"a saved game has at most {MOST_BYTES} bytes", field="file")
    filed: Record | Account = from_json(text, cast("Any", Record | Account), "file")
    if filed.format != RECORD_FORMAT:
        raise Refused(f"format {filed.format} is unknown", field="file.format")
    for field in ("options", "names", "view", "events"):
        check_bounds(getattr(filed, field, None), field)
    return filed


def check_version(game: Game, filed: Record | Account) -> None:
    """Raise Refused unless the file was made by these rules."""
    if filed.game != game.name:
        raise Refused(f"this is not a game of {game.title}", field="game")
    if filed.version != game.version:
        reason = (
            f"this game was played with version {filed.version} of the rules of {game.name}, "
            f"but version {game.version} is installed"
        )
        raise Refused(reason, field="version")


def replay(game: Game, filed: Record) -> Play:
    """Play a record again, checking every step and comparing every field."""
    check_version(game, filed)
    for field, most in (("steps", game.longest), ("taken_back", MOST_TAKEN_BACK)):
        if len(getattr(filed, field)) > most:
            raise Refused(f"there can be {most} at most", field=field)
    start = filed.position if isinstance(filed.position, str) else None
    play = Play(game, filed.seats, filed.options, _seed(filed.seed), start)
    act_again(play, filed.steps, filed.taken_back)
    if not play.over:
        raise Refused("the game does not end with the last step", field="steps")
    _compare(record(play), filed)
    _check_table(play, filed)
    return play


def _plain(value: msgspec.Struct) -> dict[str, Any]:
    """The value as decoded JSON."""
    plain: dict[str, Any] = msgspec.json.decode(to_json(value))
    return plain


def _compare(played: Record, filed: Record) -> None:
    """Raise Refused unless the rules give every field that they determine."""
    for field in Record.__struct_fields__:
        given = getattr(played, field)
        if given is not msgspec.UNSET and field != "checksum" and given != getattr(filed, field):
            raise Refused("the rules give another one", field=field)


def _check_table(play: Play, filed: Record) -> None:
    """Raise Refused unless names, seed and checksum are those of the table."""
    names = filed.names if isinstance(filed.names, list) else []
    if names and len(names) != filed.seats:
        raise Refused("every seat has a name", field="names")
    if (
        isinstance(filed.fairness, Fairness)
        and _fair_seed(play, filed.fairness, names) != play.seed
    ):
        raise Refused("secret, shares, seals and names give another one", field="seed")
    if isinstance(filed.daily, str):
        _check_daily(filed, daily_table(filed.game, filed.daily))
    if isinstance(filed.checksum, str) and filed.checksum != _checksum(filed):
        raise Refused("something in the file was changed", field="checksum")


def _fair_seed(play: Play, fair: Fairness, names: list[str]) -> bytes:
    """The seed that the table's players made, after the hopeless deals that were passed over."""
    seed, count = fair.seed(names), fair.passed_over
    if not isinstance(count, int):
        return seed
    return check_passed_over(play.game, play.seats, play.options, seed, count)


def _check_daily(filed: Record, table: str) -> None:
    """Raise Refused unless the seed comes from the secret of that day's table alone."""
    fair = filed.fairness
    if not isinstance(fair, Fairness) or fair.table != table or any(fair.shares):
        raise Refused("the seed is not that of the day", field="daily")


def with_checksum(filed: Record) -> Record:
    """The record with the checksum of its other fields."""
    return replace(filed, checksum=_checksum(filed))


def _checksum(filed: Record) -> str:
    """The hash of all fields except the checksum."""
    return sha256(to_json(replace(filed, checksum=msgspec.UNSET))).hexdigest()


def _seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Refused("a record's seed is 64 hexadecimal digits", field="seed") from None


def _digest(play: Play) -> str:
    """Apply the steps again, silently, and chain them."""
    chain = Chain()
    chance = keyed(play.seed, "chance")
    state = play.first_state()
    for step in play.steps:
        chain.add(state, step)
        state.apply(step.seat, step.action, chance)
    return chain.close(state)
