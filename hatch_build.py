"""The build: makes the page, and compiles the rules with mypyc where that can be done.

The page is made by scripts/build_page.py, if it is not there already. ELFHAME_PAGE decides: unset
tries, and goes on without a page if that fails; `0` never; `1` must.

Every module with the comment `# compiled` in its first five lines is compiled, all into one
library. The environment variable ELFHAME_NATIVE decides: unset tries, and falls back to a pure
wheel with a message that says why; `0` never compiles; `1` must, or the build fails. Editable
installs are always pure.

Run as a program, this file says why nothing can be compiled on this machine, if so.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MARKER = "# compiled"
LIBRARY = "elfhame.native"
# Calls between our own functions need not allow for being replaced: an eighth of the speed.
GCC_FLAGS = ["-fno-semantic-interposition"]


class NotCompiled(Exception):
    """The rules could not be compiled; says why."""


class NativeHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled rules to a wheel, beside their source."""

    workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What the build has to fetch: the compiler's tools, unless they would be of no use."""
        wanted = wish() == "1" or (wish() == "" and why_not() is None)
        node = wish("ELFHAME_PAGE") != "0" and self.page("needs-node") is None
        return [*(self.config["tools"] if wanted else ()), *(self.config["node"] if node else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the page; compile, and add what comes of it to the wheel."""
        self.make_page()
        if version == "editable" or wish() == "0":
            return
        try:
            self.compile(build_data)
        except NotCompiled as reason:
            if wish() == "1":
                self.app.abort(f"ELFHAME_NATIVE=1, but the rules cannot be compiled: {reason}")
            self.app.display_warning(f"Elfhame stays pure Python: {reason}")

    def make_page(self) -> None:
        """Build the page where it is to be; without it the server still serves programs."""
        if wish("ELFHAME_PAGE") == "0":
            return
        if reason := self.page():
            if wish("ELFHAME_PAGE") == "1":
                self.app.abort(f"ELFHAME_PAGE=1, but {reason}")
            self.app.display_warning(reason)

    def page(self, *arguments: str) -> str | None:
        """Run the program that builds the page; what it complains of, None if of nothing."""
        program = Path(self.root, "scripts", "build_page.py")
        if not program.is_file():
            return "there is no source of the page here"
        command = [sys.executable, str(program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return None if done.returncode == 0 else done.stderr.strip() or "it is not needed"

    def compile(self, build_data: dict[str, Any]) -> None:
        """Turn this wheel into a native one; a failure leaves it as it was."""
        if reason := why_not():
            raise NotCompiled(reason)
        self.workshop = tempfile.TemporaryDirectory(prefix="elfhame-")
        built = run_mypyc(Path(self.root, "src"), Path(self.workshop.name))
        build_data["force_include"].update(built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is written: what it was written from can go."""
        if self.workshop:
            self.workshop.cleanup()


def wish(of: str = "ELFHAME_NATIVE") -> str:
    """What an environment variable asks for: "" (try), "0" (never) or "1" (must)."""
    value = os.environ.get(of, "")
    if value not in ("", "0", "1"):
        raise ValueError(f"{of} is {value!r}; it can be 0, 1 or unset")
    return value


def is_compiled(source: str) -> bool:
    """Whether a module with this source is one of those that are compiled."""
    return MARKER in source.splitlines()[:5]


def compiled_files(src: Path) -> Iterator[Path]:
    """The modules to compile, in a fixed order, as paths below src."""
    for path in sorted(src.rglob("*.py")):
        if is_compiled(path.read_text(encoding="utf-8")):
            yield path.relative_to(src)


def why_not() -> str | None:
    """Why no C extension can be built here, found out by building one; None if it can be."""
    if sys.platform == "win32":
        return None  # setuptools alone knows where the compiler is; the build itself will tell
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    with tempfile.TemporaryDirectory(prefix="elfhame-") as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\n", encoding="utf-8")
        include = sysconfig.get_path("include")
        command = [*shlex.split(compiler), "-I", include, "-c", str(trial), "-o", f"{trial}.o"]
        return failure(command)


def failure(command: list[str]) -> str | None:
    """Run a C compiler; what went wrong in one line, None if nothing did."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return f"there is no C compiler ({command[0]}: {error.strerror})"
    if done.returncode == 0:
        return None
    said = next((line for line in done.stderr.splitlines() if "error" in line), "it names no error")
    return f"the C compiler {command[0]} cannot use Python.h ({said})"


def run_mypyc(src: Path, workshop: Path) -> dict[str, str]:
    """Compile in a process of its own; the libraries made, each with its place in the wheel."""
    files = [path.as_posix() for path in compiled_files(src)]
    command = [sys.executable, __file__, str(workshop), *files]
    done = subprocess.run(command, cwd=src, capture_output=True, text=True, check=False)
    made = {str(path): path.relative_to(workshop / "lib") for path in libraries(workshop / "lib")}
    if done.returncode != 0 or len(made) != len(files) + 1:
        raise NotCompiled(f"mypyc failed\n{done.stdout}{done.stderr}".strip())
    return {path: place.as_posix() for path, place in made.items()}


def libraries(folder: Path) -> list[Path]:
    """The extension modules in a folder: one with all the code, and a door to it a module."""
    return [path for path in sorted(folder.rglob("*")) if path.suffix in (".so", ".pyd")]


def compile_into(workshop: Path, files: list[str]) -> None:
    """Compile files below the working directory; the libraries end up in workshop/lib."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup

    # Of other modules only the types count: `make check` is where they are judged.
    options = ["--config-file=", f"--cache-dir={workshop}/types", "--follow-imports=silent"]
    made = mypycify(
        [*options, *files], opt_level="3", group_name=LIBRARY, target_dir=f"{workshop}/c"
    )
    extensions = [extension for extension in made if isinstance(extension, Extension)]
    for extension in extensions:
        extension.extra_compile_args += [] if sys.platform == "win32" else GCC_FLAGS
    places = [f"--build-lib={workshop}/lib", f"--build-temp={workshop}/temp"]
    setup(name="elfhame", packages=[], ext_modules=extensions, script_args=["build_ext", *places])


def main(arguments: list[str]) -> int:
    """With a folder and files: compile these. Without: say whether that could be done."""
    if arguments:
        compile_into(Path(arguments[0]), arguments[1:])
        return 0
    reason = why_not()
    if reason:
        print(reason)
    return 1 if reason else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
