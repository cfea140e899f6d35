"""A job: numbered units of work with rows as results, done in pieces and kept in a run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from .chunks import chunks
from .component_process import with_components
from .components import Texts
from .engine import Engine
from .store import Row, Run


class Piece(NamedTuple):
    """Some units of a job, and everything needed to do them elsewhere."""

    work: Work
    configuration: dict[str, Any]
    numbers: tuple[int, ...]
    components: Mapping[int, Texts] = {}
    """Changed components, by the first unit that is played with them."""


Work = Callable[[Piece], list[Row]]
"""A function of a module. Its rows are the same wherever and whenever it runs."""
Stop = Callable[[Run], int | None]
"""From the rows so far: the last unit that counts, or None to go on."""


class Job(NamedTuple):
    """What a run consists of."""

    kind: str
    configuration: dict[str, Any]
    """Everything that the results depend on."""
    units: int
    order: tuple[str, ...]
    """The columns by which the rows are sorted; the first one is the unit."""
    work: Work
    stop: Stop | None = None
    components: Mapping[int, Texts] = {}
    """Changed components, by the first unit that is played with them."""

    def run(self, folder: Path) -> Run:
        """The run in a folder, begun or continued."""
        return Run(folder, self.kind, self.configuration)

    def carry_out(self, folder: Path, engine: Engine, chunk: int) -> Iterator[int]:
        """Do the units that the run lacks; yields how many after each piece.

        Once the iterator is exhausted, the run is finished. If it is stopped, the same call goes
        on. Units count in their order, whichever is done first, so a job that may stop early
        always stops with the same one.
        """
        run = self.run(folder)
        lacking = list(run.missing(self.units))
        yield self.units - len(lacking)
        last = self._last(run)
        if last is None:
            for piece, rows in engine.run(_done, self._pieces(lacking, chunk)):
                run.keep(piece.numbers[0], piece.numbers[-1], rows)
                yield len(piece.numbers)
                last = self._last(run)
                if last is not None:
                    break
        run.finish(self.order, last)

    def _pieces(self, lacking: list[int], chunk: int) -> list[Piece]:
        """The lacking units in pieces; all units of a piece have the same components."""
        found = []
        for first, until in self._spans():
            own = [number for number in lacking if first <= number < until]
            changed = {first: self.components[first]} if first in self.components else {}
            found += [
                Piece(self.work, self.configuration, numbers, changed)
                for numbers in chunks(own, chunk)
            ]
        return found

    def _spans(self) -> Iterator[tuple[int, int]]:
        starts = sorted({0, *self.components})
        return zip(starts, [*starts[1:], self.units], strict=True)

    def _last(self, run: Run) -> int | None:
        return self.stop(run) if self.stop and not run.finished else None


def _done(piece: Piece) -> list[Row]:
    """The rows of a piece, worked out in a process with its components."""
    for texts in piece.components.values():
        if texts:
            return with_components(texts, piece.work, piece._replace(components={}))
    return piece.work(piece)
