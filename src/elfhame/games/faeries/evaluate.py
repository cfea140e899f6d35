"""What a bot values in Faeries & Magical Creatures."""
# compiled

from __future__ import annotations

from typing import final

from ...kernel.evaluator import Evaluator


@final
class FaeriesEvaluator(Evaluator):
    """Judges nothing yet."""
