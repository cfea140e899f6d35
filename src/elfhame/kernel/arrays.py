"""Packed arrays for the rules: native when the kernel is compiled, plain lists when it is not.

mypyc reads the first branch and emits C arrays. At run time ``vec[i64](xs)`` is whatever the
kernel itself uses: a list with a plain kernel, so that uncompiled rules run at list speed and need
no extension module; librt's ``vec`` with a compiled one, so that a game in plain Python can pass
its arrays to it. Arrays of smaller integers are for tensors, whose memory other libraries read, so
with a plain kernel they are Python's own arrays.
"""

from __future__ import annotations

from array import array
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final


def _kernel_is_compiled() -> bool:
    spec = find_spec("elfhame.kernel.rng")
    return spec is not None and not str(spec.origin).endswith(".py")


COMPILED: Final = _kernel_is_compiled()
"""Whether the loaded rules are compiled."""

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
elif COMPILED:
    from librt.vecs import append, extend, pop, vec
    from mypy_extensions import i16, i32, i64, mypyc_attr, u8
else:

    class i64(int):
        """A 64-bit integer where compiled, any integer where not."""

    class i16(int):
        """A 16-bit integer where compiled, any integer where not."""

    class i32(int):
        """A 32-bit integer where compiled, any integer where not."""

    class u8(int):
        """A byte where compiled, any integer where not."""

    class vec:
        """``vec[i64]`` is ``list``; smaller integers are kept in arrays of their type."""

        def __class_getitem__(cls, item):
            code = {i16: "h", i32: "i", u8: "B"}.get(item)
            return partial(array, code) if code else list

    def append(items, item):
        items.append(item)
        return items

    def extend(items, more):
        items.extend(more)
        return items

    def pop(items, place):
        return items, items.pop(place)

    def mypyc_attr(**_):
        return lambda cls: cls
