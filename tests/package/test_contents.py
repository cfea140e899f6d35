"""The contents of the packages: the sdist has all that its tests need, both have the built page."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from scripts.check_package import ROOT, build
from tests.package.conftest import Packages

PAGE = Path("src/elfhame/server/static")


def files_in(sdist: Path) -> set[str]:
    with tarfile.open(sdist) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def unpack(sdist: Path, folder: Path) -> Path:
    folder.mkdir()
    subprocess.run(["tar", "-xzf", str(sdist), "-C", str(folder)], check=True)
    (tree,) = folder.iterdir()
    return tree


def files_below(folder: Path) -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in folder.rglob("*") if path.is_file()}


def files_of_git() -> set[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {name for name in listed.splitlines() if (ROOT / name).is_file()}


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is not a clone")
def test_the_sdist_contains_the_tracked_files_and_the_page(packages: Packages) -> None:
    page = files_below(ROOT / PAGE)
    assert f"{PAGE.as_posix()}/index.html" in page
    assert files_in(packages.sdist) == files_of_git() | page | {"PKG-INFO"}


def test_the_wheel_is_the_package_with_the_page_and_nothing_else(packages: Packages) -> None:
    inside = {
        name.removeprefix("src/")
        for name in files_below(ROOT / "src" / "elfhame")
        if "__pycache__" not in name and not name.endswith((".so", ".pyd"))
    }
    with zipfile.ZipFile(packages.wheel) as archive:
        shipped = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert "elfhame/server/static/index.html" in shipped
    assert shipped == inside


def test_the_sdist_builds_without_npm(
    packages: Packages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = unpack(packages.sdist, tmp_path / "source")
    monkeypatch.setenv("PATH", str(tmp_path))
    _, wheel = build(tmp_path / "built", tree)
    assert wheel.read_bytes() == packages.wheel.read_bytes()


def test_there_is_no_sdist_without_a_page(packages: Packages, tmp_path: Path) -> None:
    tree = unpack(packages.sdist, tmp_path / "source")
    (tree / "client" / "package.json").write_text("not JSON", "utf-8")  # npm can't build this
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist"]
    done = subprocess.run(
        command, cwd=tree, capture_output=True, text=True, env=dict(os.environ), check=False
    )
    assert done.returncode != 0
    assert "Elfhame has no page" in done.stdout + done.stderr
    assert not list((tree / "dist").glob("*"))
