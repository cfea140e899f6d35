"""Conditions on positions of Fairy Land, for the seat that has to decide."""

from __future__ import annotations

from tests.browser.stored_positions import Enough, Position


def hungry(asked: Position) -> bool:
    """An ogre is to be fed with two cards, of several kinds."""
    return asked.question == "ogre" and asked.view.feeding == 2


def rich(asked: Position) -> bool:
    """There are many cards on the table, and a bid worth making."""
    view = asked.view
    return asked.question == "bid" and view.turns > 10 and any(one.rule for one in view.worths)


def last_dawns(asked: Position) -> bool:
    """A few turns are left, and this one is just starting."""
    dawns = asked.question == "dawn" and len(asked.view.drawn) == 2
    return dawns and (asked.view.forest_count or 0) <= 8


def fresh_dawn(asked: Position) -> bool:
    """Two different cards are to be placed."""
    return asked.question == "dawn" and len(set(asked.view.drawn)) == 2


def first_day(asked: Position) -> bool:
    return asked.question == "day"


def unrivalled(asked: Position) -> bool:
    """By day, nobody else has a Fairy left to bid."""
    hands = [player.hand_count for player in asked.view.players]
    return asked.question == "day" and hands.pop(asked.seat) > 0 and not any(hands)


def three_to_put_back(asked: Position) -> bool:
    """Four items from the Court are in sight."""
    sight = asked.view.sight
    return bool(asked.question == "keep" and sight and sight.deck == "court" and sight.count == 4)


def leads_to(question: str, item: str) -> Enough:
    """A seat has an item, and using it would lead to this question."""

    def enough(asked: Position) -> bool:
        if asked.question != "day" or item not in asked.view.players[asked.seat].items:
            return False
        ahead = asked.play.fork()
        ahead.act({"kind": "use", "item": item})
        return ahead.waiting == [asked.seat] and ahead.view(asked.seat).question == question

    return enough
