"""OpenSpiel games: importing this module registers ``elfhame_fae`` and the others.

    import pyspiel
    import elfhame.adapters.openspiel
    game = pyspiel.load_game("elfhame_fae(players=3,clans=True)")

The first nodes are chance: four numbers below 256, which together are the seed of the game. All
later chance follows from it. The shares of the victory are the returns.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import msgspec
import numpy
import pyspiel

from ..games import registry
from ..kernel.game import REVIEWER, WATCHER, Game
from ..kernel.journal import Entry, Journal
from ..kernel.rng import WORD, Rng
from ..kernel.shapes import to_json
from ..kernel.state import VICTORY, State
from ..kernel.tensor import tensor_buffer
from .match import Setting, named_planes

SEED_PARTS: Final = 4
PART: Final = 256
"""A game is dealt from 4 parts of a seed: 2**32 deals."""
_PLAIN: Final = (bool, int, str)


def _options_of(game: Game) -> dict[str, Any]:
    """The options of a game that OpenSpiel can pass on, with their defaults."""
    fields = msgspec.structs.fields(game.options_type)
    return {field.name: field.default for field in fields if isinstance(field.default, _PLAIN)}


def _type_of(name: str) -> pyspiel.GameType:
    game = registry.game(name)
    kinds = pyspiel.GameType
    solo = min(game.seats) == 1
    return kinds(
        short_name=f"elfhame_{name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if solo else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, **_options_of(game)},
    )


class SpielGame(pyspiel.Game):
    """A game of Elfhame in OpenSpiel."""

    def __init__(self, kind: pyspiel.GameType, name: str, params: dict[str, Any] | None) -> None:
        chosen = {**kind.parameter_specification, **(params or {})}
        options = {option: chosen[option] for option in _options_of(registry.game(name))}
        self.setting = Setting(name, chosen["players"], "information", options)
        game = self.setting.game
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=PART,
            num_players=self.setting.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if min(game.seats) == 1 else 1.0,
            max_game_length=game.longest,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self, *_: Any) -> SpielState:
        """The state before the deal."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """An observer of what one seat sees or, with perfect recall, knows."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.setting, kind.perfect_recall)


class SpielState(pyspiel.State):
    """A state of a game in OpenSpiel, with all its secrets."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.setting)

    def current_player(self) -> int:
        """The seat to decide, or OpenSpiel's number for chance or the end."""
        world = self.course.world
        if world is None:
            return int(pyspiel.PlayerId.CHANCE)
        player = world.player()
        return int(pyspiel.PlayerId.TERMINAL) if player < 0 else player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next part of the seed."""
        return [(part, 1 / PART) for part in range(PART)]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.world is not None and self.course.world.player() < 0

    def returns(self) -> list[float]:
        """Each seat's share of the victory; all 0 before the end."""
        if self.course.world is None:
            return [0.0] * self.course.setting.seats
        return [share / VICTORY for share in self.course.world.returns()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to the player; everything it can't know is drawn again."""
        drawn: SpielState = self.clone()
        drawn.course.redraw(player, Rng(*(int(sampler() * WORD) for _ in range(4))))
        return drawn

    def _legal_actions(self, player: int) -> list[int]:
        world = self.course.world
        return [] if world is None or player not in world.waiting() else world.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return str(self.course.setting.game.action(action))

    def __str__(self) -> str:
        return str(self.course)


class Course:
    """A game so far: the deal, the state, and everything that has happened."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.parts: list[int] = []
        self.world: State | None = None
        self.chance: Rng | None = None
        self.entries: list[Entry] = []
        self.imagined = 0
        """How many entries precede the moment at which secrets were redrawn ..."""
        self.knower = WATCHER
        """... for the seat whose knowledge was kept."""
        self._heard: dict[int, tuple[int, bytes]] = {}
        """By seat: how many entries its digest is about so far, and that digest."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        twin = copy.copy(self)
        twin.parts, twin.entries = list(self.parts), list(self.entries)
        twin._heard = dict(self._heard)
        if self.world is not None and self.chance is not None:
            twin.world, twin.chance = self.world.clone(), self.chance.clone()
        return twin

    def apply(self, action: int) -> None:
        """Take a part of the seed, or a seat's action."""
        journal = Journal()
        if self.world is None or self.chance is None:
            self.parts.append(action)
            if len(self.parts) == SEED_PARTS:
                seed = int.from_bytes(bytes(self.parts), "big")
                self.world, self.chance = self.setting.begin(seed)
                self.world.tell(journal)
                self.world.opening()
        else:
            self.world.tell(journal)
            self.world.apply(self.world.player(), action, self.chance)
        self.entries += journal.entries

    def redraw(self, seat: int, rng: Rng) -> None:
        """Draw everything that the seat can't know again, and all later chance."""
        assert self.world is not None, "nothing is known before the deal"
        self.world, self.chance = self.world.determinize(seat, rng), rng
        self.imagined, self.knower = len(self.entries), seat
        self._heard = {}

    def history_of(self, seat: int) -> str:
        """A digest of all events that the seat has seen, in order: of each and all before it."""
        count, digest = self._heard.get(seat, (0, bytes(32)))
        for place in range(count, len(self.entries)):
            observer = WATCHER if place < self.imagined and seat != self.knower else seat
            event = to_json(self.setting.game.event(self.entries[place], observer))
            digest = sha256(digest + event).digest()
        self._heard[seat] = len(self.entries), digest
        return digest.hex()

    def __str__(self) -> str:
        if self.world is None:
            return f"seed {self.parts}"
        return self.setting.game.show(self.setting.game.view(self.world, REVIEWER))


class SpielObserver:
    """What one seat sees or knows, as OpenSpiel wants it."""

    def __init__(self, setting: Setting, remembers: bool) -> None:
        self._setting, self._remembers = setting, remembers
        game = setting.game
        planes = game.planes + game.memory_planes if remembers else game.planes
        self._buffer = tensor_buffer(sum(plane.size for plane in planes))
        self.tensor = numpy.zeros(len(self._buffer), numpy.float32)
        self.dict = named_planes(self.tensor, planes)

    def set_from(self, state: SpielState, player: int) -> None:
        """Update ``tensor`` and ``dict``."""
        if state.course.world is None:
            self.tensor.fill(0)
            return
        if self._remembers:
            state.course.world.inform(player, self._buffer)
        else:
            state.course.world.observe(player, self._buffer)
        self.tensor[:] = numpy.asarray(self._buffer)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of the seat; with perfect recall, also a digest of everything it has seen."""
        if state.course.world is None:
            return f"{player}: before the deal"
        view = to_json(self._setting.game.view(state.course.world, player)).decode()
        return f"{state.course.history_of(player)} {view}" if self._remembers else view


def _register(name: str) -> None:
    kind = _type_of(name)

    class Registered(SpielGame):
        """The game under its own name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, params)

    pyspiel.register_game(kind, Registered)


for _name in ("fae", "trails", "land", "faeries"):
    _register(_name)
