"""Pads JSON responses and frames to a multiple of 256 bytes, so that their length leaks little."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response

STEP: Final = 256
"""Answers and frames are so many bytes long, or a multiple of it."""


def blanks(size: int) -> bytes:
    """What has to be added to so many bytes of JSON, and means nothing there.

    >>> len(blanks(250)), len(blanks(256)), len(blanks(257))
    (6, 0, 255)
    """
    return b" " * (-size % STEP)


class Answer(Response[Any]):
    """An answer whose length tells only in which step it is."""

    def render(self, content: Any, media_type: str, *args: Any, **kwargs: Any) -> bytes:
        """As JSON, filled up; whatever else it is, as it is."""
        body = super().render(content, media_type, *args, **kwargs)
        return body + blanks(len(body)) if media_type == "application/json" else body
