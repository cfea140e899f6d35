"""The application's background jobs run again and again, even after one has failed."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import pytest

from elfhame.server import app as application
from elfhame.server.app import App, open_app
from elfhame.server.settings import Settings
from elfhame.server.store.database import Unreadable

REPEATED = (
    "presence.save",
    "refusals.tick",
    "replays.store_due",
    "retention.clean_up",
    "bots.sweep",
)
AT_THE_START = ("health.check_database", "replays.find_missed")
INTERVALS = ("SAVE_PRESENCE", "CLEAN_UP", "STORE_REPLAYS", "MINUTE")
SOON = 0.01
PATIENCE = 20.0
"""Seconds that a busy machine may take to run each job three times."""


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every job run again at once."""
    for interval in INTERVALS:
        monkeypatch.setattr(application, interval, SOON)


def replaced(app: App, job: str, **behaviour: object) -> AsyncMock:
    """Put a mock in the place of a job such as `retention.clean_up`."""
    service, method = job.split(".")
    mock = AsyncMock(**behaviour)
    setattr(getattr(app, service), method, mock)
    return mock


async def until_called(mock: AsyncMock, times: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while mock.await_count < times:
            await asyncio.sleep(SOON)


def test_all_jobs_run_and_end_with_the_application(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    summed_up = Mock()

    async def run() -> None:
        app = await open_app(Settings(data=data, poll=SOON))
        jobs = {name: replaced(app, name) for name in (*REPEATED, *AT_THE_START)}
        monkeypatch.setattr(app.refusals, "sum_up", summed_up)
        try:
            await app.start()
            for name, mock in jobs.items():
                await until_called(mock, 3 if name in REPEATED else 1)
        finally:
            await app.close()
        counts = {name: mock.await_count for name, mock in jobs.items()}
        await asyncio.sleep(10 * SOON)
        assert counts == {name: mock.await_count for name, mock in jobs.items()}
        summed_up.assert_called_once()  # otherwise the refusals of the last minute would be lost

    asyncio.run(run())


@pytest.mark.parametrize(
    ("error", "level"), [(Unreadable("away"), "WARNING"), (ValueError("ours"), "ERROR")]
)
def test_a_job_that_fails_is_logged_and_tried_again(
    data: Path, caplog: pytest.LogCaptureFixture, error: Exception, level: str
) -> None:
    async def run() -> None:
        app = await open_app(Settings(data=data, poll=3600.0))
        try:
            failing = replaced(app, "retention.clean_up", side_effect=error)
            await app.start()
            await until_called(failing, 3)
        finally:
            await app.close()

    with caplog.at_level(logging.WARNING, "elfhame.app"):
        asyncio.run(run())
    logged = [record.levelname for record in caplog.records if record.name == "elfhame.app"]
    assert len(logged) >= 3
    assert set(logged) == {level}
