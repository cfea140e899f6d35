"""The numbers of the actions of Acorns: to play card n is action n."""
# compiled

from __future__ import annotations

from typing import Final

from ..data.tables import CARD_COUNT

ACTIONS: Final = CARD_COUNT
