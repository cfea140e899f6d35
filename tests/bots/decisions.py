"""What `search:50` decides at some moments of random games: the same on every build and machine.

After a change that is meant to alter decisions, such as new weights of an evaluator, run

    python -m tests.bots.decisions
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from elfhame.bots.table import Table
from elfhame.games import registry
from elfhame.kernel.game import Game
from elfhame.kernel.play import Play
from tests.conformance.golden import random_play

GOLDEN: Final = Path(__file__).parent / "decisions.toml"
HEADING: Final = "# Actions that search:50 takes, written by python -m tests.bots.decisions."
BOT: Final = "search:50"
SEED: Final = 19
STAGES: Final = (0.0, 0.3, 0.6, 0.85)
"""How far into a game the bots take over, as a share of its length."""
DECISIONS: Final = 2
"""How many decisions they then make, not counting those with one choice."""


def tables() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    return [(name, seats) for name in registry.names() for seats in registry.game(name).seats]


def decisions(game: Game, seats: int) -> list[int]:
    """The actions that bots take at all stages of a game, in order."""
    length = len(random_play(game, seats, {}, SEED, game.longest).steps)
    moments = (random_play(game, seats, {}, SEED, int(stage * length)) for stage in STAGES)
    return [action for play in moments for action in continued(play)]


def continued(play: Play) -> list[int]:
    """The next actions if bots take over, which observe the game from its beginning."""
    table, actions = Table(play, dict.fromkeys(range(play.seats), BOT)), list[int]()
    while len(actions) < DECISIONS and not play.over:
        forced = len(play.numbers(play.waiting[0])) == 1
        table.act()
        if not forced:
            actions.append(play.steps[-1].action)
    return actions


def golden() -> dict[str, dict[str, list[int]]]:
    """The actions on file, by game and number of seats."""
    return tomllib.loads(GOLDEN.read_text(encoding="utf-8"))


def main() -> None:
    """Write the actions of all tables."""
    lines, last = [HEADING], ""
    for name, seats in tables():
        lines += [] if name == last else ["", f"[{name}]"]
        lines.append(f"{seats} = {decisions(registry.game(name), seats)}")
        last = name
    GOLDEN.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
