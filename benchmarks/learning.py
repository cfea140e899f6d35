"""What a learner needs at every step: tensors and masks, one game at a time or many at once."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from benchmarks.rates import Task

if TYPE_CHECKING:
    from benchmarks.ours import Deals
    from elfhame.kernel.rng import Rng

OPENSPIEL: Final = "hearts"
ROWS: Final = 256


def tensors(fresh: Deals, rng: Rng) -> Task:
    """Complete games stepped from Python; at every step an observation and a mask."""
    from elfhame.kernel.tensor import Mask, size_of_planes, tensor_buffer

    game, draw = fresh.game, Random(1).random
    buffer = tensor_buffer(size_of_planes(game.planes))
    mask = Mask(game.actions)
    marked = memoryview(mask.marked)  # shares the mask's memory

    def run(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = fresh()
            seat = state.player()
            while seat >= 0:
                state.observe(seat, buffer)
                count: int = state.mask(seat, mask)
                state.apply(seat, marked[int(draw() * count)], rng)
                moves += 1
                seat = state.player()
        return moves

    return run


def openspiel_lists() -> Task:
    """The same in OpenSpiel, with tensor and mask as lists; hearts has no smaller tensor."""
    import pyspiel

    game, draw = pyspiel.load_game(OPENSPIEL), Random(1)

    def decide(state: Any) -> int:
        state.information_state_tensor()
        state.legal_actions_mask()
        return draw.choice(state.legal_actions())

    return _openspiel(game, draw, decide)


def openspiel_arrays() -> Task:
    """The same in OpenSpiel, with tensor and mask in NumPy arrays that are reused."""
    import numpy
    import pyspiel
    from open_spiel.python.observation import make_observation

    game, draw = pyspiel.load_game(OPENSPIEL), Random(1)
    seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    mask = numpy.zeros(game.num_distinct_actions(), numpy.int8)

    def decide(state: Any) -> int:
        seen.set_from(state, state.current_player())
        actions = state.legal_actions()
        mask.fill(0)
        mask[actions] = 1
        return draw.choice(actions)

    return _openspiel(game, draw, decide)


def _openspiel(game: Any, draw: Random, decide: Any) -> Task:
    """Complete games; chance nodes aren't counted."""

    def run(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw.choice(state.legal_actions()))
                else:
                    state.apply_action(decide(state))
                    moves += 1
        return moves

    return run


def batch(fresh: Deals, rng: Rng) -> Task:
    """Many games stepped in one call, with observations and masks in NumPy arrays."""
    import numpy

    from elfhame.adapters.batch import Batch

    games = Batch(fresh.game.name, range(ROWS), fresh.seats)
    draw, rows = numpy.random.default_rng(1), numpy.arange(ROWS)

    def run(times: int) -> int:
        for _ in range(times):
            places = (draw.random(ROWS) * games.choice_counts).astype(numpy.int64)
            games.step(games.choices[rows, places])
        return times * ROWS

    return run


def loop(fresh: Deals, rng: Rng) -> Task:
    """The same games and arrays, one game at a time: each is asked and stepped in Python."""
    import numpy

    from elfhame.adapters.match import Match, Setting

    setting = Setting(fresh.game.name, fresh.seats, "observation", {})
    seeds = iter(range(2**31))
    games = [Match(setting, next(seeds)) for _ in range(ROWS)]
    masks = [game.mask(game.state.player()) for game in games]
    draw = Random(1).random

    def step(row: int) -> Any:
        """Step one game with a random legal action; returns what its next player sees."""
        game, legal = games[row], numpy.flatnonzero(masks[row])
        game.act(game.state.player(), legal[int(draw() * len(legal))])
        if game.state.player() < 0:
            game = games[row] = Match(setting, next(seeds))
        seat = game.state.player()
        masks[row] = game.mask(seat)
        return game.observation(seat)

    def run(times: int) -> int:
        for _ in range(times):
            numpy.stack([step(row) for row in range(ROWS)])
            numpy.stack(masks)
        return times * ROWS

    return run


def tight_loop(fresh: Deals, rng: Rng) -> Task:
    """Likewise, but the loop trusts its actions and copies from buffers that are reused."""
    import numpy

    from elfhame.kernel.tensor import Mask, size_of_planes, tensor_buffer

    game, draw = fresh.game, Random(1).random
    size = size_of_planes(game.planes)
    buffer, mask = tensor_buffer(size), Mask(game.actions)
    seen_now, legal_now = numpy.asarray(buffer), numpy.asarray(mask.cells)
    marked = memoryview(mask.marked)
    seen = numpy.zeros((ROWS, size), numpy.int16)
    legal = numpy.zeros((ROWS, game.actions), numpy.uint8)
    players, over = numpy.zeros(ROWS, numpy.int32), numpy.zeros(ROWS, numpy.uint8)
    states = [fresh() for _ in range(ROWS)]
    actions = [state.legal_actions(state.player())[0] for state in states]

    def run(times: int) -> int:
        for _ in range(times):
            for row, state in enumerate(states):
                state.apply(state.player(), actions[row], rng)
                seat = state.player()
                over[row] = seat < 0
                if seat < 0:
                    state = states[row] = fresh()
                    seat = state.player()
                players[row] = seat
                state.observe(seat, buffer)
                seen[row] = seen_now
                count: int = state.mask(seat, mask)
                legal[row] = legal_now
                actions[row] = marked[int(draw() * count)]
        return times * ROWS

    return run
