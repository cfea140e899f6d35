"""The page: what `npm run build` in client/ made of it, served from the package."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.params import FromPath

from .problems import Problem

STATIC: Final = files(__package__) / "static"
"""Made by the build; without it the server still serves programs."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with what they hold."""
FRESH: Final = "no-cache"
"""For the rest: asked for anew each time."""
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
READ: Final = [HttpMethod.GET, HttpMethod.HEAD]
PAGES: Final = ["/", "/join", "/watch", "/device", "/about", "/table/{id:str}", "/rules/{id:str}"]
"""The addresses of the page itself; it reads the rest of them."""


@route(PAGES, http_method=READ, include_in_schema=False, sync_to_thread=False)
def page() -> Response[bytes]:
    """The page, at each of its addresses."""
    return _file(STATIC / "index.html", FRESH)


@route("/assets/{name:str}", http_method=READ, include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str]) -> Response[bytes]:
    """A script, a style or a font of the page."""
    return _file(_inside(STATIC / "assets", name), FOREVER)


@route("/{name:str}", http_method=READ, include_in_schema=False, sync_to_thread=False)
def beside(name: FromPath[str]) -> Response[bytes]:
    """What browsers look for beside a page: its icons and its manifest."""
    if name == "index.html":
        raise Problem("unknown")
    return _file(_inside(STATIC, name), FRESH)


PAGE_HANDLERS: Final = (page, asset, beside)


def _inside(folder: Traversable, name: str) -> Traversable:
    """A file of the folder: never one elsewhere, whatever it is called."""
    found = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
    if name not in found:
        raise Problem("unknown")
    return found[name]


def _file(file: Traversable, cache: str) -> Response[bytes]:
    kind = KINDS.get("." + file.name.rpartition(".")[2])
    if kind is None or not file.is_file():
        raise Problem("unknown")
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
