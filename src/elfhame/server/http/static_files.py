"""Serves the page, which `npm run build` in client/ puts into the package."""

from __future__ import annotations

import gzip
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.params import FromPath

from ..problems import Problem
from .dependencies import AnyRequest

STATIC: Final = files("elfhame.server") / "static"
"""Made by the build; without it the server still serves programs."""
NO_PAGE: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Elfhame has no page yet</title>
<h1>Elfhame has no page yet</h1>
<p>The server is running, and programs can play, but its page has not been built.</p>
<ul>
<li>In a clone of the project, stop the server and run <code>make play</code>.
<li>If you installed Elfhame with pip, install it again:
<code>pip install --force-reinstall 'elfhame[server]'</code>
</ul>
<p>Then reload this page.</p>
</html>
"""
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
FRESH: Final = "no-cache"
"""For the rest: browsers ask again each time."""
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED: Final = frozenset({KINDS[end] for end in (".css", ".html", ".js", ".svg")})
"""Types worth compressing."""
READ: Final = [HttpMethod.GET, HttpMethod.HEAD]
PAGES: Final = ["/", "/join", "/watch", "/device", "/about", "/table/{id:str}", "/rules/{id:str}"]
"""The addresses of the page itself, which reads their variable parts."""


@route(PAGES, http_method=READ, include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest) -> Response[bytes]:
    """The page at each of its addresses, or how to build it."""
    if "index.html" not in _names():
        return Response(NO_PAGE, media_type="text/html", status_code=503)
    return _file(request, "index.html", FRESH)


@route("/assets/{name:str}", http_method=READ, include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A script, style sheet or font of the page."""
    return _file(request, f"assets/{name}", FOREVER)


@route("/{name:str}", http_method=READ, include_in_schema=False, sync_to_thread=False)
def beside(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Files that browsers look for next to a page: icons and the manifest."""
    return _file(request, name, FRESH)


STATIC_HANDLERS: Final = (page, asset, beside)


def _file(request: AnyRequest, name: str, cache: str) -> Response[bytes]:
    """A file made by the build; no other path leads to a file."""
    kind = KINDS.get("." + name.rpartition(".")[2])
    if kind is None or name not in _names():
        raise Problem("unknown")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    packed = kind in COMPRESSED and "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(_content(name, packed), media_type=kind, headers=headers)


def _names() -> frozenset[str]:
    """Names of all files; looked up each time, as a build may replace them."""
    found = {file.name for file in _inside(STATIC)}
    return frozenset(found | {f"assets/{file.name}" for file in _inside(STATIC / "assets")})


def _inside(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.is_file()] if folder.is_dir() else []


def _content(name: str, packed: bool) -> bytes:
    """The content of a file. Names in assets/ change with it, so it can be cached."""
    return _cached(name, packed) if name.startswith("assets/") else _read(name, packed)


def _read(name: str, packed: bool) -> bytes:
    content = STATIC.joinpath(name).read_bytes()
    return gzip.compress(content, mtime=0) if packed else content


_cached = lru_cache(256)(_read)
