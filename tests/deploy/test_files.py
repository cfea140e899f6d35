"""The deployment files and their guide agree with the program they start."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import click
import pytest
import yaml  # type: ignore[import-untyped]

from elfhame.cli.serve import serve

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "elfhame.service"
OPTIONS = [option for option in serve.params if isinstance(option, click.Option)]
FOR_THE_SERVER = {str(option.envvar) for option in OPTIONS if option.envvar}
FOR_CADDY = {"ELFHAME_HOST", "ELFHAME_UPSTREAM"}
FOR_THE_BUILD = {"ELFHAME_NATIVE", "ELFHAME_PAGE"}
MOST_EXPOSED = 2.0
"""Highest accepted exposure on the scale of systemd-analyze, from 0 (none) to 10."""


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    return found


def variables(text: str) -> set[str]:
    return set(re.findall(r"ELFHAME_[A-Z]+", text))


@pytest.mark.parametrize(
    ("file", "known"),
    [
        ("Dockerfile", FOR_THE_SERVER | FOR_THE_BUILD),
        ("deploy/elfhame.service", FOR_THE_SERVER),
        ("deploy/Caddyfile", FOR_CADDY),
        ("compose.yaml", FOR_THE_SERVER | FOR_CADDY),
    ],
)
def test_every_variable_is_used(file: str, known: set[str]) -> None:
    used = variables((ROOT / file).read_text("utf-8"))
    assert used
    assert used <= known


def test_compose_gives_each_service_its_own_variables() -> None:
    assert variables(" ".join(services()["elfhame"]["environment"])) <= FOR_THE_SERVER
    assert variables(" ".join(services()["caddy"]["environment"])) == FOR_CADDY


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    """The server trusts the client address it is given, so only the proxy may reach it."""
    assert [name for name, service in services().items() if "ports" in service] == ["caddy"]
    assert not any(service.get("network_mode") for service in services().values())


def test_the_image_is_built_from_existing_files() -> None:
    copied = re.findall(
        r"^COPY (?!--from)(.+) \S+$", (ROOT / "Dockerfile").read_text(), re.MULTILINE
    )
    sources = [source for line in copied for source in line.split()]
    assert len(sources) >= 5
    assert [source for source in sources if not (ROOT / source).exists()] == []
    kept = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(), re.MULTILINE)
    assert [name for name in kept if not (ROOT / name).exists()] == []
    assert {source.split("/")[0] for source in sources} <= {*kept, "."}


def test_the_guide_lists_every_option() -> None:
    guide = (ROOT / "docs" / "running.md").read_text("utf-8")
    rows = re.findall(r"^\| `(--[\w-]+).*?` \| (?:`(\w+)`)? *\|", guide, re.MULTILINE)
    assert sorted(rows) == sorted(
        (option.opts[0], option.envvar or "") for option in OPTIONS if not option.hidden
    )


@pytest.fixture
def analyze() -> str:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed")
    return program


def test_systemd_understands_the_unit(analyze: str, tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    program = shutil.which("true")
    unit.write_text(UNIT.read_text().replace("/opt/elfhame/bin/elfhame", str(program)))
    done = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_service_is_well_confined(analyze: str) -> None:
    command = [analyze, "security", "--offline=true", str(UNIT)]
    report = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    exposure = re.search(r"exposure level for elfhame.service: ([\d.]+)", report)
    assert exposure is not None, report
    assert float(exposure[1]) <= MOST_EXPOSED
