"""The sdist and the wheel, built once per test module."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from scripts.check_package import build


class Packages(NamedTuple):
    """The files that would be uploaded; the wheel has no compiled rules."""

    sdist: Path
    wheel: Path


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return Packages(*build(tmp_path_factory.mktemp("packages")))
