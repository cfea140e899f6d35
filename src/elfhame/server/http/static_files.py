"""Serves the page, which `npm run build` in client/ puts into the package, already compressed."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from typing import Final, NamedTuple

from litestar import HttpMethod, Response, route
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from ...texts.languages import language_for
from ..problems import Problem
from .bodies import VARY, AnyRequest, accepts
from .previews import tags

STATIC: Final = files("elfhame.server") / "static"
"""Created by the build. Without it, the server still serves programs."""
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
"""For the rest: browsers ask each time whether their copy is current."""
NOT_STORED: Final = "no-store"
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
READ: Final = [HttpMethod.GET, HttpMethod.HEAD]
PAGES: Final = [
    *("/", "/join", "/watch", "/device", "/about"),
    *(f"/{page}/{{id:str}}" for page in ("table", "rules", "aid", "learn")),
]
"""The addresses of the page, which parses their variable parts itself."""
INVITATIONS: Final = ["/join/{game:str}", "/watch/{game:str}"]
"""The same page at addresses that name the game; without it, they work as well."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Suffixes of the compressed files that the build adds, smallest first."""


class File(NamedTuple):
    """A file of the page as it is sent, possibly compressed."""

    content: bytes
    etag: str
    encoding: str | None


@route(PAGES, http_method=READ, include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest) -> Response[bytes]:
    """The page, or instructions for building it."""
    if not _exists("index.html"):
        return Response(NO_PAGE, media_type="text/html", status_code=503)
    return _response(request, "index.html", FRESH)


@route(INVITATIONS, http_method=READ, include_in_schema=False, sync_to_thread=False)
def invitation(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The page of an invitation, with tags for the preview that a chat shows of its link."""
    if not _exists("index.html"):
        return Response(NO_PAGE, media_type="text/html", status_code=503)
    language = language_for(request.headers.get("accept-language", ""))
    head_end = f"{tags(game, str(request.base_url), language)}</head>"
    content = STATIC.joinpath("index.html").read_text("utf-8").replace("</head>", head_end)
    headers = {"cache-control": FRESH, "vary": "accept-language"}
    return Response(content.encode(), media_type="text/html", headers=headers)


@route("/assets/{name:str}", http_method=READ, include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A script, style sheet or font of the page."""
    return _response(request, f"assets/{name}", FOREVER)


@route("/{name:str}", http_method=READ, include_in_schema=False, sync_to_thread=False)
def beside(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Files that browsers look for next to a page: icons and the manifest."""
    return _response(request, name, FRESH)


def not_found(request: AnyRequest) -> Response[bytes] | None:
    """The page, which says in the reader's language that there is nothing at this address.

    None if the caller is a program, or if there is no page.
    """
    reads_pages = "text/html" in request.headers.get("accept", "")
    if not reads_pages or request.method not in READ or not _exists("index.html"):
        return None
    return _response(request, "index.html", NOT_STORED, 404)


def _response(
    request: AnyRequest, name: str, cache: str, status: int = HTTP_200_OK
) -> Response[bytes]:
    """A file made by the build, or 304 if the browser's copy is current. Serves nothing else."""
    kind = KINDS.get("." + name.rpartition(".")[2])
    if kind is None or not _exists(name):
        raise Problem("unknown")
    file = _file(request, name)
    headers = {"cache-control": cache, "etag": file.etag, **VARY}
    if status == HTTP_200_OK and file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", headers=headers, status_code=HTTP_304_NOT_MODIFIED)
    if file.encoding:
        headers["content-encoding"] = file.encoding
    return Response(file.content, media_type=kind, headers=headers, status_code=status)


def _file(request: AnyRequest, name: str) -> File:
    """The smallest form of the file that the browser accepts."""
    for encoding, ending in ENCODINGS.items():
        if accepts(request, encoding) and _exists(name + ending):
            return _read(name + ending, encoding)
    return _read(name, None)


def _exists(name: str) -> bool:
    """Whether the build made this file; looked up each time, as a build may replace it."""
    return STATIC.joinpath(name).is_file()


def _read(name: str, encoding: str | None) -> File:
    content = STATIC.joinpath(name).read_bytes()
    return File(content, f'"{sha256(content).hexdigest()[:32]}"', encoding)
