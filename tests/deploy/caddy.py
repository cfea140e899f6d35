"""Caddy with the project's own Caddyfile, on this computer only and with its own certificates."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.running import free_port

CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"
LOCAL = """{{
	admin off
	default_bind 127.0.0.1
	http_port {http}
	https_port {https}
	skip_install_trust
}}
import {file}
"""


def caddy_path() -> str:
    """The path of Caddy. Without it the tests are skipped, except on CI."""
    program = shutil.which("caddy")
    if program is None and os.environ.get("ELFHAME_CI") == "1":
        pytest.fail("Caddy is not installed")
    if program is None:
        pytest.skip("Caddy is not installed")
    return program


@contextmanager
def caddy(folder: Path, https: int, upstream: str) -> Iterator[Path]:
    """Run Caddy at https://localhost:`https`; yields the certificate to trust."""
    config = folder / "Caddyfile"
    config.write_text(LOCAL.format(http=free_port(), https=https, file=CADDYFILE), "utf-8")
    environment = {
        **os.environ,
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "ELFHAME_HOST": "localhost",
        "ELFHAME_UPSTREAM": upstream,
    }
    command = [caddy_path(), "run", "--adapter", "caddyfile", "--config", str(config)]
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stderr=log, stdout=log)
    try:
        _wait(https, process, folder / "caddy.log")
        yield folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    finally:
        process.terminate()
        process.wait(20)


def _wait(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Return once Caddy accepts connections and has a certificate for them."""
    for _ in range(200):
        assert process.poll() is None, log.read_text("utf-8")
        with suppress(OSError):  # refused connections and failed handshakes
            ssl.get_server_certificate(("localhost", port), timeout=5)
            return
        time.sleep(0.05)
    raise AssertionError(log.read_text("utf-8"))
