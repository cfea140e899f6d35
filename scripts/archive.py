"""Archives the golden files of games whose rules version is new.

An archive is kept for good: later changes must not make the same version play differently.

    python -m scripts.archive [game ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

from elfhame.games import registry
from elfhame.kernel.shapes import to_json
from tests.conformance.golden import GOLDEN, archive, load_record, records
from tests.conformance.kits import REGISTERED


def add(name: str) -> Path | None:
    """Archive the golden files of a game; None if its version has an archive already."""
    folder = archive(name, registry.game(name).version)
    if folder.exists():
        return None
    folder.mkdir(parents=True)
    lines = [to_json(load_record(path)) for path in records(name)]
    (folder / "records.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    (folder / "twins.toml").write_bytes((GOLDEN / name / "twins.toml").read_bytes())
    return folder


def main() -> None:
    """Archive the games on the command line, or all games."""
    for name in sys.argv[1:] or REGISTERED:
        added = add(name)
        done = f"archived in {added}" if added else "this version is archived already"
        print(f"{name} {registry.game(name).version}: {done}")


if __name__ == "__main__":
    main()
