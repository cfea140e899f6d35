"""For those who run the server: whether it works, and its figures."""

from __future__ import annotations

from litestar import Response, get
from sqlalchemy import select

from .. import messages
from ..metrics import CONTENT_TYPE
from ..settings import VERSION
from ..store.schema import TABLES
from .asking import Housed


@get("/health")
async def health(house: Housed) -> messages.Health:
    """That the server works and reaches its database."""
    await house.database.rows(select(TABLES.c.id).limit(1))
    return messages.Health(
        status="ok", version=VERSION, tables=len(house.hall), sockets=len(house.fanout)
    )


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: Housed) -> Response[bytes]:
    """Figures in the exposition format of Prometheus."""
    return Response(house.metrics.text(), headers={"content-type": CONTENT_TYPE})
