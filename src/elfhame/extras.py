"""Optional parts of Elfhame: the libraries each one needs, and the error if they are missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

TEXTS: Final = ("babel", "fluent.runtime")
CLI: Final = (*TEXTS, "click", "rich")
SERVER: Final = (
    *CLI,
    "alembic",
    "anyio",
    "cachetools",
    "h11",
    "litestar",
    "platformdirs",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
RESEARCH: Final = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
MCP: Final = (*CLI, "mcp")
LAB: Final = (*CLI, "numpy", "openskill", "pyarrow")
CLUSTER: Final = (*LAB, "ray")
NOTEBOOK: Final = (*TEXTS, "anywidget")
MODULES: Final = {
    "texts": TEXTS,
    "cli": CLI,
    "server": SERVER,
    "research": RESEARCH,
    "mcp": MCP,
    "lab": LAB,
    "cluster": CLUSTER,
    "notebook": NOTEBOOK,
}
"""The modules that each extra of pyproject.toml installs on every platform."""


class MissingExtra(ImportError):
    """A part of Elfhame was used without the libraries it needs.

    >>> print(MissingExtra("server", "elfhame.server"))
    elfhame.server needs the server extra: pip install 'elfhame[server]'
    """

    def __init__(self, extra: str, user: str) -> None:
        super().__init__(f"{user} needs the {extra} extra: pip install 'elfhame[{extra}]'")


def require(extra: str, user: str) -> None:
    """Raise MissingExtra, with the name of its user, unless this extra is installed."""
    if not all(map(_is_installed, MODULES[extra])):
        raise MissingExtra(extra, user)


def _is_installed(module: str) -> bool:
    """Whether a module can be found; it isn't imported, only the packages around it are."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
