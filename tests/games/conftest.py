"""Where the compiled build plays beside the slow implementations, plain Python need not as well."""

from __future__ import annotations

from tests.conformance.kits import BRISK

collect_ignore_glob = ["*/test_oracle.py"] if BRISK else []
