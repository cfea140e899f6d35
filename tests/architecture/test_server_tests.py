"""The server's tests mirror its modules: one test file per module, or a named exception."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MODULES: Final = ROOT / "src" / "elfhame" / "server"
TESTS: Final = ROOT / "tests" / "server"

TESTED_ELSEWHERE: Final = {
    "bots/request.py": "bots/test_pool.py",
    "broadcast/lessons.py": "http/routes/test_lessons.py",
    "broadcast/participants.py": "tables/test_seats.py",
    "http/asgi.py": "http/test_requests.py",
    "http/dependencies.py": "people/test_access.py",
    "http/docs/html.py": "http/docs/test_reference.py",
    "http/docs/types.py": "http/docs/test_reference.py",
    "http/routes/docs.py": "http/docs/test_reference.py",
    "http/routes/me.py": "people/test_guests.py",
    "http/routes/operations.py": "ops/test_health.py",
    "http/routes/replays.py": "tables/test_replays.py",
    "http/routes/seats.py": "tables/test_seats.py",
    "messages/frames.py": "test_compatibility.py",
    "messages/lessons.py": "http/routes/test_lessons.py",
    "messages/moves.py": "test_compatibility.py",
    "messages/people.py": "test_compatibility.py",
    "messages/shapes.py": "http/test_openapi.py",
    "messages/socket.py": "http/docs/test_reference.py",
    "messages/tables.py": "test_compatibility.py",
    "problems.py": "http/docs/test_reference.py",
    "settings.py": "test_serve.py",
    "store/address.py": "store/test_postgres.py",
    "store/backends.py": "store/test_database.py",
    "store/folder.py": "store/test_sqlite.py",
    "store/postgres_writer.py": "store/test_postgres.py",
    "store/schema.py": "store/test_migrate.py",
    "store/sqlite_file.py": "store/test_disks.py",
    "tables/config.py": "tables/test_factory.py",
    "tables/rows.py": "store/test_migrate.py",
}
"""Modules without a test file of their own, and where they are tested. Only ever remove a line."""

SCENARIOS: Final = {
    "bots/test_compiled_rules.py",
    "bots/test_custom_bots.py",
    "bots/test_turns.py",
    "http/test_requests.py",
    "live/test_hostile_sockets.py",
    "live/test_slow_readers.py",
    "people/test_names.py",
    "store/test_disks.py",
    "store/test_full_disk.py",
    "tables/test_positions.py",
    "tables/test_races.py",
    "tables/test_rewind.py",
    "tables/test_shuffle.py",
    "test_attacks.py",
    "test_compatibility.py",
    "test_crashes.py",
    "test_example.py",
    "test_messages.py",
    "test_nodes.py",
    "test_nodes_apart.py",
    "test_two_worlds.py",
}
"""Test files about something that several modules do together."""


def modules() -> set[str]:
    """The modules of the server, except packages and migration scripts."""
    found = {path.relative_to(MODULES) for path in MODULES.rglob("*.py")}
    return {
        path.as_posix()
        for path in found
        if path.name != "__init__.py" and "migrations" not in path.parts
    }


def files() -> set[str]:
    """The test files of the server."""
    return {path.relative_to(TESTS).as_posix() for path in TESTS.rglob("test_*.py")}


def own_test(module: str) -> str:
    """The test file of a module.

    >>> own_test("tables/log.py")
    'tables/test_log.py'
    """
    path = Path(module)
    return path.with_name(f"test_{path.name}").as_posix()


def test_every_module_has_a_test_file_or_is_tested_elsewhere() -> None:
    missing = {module for module in modules() if own_test(module) not in files()}
    assert missing == set(TESTED_ELSEWHERE)


def test_every_test_file_belongs_to_a_module_or_tells_a_scenario() -> None:
    assert files() - set(map(own_test, modules())) == SCENARIOS


def test_modules_are_tested_elsewhere_in_files_that_exist() -> None:
    assert set(TESTED_ELSEWHERE.values()) <= files()
