"""The command line as a whole: help, version, processes, pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import elfhame
from elfhame.cli import elfhame as group
from elfhame.cli.choices import Choice, matches, names_every_field
from tests.cli.driver import output_of, process

COMMANDS = ["play", "simulate", "match", "replay", "rules", "map"]


def test_the_version_is_the_librarys() -> None:
    assert output_of("--version") == f"elfhame {elfhame.__version__}\n"
    assert process("--version").stdout == f"elfhame {elfhame.__version__}\n"


def test_help_lists_the_commands_and_the_games() -> None:
    shown = output_of("--help")
    assert [
        line.split()[0]
        for line in shown.splitlines()
        if line.split()[:1] != [] and line.split()[0] in COMMANDS
    ] == COMMANDS
    assert "..." not in shown.partition("Commands")[2]
    assert f"GAME is one of: {', '.join(elfhame.catalogue())}." in shown
    assert output_of() == shown


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_is_explained(command: str) -> None:
    shown = output_of(command, "--help")
    assert max(map(len, shown.splitlines())) <= 80
    for parameter in group.commands[command].params:
        assert parameter.opts[-1].lower() in shown.lower()
        assert parameter.param_type_name == "argument" or getattr(parameter, "help", None)


@pytest.mark.parametrize("words", [("rules", "fae"), ("play", "fae"), ("map", "fae", "--svg", "-")])
def test_a_closed_pipe_ends_quietly(words: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "elfhame", *words]
    ended = subprocess.run(
        command, input=b"\n" * 99, stdout=writer, stderr=subprocess.PIPE, check=False
    )
    os.close(writer)
    assert (ended.returncode, ended.stderr) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_reported_in_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "elfhame", "rules", "fae"]
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert ended.returncode == 2
    assert ended.stderr.startswith(b"elfhame: No space left")
    assert ended.stderr.count(b"\n") == 1


def test_input_that_cannot_be_decoded_shows_no_traceback() -> None:
    command = [sys.executable, "-m", "elfhame", "play", "fae"]
    ended = subprocess.run(command, input=b"\xff\xfe\nquit\n", capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"No choice matches" in ended.stdout


def test_the_best_match_hides_the_others() -> None:
    choices = [
        Choice(0, "bid 1", "bid one"),
        Choice(1, "bid 10", "bid ten"),
        Choice(2, "pass", "pass"),
    ]
    assert [choice.number for choice in matches(choices, "bid 1")] == [0]
    assert [choice.number for choice in matches(choices, "b 1")] == [0, 1]
    assert [choice.number for choice in matches(choices, "P")] == [2]
    assert names_every_field(choices[2], "p")
    assert not names_every_field(choices[1], "bid")
