"""Structured logs: one JSON object per line, with only the fields named here."""

from __future__ import annotations

import json
import logging
from typing import Final

FIELDS: Final = ("method", "status", "ms", "table", "code", "seq", "address", "count")
"""Fields that a line may hold besides its message; everything else is left out."""


class JsonFormatter(logging.Formatter):
    """Formats a log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line of JSON."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _where(record)
        return json.dumps(line, ensure_ascii=False)


def _where(record: logging.LogRecord) -> list[str]:
    """The functions and lines of a traceback, without any values."""
    trace = record.exc_info[2] if record.exc_info else None
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_qualname}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places


def configure(level: int = logging.INFO) -> None:
    """Log to standard error; from libraries, only warnings and errors."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.getLogger().handlers[:] = [handler]
    logging.getLogger("elfhame").setLevel(level)
