"""The ``elfhame`` command, also as ``python -m elfhame``."""

from __future__ import annotations

import sys
from typing import Final

from .extras import MissingExtra, require

EXTRAS: Final = {"serve": "server", "backup": "server", "lab": "lab", "mcp": "mcp"}
"""The extra that a command needs; all others need ``cli``."""


def main() -> None:
    """Run the command line; without its libraries, say how to install them and exit with 2."""
    command = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        require(EXTRAS.get(command, "cli"), f"elfhame {command}".rstrip())
    except MissingExtra as missing:
        sys.stderr.write(f"{missing}\n")
        sys.exit(2)
    from .cli import main as run

    run()


if __name__ == "__main__":
    main()
