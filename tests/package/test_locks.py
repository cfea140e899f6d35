"""The locks satisfy pyproject.toml on every platform, agree with each other, and have hashes."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts.lock import CONSTRAINTS, LOCKS, declared

HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
PLATFORMS = [
    {"python_version": python, "python_full_version": f"{python}.0", **system}
    for python in ("3.11", "3.12", "3.13")
    for system in (
        {"sys_platform": "linux", "platform_system": "Linux", "platform_machine": "x86_64"},
        {"sys_platform": "darwin", "platform_system": "Darwin", "platform_machine": "arm64"},
        {"sys_platform": "win32", "platform_system": "Windows", "platform_machine": "AMD64"},
    )
]


class Pin(NamedTuple):
    """One package in a lock."""

    requirement: Requirement
    hashes: int

    @property
    def version(self) -> str:
        (only,) = self.requirement.specifier
        assert only.operator == "=="
        return only.version


Pins = dict[str, list[Pin]]
"""By name of a package: its pins, of which there are several if versions of Python need others."""


def pins(lock: str) -> Pins:
    text = (LOCKS / f"{lock}.txt").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if not line.strip().startswith("#")]
    found = [Pin(Requirement(HASH.sub("", line)), len(HASH.findall(line))) for line in lines]
    by_name: Pins = {}
    for pin in found:
        by_name.setdefault(canonicalize_name(pin.requirement.name), []).append(pin)
    return by_name


def applies(requirement: Requirement, platform: dict[str, str]) -> bool:
    return requirement.marker is None or requirement.marker.evaluate(platform)


def unmet(wanted: list[str], lock: Pins) -> list[str]:
    """The requirements that a lock doesn't satisfy on at least one platform."""
    return [text for text in wanted if not is_met(Requirement(text), lock)]


def is_met(wanted: Requirement, lock: Pins) -> bool:
    """Whether exactly one pin applies on each platform, and satisfies the requirement."""
    there = lock.get(canonicalize_name(wanted.name), [])
    for platform in PLATFORMS:
        if applies(wanted, platform):
            versions = [pin.version for pin in there if applies(pin.requirement, platform)]
            if len(versions) != 1 or not wanted.specifier.contains(versions[0], prereleases=True):
                return False
    return True


every_lock = pytest.mark.parametrize("lock", CONSTRAINTS)


@every_lock
def test_a_lock_satisfies_pyproject(lock: str) -> None:
    assert unmet(declared(lock), pins(lock)) == [], "pyproject.toml has changed: run make lock"


@every_lock
def test_every_pin_has_hashes(lock: str) -> None:
    assert [name for name, there in pins(lock).items() if not all(p.hashes for p in there)] == []


@every_lock
def test_a_lock_agrees_with_its_constraints(lock: str) -> None:
    own = pins(lock)
    for other in CONSTRAINTS[lock]:
        shared = {name: there for name, there in pins(other).items() if name in own}
        assert shared
        assert {name: [pin.version for pin in own[name]] for name in shared} == {
            name: [pin.version for pin in there] for name, there in shared.items()
        }


@every_lock
def test_nothing_but_packages_is_in_a_lock(lock: str) -> None:
    assert "://" not in (LOCKS / f"{lock}.txt").read_text("utf-8")


def test_uvloop_is_for_every_platform_but_windows() -> None:
    (pin,) = pins("server")["uvloop"]
    uvloop = pin.requirement
    found = {platform["sys_platform"] for platform in PLATFORMS if applies(uvloop, platform)}
    assert found == {"linux", "darwin"}


def test_a_package_may_have_different_versions_for_different_pythons() -> None:
    old, new = "numpy==2.4 ; python_version < '3.12'", "numpy==2.5 ; python_version >= '3.12'"
    lock = {"numpy": [Pin(Requirement(old), 1), Pin(Requirement(new), 1)]}
    assert unmet(["numpy>=2.0", "numpy>=2.5"], lock) == ["numpy>=2.5"]
    assert unmet(["numpy"], {"numpy": [lock["numpy"][0]]}) == ["numpy"]


@pytest.mark.parametrize(
    "wanted", ["msgspec>=999", "not-locked-at-all", "uvloop>=0.21", "librt<0.1"]
)
def test_a_requirement_that_is_not_met_is_found(wanted: str) -> None:
    assert unmet([wanted], pins("server")) == [wanted]
