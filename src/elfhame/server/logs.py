"""Structured logs: one JSON object a line. What may be in it is named here, so no secret is."""

from __future__ import annotations

import json
import logging
from typing import Final

FIELDS: Final = ("method", "status", "ms", "table", "code", "seq", "address")
"""What a line may tell beside its sentence; everything else stays out."""


class Lines(logging.Formatter):
    """A line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line of JSON."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "room": record.name,
            "said": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _where(record)
        return json.dumps(line, ensure_ascii=False)


def _where(record: logging.LogRecord) -> list[str]:
    """The places an error came through: files and lines, never the values that were there."""
    trace = record.exc_info[2] if record.exc_info else None
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_qualname}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places


def begin(level: int = logging.INFO) -> None:
    """From now on, log to standard error; of what libraries say, warnings and errors alone."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.getLogger().handlers[:] = [handler]
    logging.getLogger("elfhame").setLevel(level)
