"""A run on disk: a manifest, parts while it lasts, and one Parquet file at its end."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from typing import Any, Final

import msgspec

from ..extras import require
from ..kernel.refused import Refused
from ..kernel.shapes import from_json

Row = dict[str, Any]
MANIFEST: Final = "manifest.json"
PARTS: Final = "parts"


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a run is about. Where and in which order it was played makes no difference."""

    format: int = 1
    kind: str
    configuration: dict[str, Any]
    """Everything that the results depend on."""
    versions: dict[str, str]
    digests: dict[str, str] = {}
    """Of each finished file, SHA-256; empty while the run lasts."""


def read_manifest(file: Path) -> Manifest:
    """The manifest in a file; refused if it isn't one."""
    return from_json(file.read_bytes(), Manifest, "manifest")


class Run:
    """A folder with the results of a run, which can be interrupted and continued.

    Each part is written whole or not at all, so whatever stops the run, a finished part counts
    once and an unfinished one not at all. At the end all parts become one file, whose bytes don't
    depend on the size or the order of the parts.
    """

    def __init__(self, folder: Path, kind: str, configuration: dict[str, Any]) -> None:
        require("lab", "elfhame lab")
        self.folder = folder
        self.manifest = Manifest(kind=kind, configuration=configuration, versions=_versions())
        file = folder / MANIFEST
        if file.exists():
            found = read_manifest(file)
            self._check(found)
            self.manifest = found
        else:
            (folder / PARTS).mkdir(parents=True, exist_ok=True)
            _write(file, _encoded(self.manifest))

    @property
    def finished(self) -> bool:
        """Whether all parts have been put together."""
        return bool(self.manifest.digests)

    @property
    def table(self) -> Path:
        """The file with all rows, once the run is finished."""
        return self.folder / f"{self.manifest.kind}.parquet"

    def missing(self, total: int) -> Iterator[int]:
        """The numbers below ``total`` that no part has yet."""
        done = set() if not self.finished else set(range(total))
        for part in self._parts():
            first, _, last = part.stem.partition("-")
            done.update(range(int(first), int(last) + 1))
        return (number for number in range(total) if number not in done)

    def keep(self, first: int, last: int, rows: Sequence[Row]) -> None:
        """Store the rows of these numbers, all of them or none."""
        _write_table(self.folder / PARTS / f"{first}-{last}.parquet", rows)

    def kept(self) -> list[Row]:
        """The rows of all parts so far, in no particular order."""
        from pyarrow import parquet

        return [row for part in self._parts() for row in parquet.read_table(part).to_pylist()]

    def finish(self, order: Sequence[str], last: int | None = None) -> None:
        """Put all parts together, sorted by these columns; the first one up to this number."""
        if not self.finished:
            self._merge(order, last)
        rmtree(self.folder / PARTS, ignore_errors=True)

    def _merge(self, order: Sequence[str], last: int | None) -> None:
        from pyarrow import compute, concat_tables, parquet

        whole = concat_tables([parquet.read_table(part) for part in self._parts()])
        whole = whole.sort_by([(column, "ascending") for column in order])
        if last is not None:
            whole = whole.filter(compute.less_equal(whole[order[0]], last))
        _write_table(self.table, whole.combine_chunks())
        digest = sha256(self.table.read_bytes()).hexdigest()
        self.manifest = msgspec.structs.replace(self.manifest, digests={self.table.name: digest})
        _write(self.folder / MANIFEST, _encoded(self.manifest))

    def rows(self) -> list[Row]:
        """All rows of a finished run."""
        from pyarrow import parquet

        rows: list[Row] = parquet.read_table(self.table).to_pylist()
        return rows

    def _parts(self) -> list[Path]:
        found = (self.folder / PARTS).glob("*.parquet")
        return sorted(found, key=lambda part: int(part.stem.partition("-")[0]))

    def _check(self, found: Manifest) -> None:
        """Refuse to continue a run that is about something else."""
        mine, theirs = self.manifest, found
        if (mine.kind, mine.configuration) != (theirs.kind, theirs.configuration):
            raise Refused(f"{str(self.folder)!r} holds a run of something else", field="out")
        if mine.versions["elfhame"] != theirs.versions["elfhame"]:
            raise Refused(f"{str(self.folder)!r} was begun by another version", field="out")


def _versions() -> dict[str, str]:
    from importlib.metadata import version

    from ..kernel.arrays import COMPILED

    return {
        "elfhame": version("elfhame"),
        "python": platform.python_version(),
        "pyarrow": version("pyarrow"),
        "rules": "compiled" if COMPILED else "pure",
    }


def _encoded(manifest: Manifest) -> bytes:
    return msgspec.json.format(msgspec.json.encode(manifest, order="deterministic"), indent=2)


def _write_table(file: Path, rows: Any) -> None:
    from pyarrow import Table, parquet

    table = Table.from_pylist(list(rows)) if isinstance(rows, Sequence) else rows
    partial = file.with_suffix(".partial")
    parquet.write_table(table, partial, compression="zstd")
    partial.replace(file)


def _write(file: Path, data: bytes) -> None:
    partial = file.with_suffix(".partial")
    partial.write_bytes(data)
    partial.replace(file)
