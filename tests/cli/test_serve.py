"""``elfhame serve`` tells its user how to reach it, invite friends, find the data and stop it."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from elfhame.bots.compiled_rules import READY, VARIABLE
from elfhame.cli.welcome import program, welcome
from elfhame.kernel.arrays import COMPILED
from elfhame.server.settings import Settings

PURE = "rules run as pure Python, about 40x slower; install gcc and run make play again"
LOCAL = ["http://127.0.0.1:8642"]
pure_rules = pytest.mark.skipif(COMPILED, reason="the rules under test are compiled")


def serve(*options: str) -> list[str]:
    return [sys.executable, "-m", "elfhame", "serve", *options]


def test_the_welcome_message_has_all_its_user_needs(tmp_path: Path) -> None:
    command = serve("--port", "0", "--data", str(tmp_path / "tables"))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        first = server.stdout.readline()
        server.send_signal(signal.SIGINT)
        printed = first + server.stdout.read()
    assert server.returncode == 0
    assert first.startswith("Elfhame is open at http://127.0.0.1:")
    port = first.strip().rpartition(":")[2]
    assert f"serve --host 0.0.0.0 --port {port} --data {tmp_path / 'tables'}" in printed
    assert f"Data     {tmp_path / 'tables'}\n" in printed
    assert "Stop     Ctrl+C\n" in printed


@pytest.mark.parametrize("step", [1, -1], ids=["the next port", "the highest port"])
def test_a_busy_port_suggests_another(tmp_path: Path, step: int) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0 if step == 1 else 65535))
        taken.listen()
        port = taken.getsockname()[1]
        command = serve("--port", str(port), "--data", str(tmp_path / "tables"))
        ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert len(ended.stderr.splitlines()) == 1
    assert f"port {port} is in use" in ended.stderr
    assert ended.stderr.strip().endswith(f"try --port {port + step}")
    assert not (tmp_path / "tables").exists()


def test_on_a_network_friends_get_the_network_address() -> None:
    addresses = ["http://localhost:8642", "http://192.168.1.5:8642"]
    printed = welcome(Settings(host="0.0.0.0"), addresses)
    assert printed.startswith("Elfhame is open at http://localhost:8642\n")
    assert "Friends  send them http://192.168.1.5:8642\n" in printed
    assert "--host" not in printed


def test_behind_a_proxy_friends_get_the_public_address() -> None:
    addresses = ["https://play.example.org", *LOCAL]
    printed = welcome(Settings(address=addresses[0]), addresses)
    assert "Friends  send them https://play.example.org\n" in printed


def test_defaults_are_left_out_of_the_suggested_command() -> None:
    assert welcome(Settings(), LOCAL).count("serve --host 0.0.0.0\n") == 1


def test_a_database_is_named_without_its_password() -> None:
    settings = Settings(database="postgresql://elf:s3cret@db.example.org/tables?password=s3cret")
    printed = welcome(settings, LOCAL)
    assert "PostgreSQL database tables on db.example.org" in printed
    assert "s3cret" not in printed


@pure_rules
def test_slow_rules_are_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert PURE in welcome(Settings(), LOCAL)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert "rules are being compiled; bots switch over" in welcome(Settings(), LOCAL)
    (tmp_path / READY).touch()
    assert "rules are compiled" in welcome(Settings(), LOCAL)


def test_in_a_clone_the_suggested_command_is_the_clones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "elfhame").touch()
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    monkeypatch.chdir(tmp_path)
    assert program() == "bin/elfhame"
    monkeypatch.chdir(tmp_path / "bin")
    assert program() == "elfhame"
