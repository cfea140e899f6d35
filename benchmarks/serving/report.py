"""The best results of each server, and how ours compares."""

from __future__ import annotations

from typing import Any, Final

from benchmarks.serving.figures import Figures, Plan, Turn

OURS: Final = "elfhame"
WANTED: Final = {
    "moves_vs_bare": 0.25,
    "moves_vs_boardgame.io": 1.0,
    "latency_vs_boardgame.io": 1.0,
    "memory_vs_boardgame.io": 1.0,
}
"""The targets of the ratios. Above 1 always means that we are ahead."""


def summary(turns: list[Turn], plan: Plan) -> dict[str, Any]:
    """A server's best results."""
    tops = [one.top for one in turns if one.top]
    references = [one.reference for one in turns]
    best = max(tops, key=lambda top: top.moves_per_s, default=None)
    calm = min(references, key=lambda figures: figures.delivery_p99)
    held = min(one.megabytes_held for one in turns)
    idle = min(one.megabytes_idle for one in turns)
    return {
        "moves_per_s": round(best.moves_per_s) if best else 0,
        "moves_per_s_rounds": [round(top.moves_per_s) for top in tops],
        "at_that_rate": rounded(best) if best else None,
        "climb_offered_got_p99": [climb(one) for one in turns],
        "at_reference": rounded(calm),
        "sockets_held": plan.tables * plan.sockets,
        "megabytes_idle": round(idle, 1),
        "megabytes_held": round(held, 1),
        "megabytes_at_reference": round(min(one.megabytes_reference for one in turns), 1),
        "kilobytes_per_socket": round(1024 * (held - idle) / (plan.tables * plan.sockets), 1),
    }


def climb(one: Turn) -> list[tuple[int, int, int]]:
    """For each step: the offered rate, the acknowledged rate, and the 99th percentile."""
    return [(round(f.offered), round(f.moves_per_s), round(f.ack_p99)) for f in one.climbed]


def rounded(figures: Figures) -> dict[str, float]:
    return {name: round(value, 2) for name, value in figures._asdict().items()}


def ratios(found: dict[str, dict[str, Any]]) -> dict[str, float]:
    """Our results relative to the others', such that more is better."""
    if OURS not in found:
        return {}
    ours, all_of_it = found[OURS], {}
    for name, theirs in found.items():
        if name != OURS:
            all_of_it[f"moves_vs_{name}"] = over(ours["moves_per_s"], theirs["moves_per_s"])
            for key, what in (("ack_p99", "latency"), ("delivery_p99", "delivery")):
                times = [one["at_reference"][key] for one in (theirs, ours)]
                all_of_it[f"{what}_vs_{name}"] = over(*times)
            cpu = [(one["at_that_rate"] or {}).get("cpu_ms_per_move", 0) for one in (theirs, ours)]
            all_of_it[f"cpu_vs_{name}"] = over(*cpu)
            megabytes = [one["megabytes_at_reference"] for one in (theirs, ours)]
            all_of_it[f"memory_vs_{name}"] = over(*megabytes)
    return all_of_it


def over(one: float, other: float) -> float:
    return round(one / other, 3) if other else 0.0


def report(turns: dict[str, list[Turn]], plan: Plan) -> dict[str, Any]:
    """The whole report."""
    found = {name: summary(all_of_it, plan) for name, all_of_it in turns.items()}
    compared = ratios(found)
    missed = [key for key, floor in WANTED.items() if compared.get(key, floor) < floor]
    return {"load": plan._asdict(), "servers": found, "ratios": compared, "missed": missed}
