"""Compiles the units of C code to object files, as many at once as there are cores."""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .steps import digest, is_stamped
from .units import Unit

if TYPE_CHECKING:
    from setuptools import Extension


def compile_units(
    units: Iterable[Unit], library: Extension, folder: Path, flags: Sequence[str]
) -> list[str]:
    """The object files of the units; the flags come after the library's own."""
    from setuptools.errors import CompileError

    every = [*library.extra_compile_args, *flags]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(_object, library, folder, unit, every) for unit in units]
    try:
        return [job.result() for job in jobs]
    except CompileError as error:
        raise SystemExit(f"the C compiler failed: {str(error)[:200]}") from None


def _object(library: Extension, folder: Path, unit: Unit, flags: list[str]) -> str:
    """Compile one unit, unless its code, the headers and the compiler's flags are unchanged."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as settings

    source = folder / "c" / f"unit_{unit.name}.c"
    source.write_text(unit.code, encoding="utf-8")
    compiler: Any = ccompiler.new_compiler()
    settings.customize_compiler(compiler)
    output = str(folder / "units")
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
