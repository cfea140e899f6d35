"""Writes dist/sbom.cdx.json: the packages in Elfhame's server and page, as CycloneDX.

The Python packages come from locks/server.txt, the npm packages from client/package-lock.json.
npm packages that are only needed to build the page have the scope "excluded".
"""

from __future__ import annotations

import base64
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

import elfhame

ROOT: Final = Path(__file__).parents[1]
CLIENT: Final = ROOT / "client"
OUTPUT: Final = ROOT / "dist" / "sbom.cdx.json"
SPECIFICATION: Final = SchemaVersion.V1_6

Json = dict[str, Any]


def python_bom() -> Json:
    """The bill of materials of the server's Python packages."""
    command = [sys.executable, "-W", "ignore", "-m", "cyclonedx_py", "requirements"]
    command += ["--pyproject=pyproject.toml", f"--sv={SPECIFICATION.to_version()}"]
    command += ["--output-reproducible", "locks/server.txt"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    bom: Json = json.loads(done.stdout)
    bom["metadata"]["component"]["version"] = elfhame.__version__
    return bom


def npm_components() -> list[Json]:
    """The packages in client/package-lock.json."""
    packages: Json = json.loads((CLIENT / "package-lock.json").read_text("utf-8"))["packages"]
    shipped = in_page(packages)
    return [
        component(path, package, path in shipped)
        for path, package in sorted(packages.items())
        if path
    ]


def in_page(packages: Json) -> set[str]:
    """The packages that the page's source imports, and their dependencies."""
    source = page_source()
    direct = packages[""].get("dependencies", {}) | packages[""].get("devDependencies", {})
    waiting = [f"node_modules/{name}" for name in direct if re.search(f"'{name}['/]", source)]
    found: set[str] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            needed = packages[path].get("dependencies", {})
            waiting += [resolved(name, path, packages) for name in needed]
    return found


def page_source() -> str:
    """The source of the page, without its tests."""
    return "".join(
        path.read_text("utf-8")
        for path in sorted((CLIENT / "src").rglob("*"))
        if path.suffix in {".ts", ".svelte", ".css"}
        and ".test." not in path.name
        and "testing" not in path.parts
    )


def resolved(name: str, user: str, packages: Json) -> str:
    """The path of the package that `import name` finds from `user`: the nearest one."""
    folder = user
    while folder:
        nested = f"{folder}/node_modules/{name}"
        if nested in packages:
            return nested
        folder = folder.rpartition("/node_modules/")[0]
    return f"node_modules/{name}"


def component(path: str, package: Json, shipped: bool) -> Json:
    """One npm package as a CycloneDX component."""
    name, version = path.rpartition("node_modules/")[2], package["version"]
    algorithm, _, digest = package["integrity"].partition("-")
    hashes = {"alg": f"SHA-{algorithm[3:]}", "content": base64.b64decode(digest).hex()}
    licence = package.get("license")
    return {
        "type": "library",
        "bom-ref": f"npm:{path}",
        "name": name,
        "version": version,
        "scope": "required" if shipped else "excluded",
        "hashes": [hashes],
        "purl": f"pkg:npm/{quote(name)}@{version}",
        **({"licenses": [{"expression": licence}]} if licence else {}),
    }


def bom() -> str:
    """The complete bill of materials as JSON; exits if it doesn't match the specification."""
    whole = python_bom()
    whole["components"] += npm_components()
    text = json.dumps(whole, indent=2)
    if error := JsonStrictValidator(SPECIFICATION).validate_str(text):
        raise SystemExit(f"The SBOM is not valid CycloneDX: {error}")
    return text


def main() -> None:
    """Write the file and print the number of components."""
    text = bom()
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(text + "\n", "utf-8")
    print(f"{OUTPUT.relative_to(ROOT)}: {len(json.loads(text)['components'])} components")


if __name__ == "__main__":
    main()
