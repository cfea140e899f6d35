"""Routes for operators: health and metrics."""

from __future__ import annotations

from litestar import Response, get
from sqlalchemy import select

from ... import messages
from ...ops.metrics import CONTENT_TYPE
from ...settings import VERSION
from ...store.schema import TABLES
from ..dependencies import CurrentApp


@get("/health")
async def health(app: CurrentApp) -> messages.Health:
    """Report the server's health.

    Succeeds if the server reaches its database, and names everything else that is wrong.
    """
    await app.database.rows(select(TABLES.c.id).limit(1))
    troubles = app.health.troubles()
    return messages.Health(
        status="degraded" if troubles else "ok",
        version=VERSION,
        tables=len(app.tables),
        sockets=len(app.fanout),
        troubles=troubles,
    )


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(app: CurrentApp) -> Response[bytes]:
    """Return the metrics in the exposition format of Prometheus."""
    return Response(app.metrics.text(), headers={"content-type": CONTENT_TYPE})
