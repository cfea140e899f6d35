"""Guests of our own server, each with a token and a connection."""

from __future__ import annotations

from typing import Any

from benchmarks.serving.requests import Http, asked, http


class Person:
    """A guest with a connection for requests, reopened if the server has closed it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.token = ""
        self.http: Http | None = None

    async def post(self, path: str, body: object) -> Any:
        return await asked(await self.connected(), path, body, self.headers())

    async def connected(self) -> Http:
        if self.http is None or not self.http.open:
            self.http = await http(self.port)
        return self.http

    def headers(self) -> str:
        return f"Authorization: Bearer {self.token}\r\n" if self.token else ""

    async def enter(self, name: str) -> None:
        guest = await self.post("/api/guests", {"name": name, "program": True})
        self.token = guest["token"]
