"""Starts the command line: ``python -m elfhame`` is ``elfhame``."""

from .cli import main

if __name__ == "__main__":
    main()
