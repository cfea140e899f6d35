"""Compiled rules in build/compiled: a copy of the package with extension modules beside its source.

With that folder first in PYTHONPATH, Python runs compiled rules; without it, the same environment
runs the source. The file .ready is written last and identifies what was compiled, so that neither
an incomplete nor an outdated copy is ever used.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from . import compiler, native, packages
from .steps import BUILD, ROOT, alone, digest, is_stamped, run

STEP: Final = "rules"
SOURCE: Final = ROOT / "src" / "elfhame"
COMPILED: Final = BUILD / "compiled"
READY: Final = COMPILED / ".ready"
FAILED: Final = COMPILED / ".failed"
"""Tells a server that is waiting for compiled rules that there won't be any."""
PROGRAMS: Final = ("native.py", "objects.py", "units.py", "compiler.py")
"""The programs in this folder that decide what the compiled rules are."""
SLOW: Final = "Rules run as pure Python, about 40x slower"
ADVICE: Final = f"{SLOW} until this works. Run make play again once it is fixed."


def is_current() -> bool:
    """Whether the compiled rules are complete and match the current source."""
    return is_stamped(READY, _state())


def make() -> None:
    """Compile the rules, unless that was done for the current source; then update the rest."""
    with alone(STEP):
        if is_current():
            refresh()
        else:
            packages.install("compile")
            _compile(_state())


def _compile(state: str) -> None:
    work = BUILD / "native"
    command: list[str | Path] = [packages.PYTHON, "-m", "scripts.setup.native", work]
    run(STEP, "compiling the rules, which takes about a minute", command, advice=ADVICE)
    READY.unlink(missing_ok=True)
    refresh()
    for library in native.libraries(work / "lib"):
        _replace(library, COMPILED / library.relative_to(work / "lib"))
    READY.write_text(state, "utf-8")


def forget() -> None:
    """Remove the stamps of an earlier build, so that outdated rules aren't used."""
    COMPILED.mkdir(parents=True, exist_ok=True)
    READY.unlink(missing_ok=True)
    FAILED.unlink(missing_ok=True)


def why_not() -> str | None:
    """Why the rules can't be compiled here, as a sentence with advice, or None."""
    reason = compiler.why_not()
    if reason is None:
        return None
    return f"{SLOW}: {reason}. Install gcc (and python3-dev) and run make play again."


def environment() -> dict[str, str]:
    """The environment in which Python finds the compiled rules if they are current."""
    if not is_current():
        return dict(os.environ)
    refresh()
    path = [str(COMPILED), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def refresh() -> None:
    """Bring the copy of everything that isn't compiled up to date."""
    wanted = {path.relative_to(SOURCE): path for path in _files(SOURCE)}
    copy = COMPILED / "elfhame"
    for path in [*_files(copy)]:
        if path.suffix != ".so" and path.relative_to(copy) not in wanted:
            path.unlink()
    for place, path in wanted.items():
        if not _same(path, copy / place):
            _replace(path, copy / place)


def _same(path: Path, copy: Path) -> bool:
    if not copy.is_file():
        return False
    mine, other = path.stat(), copy.stat()
    return (mine.st_size, mine.st_mtime_ns) == (other.st_size, other.st_mtime_ns)


def _replace(path: Path, copy: Path) -> None:
    """Replace a file by a new one, so that a process that has loaded the old one keeps it."""
    copy.parent.mkdir(parents=True, exist_ok=True)
    fresh = copy.with_name(f"{copy.name}.new")
    shutil.copy2(path, fresh)
    fresh.replace(copy)


def _files(folder: Path) -> Iterator[Path]:
    for inside, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__"]
        yield from (Path(inside, name) for name in names)


def _state() -> str:
    """A digest of what the compiled rules depend on: every module whose types they may use."""
    modules = [path for name in ("kernel", "games", "bots") for path in _files(SOURCE / name)]
    programs = [ROOT / "scripts" / "setup" / name for name in PROGRAMS]
    lock = ROOT / "locks" / "compile.txt"
    made_with = packages.VENV / ".python"
    python = made_with.read_text("utf-8") if made_with.is_file() else ""
    return digest([*(path for path in modules if path.suffix == ".py"), *programs, lock], python)
