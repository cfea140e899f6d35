"""Plays a table until its two worlds diverge, and on while the observer learns nothing."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from elfhame.kernel.game import WATCHER
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.shapes import to_json
from elfhame.texts import LANGUAGES
from tests.conformance.kits import chosen, drawn
from tests.server.client import Caller, guest
from tests.server.comparison import Both, Sockets, advise, look_around, look_behind, probe
from tests.server.worlds import Redraw, TwoServers, truth

NAMES: Final = ("Ada", "Bo", "Cleo", "Wim")
OPTIONS: Final = {"faeries": {"draft": True}}
"""Games that hide something from the start only with these options."""
LATEST: Final = 20
"""The worlds diverge before this many steps; half of them diverge in the deal."""
AHEAD: Final = 2
"""Number of steps to follow them after that."""

OPEN: Final = frozenset({"place"})
"""Actions that everyone sees: placing two equal cards in either order leads to the same view."""

Pair = tuple[Caller, Caller]


@dataclass(frozen=True)
class Case:
    """A pair of worlds: game, number of seats, kind of observer, and a seed for the rest.

    Kinds: a `seat`, its `program`, a `watcher`, or the table's owner, a `former` player at seat 0.
    """

    game: str
    seats: int
    kind: str
    number: int

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.kind}-{self.number}"


def people(servers: TwoServers) -> list[Pair]:
    """The same people at both servers: three who sit, and one who watches."""
    one, two = servers.servers
    return [(guest(one.address, name), guest(two.address, name)) for name in NAMES]


class Divergence:
    """Runs one case: creates the table, plays until its worlds diverge, and compares everything."""

    def __init__(self, servers: TwoServers, came: list[Pair], case: Case) -> None:
        self.servers, self.came, self.case = servers, came, case
        self.rng = keyed(seed_bytes(case.number), str(case))
        self.language = drawn(LANGUAGES, self.rng)
        self.steps = max(0, self.rng.below(2 * LATEST) - LATEST)
        seat = self.rng.below(case.seats)
        self.observer = {"watcher": WATCHER, "former": 0}.get(case.kind, seat)
        self.changes = bool(self.rng.below(2))
        self.seated = case.kind in ("seat", "program")
        self.table = self._made()
        self.both = Both(servers, self._callers())

    def differences(self, probes: int) -> list[str]:
        """Where the observer can tell the two worlds apart."""
        for _ in range(self.steps - 1):
            self._step()
        sockets = Sockets(self.both, self.table, language=self.language, changes=self.changes)
        sockets.hear()
        if self.steps:
            self._step()
            if self.over:  # the end reveals everything, and differs
                sockets.leave()
                return []
            sockets.hear()
        self._compare(probes)
        if self.seated:
            advise(self.both, self.table, self.observer, self.language)
        for _ in range(AHEAD):
            if self.both.found or not self._follow():
                break
            sockets.hear()
            self._compare(probes // 2)
        sockets.close()
        look_behind(self.both)
        if self.case.kind == "program":
            self.both.close()
        return [*self.both.found, *self._canaries()]

    @property
    def apart(self) -> bool:
        """Whether the two worlds truly differ."""
        one, two = self.servers.plays(self.table)
        return truth(one) != truth(two)

    @property
    def over(self) -> bool:
        """Whether the game is over, which reveals everything."""
        return self.servers.plays(self.table)[0].over

    # ------------------------------------------------------------ set-up

    def _made(self) -> str:
        seats = ("person", *["open"] * (self.case.seats - 1))
        wish = {"hints": True, "options": OPTIONS.get(self.case.game, {})}
        one, two = (owner.make(self.case.game, *seats, **wish) for owner in self.came[0])
        assert one == two
        table: str = one["table"]
        first = self.case.seats + (self.case.kind in ("program", "former"))
        self.servers.worlds.redraws[table] = Redraw(
            first + self.steps if self.steps else self.case.seats, self.observer
        )
        for seat in range(self.case.seats):
            for caller in self.came[seat]:
                caller.sit(table, seat, one["links"]["seat"], share=_share(seat))
        return table

    def _callers(self) -> Pair:
        """The observer's callers at both servers."""
        at = f"/api/tables/{self.table}"
        if self.case.kind == "seat":
            return self.came[self.observer]
        if self.case.kind == "program":
            sitting = self.came[self.observer]
            keys = [one.post(f"{at}/seats/{self.observer}/key")["key"] for one in sitting]
            one, two = self.servers.servers
            return Caller(one.address, keys[0]), Caller(two.address, keys[1])
        if self.case.kind == "former":
            for owner in self.came[0]:
                owner.ask("DELETE", f"{at}/seats/0").raise_for_status()
            return self.came[0]
        for owner, watcher in zip(self.came[0], self.came[-1], strict=True):
            key = owner.frame(self.table)["links"]["watch"]
            watcher.post(f"{at}/watch", {"key": key})
        return self.came[-1]

    # ------------------------------------------------------------ steps

    def _step(self) -> None:
        """Take the same step in both worlds, which haven't diverged yet."""
        play, _ = self.servers.plays(self.table)
        if not play.over:
            step = chosen(play, self.rng)
            self.servers.enter(self.table, step.seat, (step.action, step.action))

    def _follow(self) -> bool:
        """Take a step that tells the observer nothing in either world; False if there is none."""
        plays = self.servers.plays(self.table)
        if plays[0].over or plays[0].waiting != plays[1].waiting:
            return False
        seat = drawn(plays[0].waiting, self.rng)
        actions = self._alike(plays, seat)
        if actions is None:
            return False
        if self.seated and seat == self.observer and actions[0] == actions[1]:
            self._move(actions[0])
        else:
            self.servers.enter(self.table, seat, actions)
        return True

    def _move(self, action: int) -> None:
        """Make the observer's own move, through the API."""
        ask = self.servers.tables(self.table)[0].asks[self.observer]
        move = {"seat": self.observer, "move_id": f"own-{ask}", "ask": ask, "actions": [action]}
        answer = self.both.ask("POST", f"/api/tables/{self.table}/moves", move)
        assert answer.is_success, answer.text

    def _alike(self, plays: tuple[Play, Play], seat: int) -> tuple[int, int] | None:
        """An action for each world; they look the same to the observer, but differ if possible."""
        one, two = (play.numbers(seat) for play in plays)
        action = drawn(one, self.rng)
        seen = self._seen(plays[0], seat, action)
        secret = [number for number in two if number != action and not _is_open(plays[0], action)]
        for other in (*secret[:8], action):
            if seen is not None and other in two and self._seen(plays[1], seat, other) == seen:
                return action, other
        return None

    def _seen(self, play: Play, seat: int, action: int) -> bytes | None:
        """The observer's view after a step, or None if it ends the game or reveals a secret.

        For a watcher, anything that reveals something to any seat counts.
        """
        trial = play.fork()
        before = len(trial.journal.entries)
        trial.act(action, seat)
        eyes = 1 << self.observer if self.observer >= 0 else -1
        if trial.over or any(one.learns & eyes for one in trial.journal.entries[before:]):
            return None
        return to_json(trial.view(self.observer))

    # ------------------------------------------------------------ comparing

    def _compare(self, probes: int) -> None:
        look_around(self.both, self.table, self.language)
        if self.seated:
            probe(self.both, self.table, self.observer, self.language, probes)

    def _canaries(self) -> list[str]:
        """Reports anything sent that never may be: the secret, seeds, others' shares and tokens."""
        secrets: dict[str, str] = {}
        for table in self.servers.tables(self.table):
            assert table.play is not None
            secret = table.facts.secret
            secrets |= {secret.hex(): "secret", urlsafe_b64encode(secret).decode(): "secret"}
            secrets[table.play.seed.hex()] = "seed"
        for seat, (caller, _) in enumerate(self.came):
            secrets[_share(seat)] = "share"
            secrets |= {str(cookie.value): "token" for cookie in caller.http.cookies.jar}
        heard = b"\n".join((*self.both.heard[0], *self.both.heard[1]))
        return [f"a {kind} was told" for value, kind in secrets.items() if value.encode() in heard]


def _is_open(play: Play, action: int) -> bool:
    """Whether everyone sees the action, even if another one leads to the same view."""
    return play.game.action(action).__struct_config__.tag in OPEN


def _share(seat: int) -> str:
    return f"{seat + 1:02x}" * 16
