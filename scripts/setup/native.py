"""Compiles the rules with mypyc: every module with `# compiled` among its first five lines.

`python -m scripts.setup.native FOLDER` leaves the extension modules in FOLDER/lib, as they belong
in a wheel; C code in FOLDER that hasn't changed is not compiled again. With `--profile` after the
folder, training games tell the C compiler what to optimise for. Without a folder it only checks
whether this machine can compile, and if not prints why. Compiling needs mypy and setuptools.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from . import profile
from .compiler import accepted, why_not
from .objects import compile_units
from .steps import ROOT
from .units import units_of

if TYPE_CHECKING:
    from setuptools import Extension

SRC: Final = ROOT / "src"
MARKER: Final = "# compiled"
PROFILE: Final = "--profile"
LIBRARY: Final = "elfhame.native"
COMPILER_FLAGS: Final = ("-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt")
"""Let functions call each other and Python's directly, which makes the rules an eighth faster."""
LINKER_FLAGS: Final = ("-Wl,-z,now",)
"""Look up Python's functions when the library is loaded, not when they are first called."""


def is_compiled(source: str) -> bool:
    """Whether a module with this source is compiled."""
    return MARKER in source.splitlines()[:5]


def compiled_files() -> Iterator[Path]:
    """The modules to compile, in a fixed order, as paths below src."""
    for path in sorted(SRC.rglob("*.py")):
        if is_compiled(path.read_text(encoding="utf-8")):
            yield path.relative_to(SRC)


def compile_into(folder: Path, profiled: bool = False) -> None:
    """Compile all modules; folder/lib then holds the extension modules and nothing else."""
    folder = folder.resolve()
    os.chdir(SRC)  # mypyc names modules by their paths
    build = Build(folder, _generate(folder))
    if not profiled:
        build.make("lib")
        return
    build.make("counting", profile.COUNT, profile.COUNT)
    profile.install(folder / "counting", folder / "package")
    profile.train(folder / "package", folder / "units")
    build.make("lib", profile.USE)
    profile.install(folder / "lib", folder / "package")


class Build:
    """Generated C code that can be compiled more than once, with different flags."""

    def __init__(self, folder: Path, extensions: list[Extension]) -> None:
        from mypyc.build import include_dir

        self._folder, self._extensions = folder, extensions
        self._library = next(each for each in extensions if each.name == f"{LIBRARY}__mypyc")
        self._linking = self._library.extra_link_args
        self._units = units_of(map(Path, self._library.sources), Path(include_dir()))

    def make(self, lib: str, flags: Sequence[str] = (), linking: Sequence[str] = ()) -> None:
        """Compile and link everything; the extension modules go into the folder `lib`."""
        from setuptools import setup

        library, folder = self._library, self._folder
        _forget_others(folder / lib, {extension.name for extension in self._extensions})
        library.extra_objects = compile_units(self._units, library, folder, flags)
        library.sources, library.depends = [], library.extra_objects
        library.extra_link_args = [*self._linking, *linking]
        places = [f"--build-lib={folder / lib}", f"--build-temp={folder}/temp"]
        command = ["build_ext", *places, f"--parallel={os.cpu_count() or 1}"]
        setup(name="elfhame", packages=[], ext_modules=self._extensions, script_args=command)


def _generate(folder: Path) -> list[Extension]:
    """Generate the C code: one library with everything, and a small loader for each module."""
    from mypyc.build import mypycify
    from setuptools import Extension

    # Other modules are only needed for their types; `make check` reports their errors.
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent"]
    files = [path.as_posix() for path in compiled_files()]
    made = mypycify(
        [*options, *files],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        include_runtime_files=True,
        group_name=LIBRARY,
        target_dir=f"{folder}/c",
    )
    extensions = [extension for extension in made if isinstance(extension, Extension)]
    compiling, linking = accepted(COMPILER_FLAGS), accepted(LINKER_FLAGS)
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *compiling]
        extension.extra_link_args = [*extension.extra_link_args, *linking]
    return extensions


def _forget_others(lib: Path, names: set[str]) -> None:
    """Remove the extension modules of Python modules that are no longer compiled."""
    for path in libraries(lib):
        module = ".".join(path.relative_to(lib).parts).partition(".cpython-")[0]
        if module not in names:
            path.unlink()


def libraries(folder: Path) -> list[Path]:
    """The extension modules in a folder, in a fixed order."""
    return [path for path in sorted(folder.rglob("*")) if path.suffix in (".so", ".pyd")]


def main(arguments: list[str]) -> int:
    """Compile into the given folder; without one, say whether that is possible."""
    folders = [argument for argument in arguments if argument != PROFILE]
    profiled = PROFILE in arguments
    reason = why_not() or (profile.why_not() if profiled else None)
    if reason:
        print(reason)
        return 1
    for folder in folders:
        compile_into(Path(folder), profiled)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
