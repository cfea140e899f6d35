"""The ``elfhame`` command, also as ``python -m elfhame``."""

from __future__ import annotations

import sys

from .extras import MissingExtra, require


def main() -> None:
    """Run the command line; without its libraries, say how to install them and exit with 2."""
    try:
        require("cli", "the elfhame command")
    except MissingExtra as missing:
        sys.stderr.write(f"elfhame: {missing}\n")
        sys.exit(2)
    from .cli import main as run

    run()


if __name__ == "__main__":
    main()
