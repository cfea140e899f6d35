"""Pads JSON responses and frames to a multiple of 256 bytes, so that their length leaks little."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response

STEP: Final = 256
"""Sizes are multiples of this many bytes."""


def padding(size: int) -> bytes:
    """The spaces that pad JSON of this size to a multiple of STEP.

    >>> len(padding(250)), len(padding(256)), len(padding(257))
    (6, 0, 255)
    """
    return b" " * (-size % STEP)


class PaddedResponse(Response[Any]):
    """A response whose body is padded if it is JSON."""

    def render(self, content: Any, media_type: str, *args: Any, **kwargs: Any) -> bytes:
        """The body as bytes."""
        body = super().render(content, media_type, *args, **kwargs)
        return body + padding(len(body)) if media_type == "application/json" else body
