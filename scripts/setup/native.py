"""Compiles the rules with mypyc: every module with `# compiled` among its first five lines.

`python -m scripts.setup.native FOLDER` leaves the extension modules in FOLDER/lib, as they belong
in a wheel; C code in FOLDER that hasn't changed is not compiled again. Without a folder it only
checks whether this machine can compile, and if not prints why. Compiling needs mypy and setuptools.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .steps import ROOT, digest, is_stamped
from .units import Unit, units_of

if TYPE_CHECKING:
    from setuptools import Extension

SRC: Final = ROOT / "src"
MARKER: Final = "# compiled"
LIBRARY: Final = "elfhame.native"
UNIX_FLAGS: Final = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
"""Let our own functions call each other directly, which makes the rules an eighth faster."""


def is_compiled(source: str) -> bool:
    """Whether a module with this source is compiled."""
    return MARKER in source.splitlines()[:5]


def compiled_files() -> Iterator[Path]:
    """The modules to compile, in a fixed order, as paths below src."""
    for path in sorted(SRC.rglob("*.py")):
        if is_compiled(path.read_text(encoding="utf-8")):
            yield path.relative_to(SRC)


def why_not() -> str | None:
    """Why no C extension can be built here, or None; finds out by building one."""
    if sys.platform == "win32":
        return None  # only setuptools finds the compiler, so any problem shows up in the build
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    with tempfile.TemporaryDirectory(prefix="elfhame-") as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\n", encoding="utf-8")
        include = sysconfig.get_path("include")
        command = [*shlex.split(compiler), "-I", include, "-c", str(trial), "-o", f"{trial}.o"]
        return _complaint(command)


def _complaint(command: list[str]) -> str | None:
    """Run a C compiler; returns what went wrong in one line, or None."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return f"there is no C compiler ({command[0]}: {error.strerror})"
    if done.returncode == 0:
        return None
    cause = next((line for line in done.stderr.splitlines() if "error" in line), "no error named")
    return f"the C compiler {command[0]} cannot use Python.h ({cause})"


def compile_into(folder: Path) -> None:
    """Compile all modules; folder/lib then holds the extension modules and nothing else."""
    from setuptools import setup

    folder = folder.resolve()
    os.chdir(SRC)  # mypyc names modules by their paths
    extensions = _generate(folder)
    _forget_others(folder / "lib", {extension.name for extension in extensions})
    library = next(extension for extension in extensions if extension.name == f"{LIBRARY}__mypyc")
    library.extra_objects = _objects(library, folder)
    library.sources, library.depends = [], library.extra_objects
    places = [f"--build-lib={folder}/lib", f"--build-temp={folder}/temp"]
    command = ["build_ext", *places, f"--parallel={os.cpu_count() or 1}"]
    setup(name="elfhame", packages=[], ext_modules=extensions, script_args=command)


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
    flags = [] if sys.platform == "win32" else UNIX_FLAGS
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
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


def _objects(library: Extension, folder: Path) -> list[str]:
    """Compile the library's C code, as many units at once as there are cores."""
    from mypyc.build import include_dir
    from setuptools.errors import CompileError

    units = units_of(map(Path, library.sources), Path(include_dir()))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(_object, library, folder, unit) for unit in units]
    try:
        return [job.result() for job in jobs]
    except CompileError as error:
        raise SystemExit(f"the C compiler failed: {str(error)[:200]}") from None


def _object(library: Extension, folder: Path, unit: Unit) -> str:
    """Compile one unit, unless its code, the headers and the compiler's flags are unchanged."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as settings

    source = folder / "c" / f"unit_{unit.name}.c"
    source.write_text(unit.code, encoding="utf-8")
    compiler: Any = ccompiler.new_compiler()
    settings.customize_compiler(compiler)
    flags, output = library.extra_compile_args, str(folder / "units")
    made = Path(compiler.object_filenames([str(source)], output_dir=output)[0])
    stamp, value = made.with_suffix(".stamp"), _state_of(folder, unit, flags)
    if not (is_stamped(stamp, value) and made.is_file()):
        headers = str(folder / "c" / "elfhame")  # where mypyc puts the library's
        include = [*library.include_dirs, headers, sysconfig.get_path("include")]
        compiler.compile([str(source)], output, include_dirs=include, extra_postargs=flags)
        stamp.write_text(value, "utf-8")
    return str(made)


def _state_of(folder: Path, unit: Unit, flags: list[str]) -> str:
    """A digest of everything an object file depends on."""
    files = [*unit.sources, *(folder / "c").rglob("*.h")]
    return digest(files, unit.code, sys.version, os.environ.get("CC", ""), *flags)


def main(arguments: list[str]) -> int:
    """Compile into the given folder; without one, say whether that is possible."""
    if arguments:
        compile_into(Path(arguments[0]))
        return 0
    reason = why_not()
    if reason:
        print(reason)
    return 1 if reason else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
