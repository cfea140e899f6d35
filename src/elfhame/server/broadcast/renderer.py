"""Builds the frames, previews and reasons that an observer of a table receives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, cast

import msgspec

from ...bots.hints import Hint, Reason
from ...kernel.game import Event, Game, View
from ...kernel.journal import Entry as Told
from ...kernel.play import Look, Play
from ...kernel.refused import Refused
from ...kernel.score_sheet import ScoreSheet
from ...texts import rulebook
from ...texts.narrator import Narrator
from .. import messages
from ..tables import log
from ..tables.table import Table
from .participants import Participants


class Seen(NamedTuple):
    """An event as an observer sees it, and whether a watcher sees less of it."""

    event: Event
    secret: bool


class Said:
    """What all are told alike of a table as it stands, and what was put into words already."""

    def __init__(self, table: Table, participants: Participants | None = None) -> None:
        self.participants = participants or Participants(table)
        self.waiting = sorted(table.asks)
        self.since = table.time_of(max(table.asks.values(), default=table.seq))
        self.result = None if table.play is None else table.play.result
        self.news: dict[tuple[str, int, Seen], messages.News] = {}
        """By language, seq and event."""


class Renderer:
    """Tells one observer of a table at one moment, in one language."""

    def __init__(
        self, table: Table, observer: int, language: str, said: Said | None = None
    ) -> None:
        self.table = table
        self.observer = observer
        self._said = said or Said(table)
        self.game: Game = table.facts.config.rules
        self.narrator = self._said.participants.narrator(table, language)

    def frame(self, since: int, guest: str | None) -> messages.Frame:
        """All that the observer may know, and the news after the seq `since`.

        The links are in it if they are the guest's to give.
        """
        table, config, said = self.table, self.table.facts.config, self._said
        play, asked = table.play, table.asks.get(self.observer)
        view = None if play is None else self._view(play)
        return messages.Frame(
            table=table.id,
            game=config.game,
            seq=table.seq,
            observer=self.observer,
            status=said.participants.status,  # type: ignore[arg-type]  # one of these words
            options=config.options,
            hints=said.participants.hints,
            patience=config.patience,
            daily=config.daily,
            seats=said.participants.seats_for(table, guest),
            waiting=said.waiting,
            since=said.since,
            sentence=self._question(view),
            ask=asked,
            choices=[] if asked is None or play is None else choices(play, self.observer),
            can_take_back=said.participants.status == "running"
            and can_take_back(table, self.observer),
            view=view,
            sheet=None if view is None else self._sheet(view.sheet),
            news=self.news(since),
            result=said.result,
            commitment=table.facts.commitment,
            owner=guest is not None and guest == table.facts.owner,
            links=said.participants.links(table, guest),
            rematch=table.rematch,
        )

    def _question(self, view: View | None) -> str:
        """What is asked now, and of whom."""
        if view is None or self._said.participants.status == "closed":
            return self.narrator.say(f"waiting-{self._said.participants.status}")
        return self._said.participants.question(self.narrator, view)

    def _sheet(self, sheet: ScoreSheet) -> messages.Sheet:
        """The score sheet in words."""
        rows = [
            messages.SheetRow(sentence=self.narrator.score(row), points=list(row.points))
            for row in sheet.rows
        ]
        tie = None if sheet.tie is None else self.narrator.tie(sheet.tie)
        return messages.Sheet(rows=rows, totals=list(sheet.totals), tie=tie)

    def news(self, since: int) -> list[messages.News]:
        """What happened after the seq `since`."""
        first = max(since + 1, 0)
        return [news for seq in range(first, self.table.seq + 1) for news in self._at(seq)]

    def foreseen(self, look: Look) -> messages.Foreseen:
        """A preview in words."""
        seq = self.table.seq + 1
        at = self.table.time_of(self.table.seq)
        numbers = [self.game.number(action) for action in look.choices]
        return messages.Foreseen(
            news=[
                self._event(seq, at, Seen(*seen))
                for seen in zip(look.events, look.secret, strict=True)
            ],
            learns=look.learns,
            view=look.view,
            choices=_ready(self.game, numbers),
            said=self.said(numbers),
            sentence=None if look.view is None else self.narrator.question(look.view),
        )

    def hints(self, hints: Sequence[Hint]) -> list[messages.HintNow]:
        """Hints in words."""
        return [
            messages.HintNow(
                number=hint.action,
                action=self.game.action(hint.action),
                sentence=self.narrator.action(self.game.action(hint.action)),
                share=hint.share,
                reasons=[
                    messages.Reason(kind=reason.kind, sentence=self._reason(reason))
                    for reason in hint.reasons
                ],
            )
            for hint in hints
        ]

    def _view(self, play: Play) -> View:
        """What the observer, who was check_observer, knows; a reviewer also of what is past."""
        view: View = self.game.view(play.state, self.observer)
        return view

    def _reason(self, reason: Reason) -> str:
        event = reason.event(self.game)
        if event is not None:
            return self.narrator.event(event)
        return self.narrator.say(f"hint-{reason.kind}", reason.facts)

    def said(self, numbers: Sequence[int]) -> list[messages.SaidChoice]:
        """Choices in words."""
        return [
            messages.SaidChoice(
                number=number, sentence=self.narrator.action(self.game.action(number))
            )
            for number in numbers
        ]

    def _at(self, seq: int) -> list[messages.News]:
        """What happened by one entry: at the table, and in the game."""
        at = self.table.time_of(seq)
        told = [self._event(seq, at, seen) for seen in self._events(self.table.journal[seq])]
        if not seq or isinstance(entry := self.table.lines[seq - 1].entry, log.Played):
            return told
        return [self._happening(seq, at, entry), *told]

    def _events(self, entries: Sequence[Told]) -> list[Seen]:
        """The events that the observer sees for these journal entries."""
        game, observer = self.game, self.observer
        return [
            Seen(event, game.is_secret(entry, observer))
            for entry in entries
            if (event := game.event(entry, observer)) is not None
        ]

    def _event(self, seq: int, at: int, seen: Seen) -> messages.News:
        """An event in words, worded once for all observers who see the same in this language."""
        key = (self.narrator.language, seq, seen)
        known = self._said.news.get(key)
        if known is None:
            known = self._said.news[key] = self._worded(seq, at, *seen)
        return known

    def _worded(self, seq: int, at: int, event: Event, secret: bool) -> messages.News:
        return messages.News(
            seq=seq,
            at=at,
            kind=str(event.__struct_config__.tag),
            seat=getattr(event, "seat", None),
            sentence=self.narrator.event(event),
            rules=list(event.rules),
            event=event,
            secret=secret,
        )

    def _happening(self, seq: int, at: int, entry: log.AnyEntry) -> messages.News:
        kind = str(entry.__struct_config__.tag)
        opened = isinstance(entry, log.Placed) and entry.level is None
        return messages.News(
            seq=seq,
            at=at,
            kind=kind,
            seat=entry.seat if entry.seat >= 0 else None,
            sentence=self._at_the_time(entry).say(
                "news-opened" if opened else f"news-{kind}", _sayable(entry)
            ),
            rules=[],
            event=None,
            secret=False,
        )

    def _at_the_time(self, entry: log.AnyEntry) -> Narrator:
        """A narrator who calls who sat down by the name they came with."""
        if not isinstance(entry, log.Sat):
            return self.narrator
        names = [*self.narrator.names]
        names[entry.seat] = entry.name
        return Narrator(self.game.name, self.narrator.language, names)


def _sayable(entry: log.AnyEntry) -> dict[str, object]:
    """What is told of an entry: never a guest, a share or a key."""
    told = {name: getattr(entry, name, None) for name in ("seat", "by", "level")}
    facts: dict[str, object] = {name: fact for name, fact in told.items() if fact is not None}
    if entry.seat < 0:
        del facts["seat"]
    return {**facts, "number": entry.seat + 1}


def can_take_back(table: Table, seat: int) -> bool:
    """Whether the seat may undo its last decision."""
    return seat >= 0 and table.play is not None and table.play.can_take_back(seat)


def choices(play: Play, seat: int) -> list[messages.Choice]:
    """What the seat may do now."""
    return _ready(play.game, play.numbers(seat))


def rule_text(game: str, language: str, rule: str | None) -> messages.RuleText | None:
    """The rule of that id as the ledger has it, if there is one."""
    try:
        book = rulebook(game, language)
    except Refused:
        return None
    if rule not in book:
        return None
    found = book[str(rule)]
    return messages.RuleText(id=found.id, kind=found.kind, section=found.section, text=found.text)


class _Choices(dict[int, bytes]):
    """A game's choices by number, as JSON; no more of them than it has actions."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __missing__(self, number: int) -> bytes:
        choice = messages.Choice(number=number, action=self._game.action(number))
        told = self[number] = msgspec.json.encode(choice)
        return told


_choices_of = lru_cache(_Choices)


def _ready(game: Game, numbers: Sequence[int]) -> list[messages.Choice]:
    """Choices as JSON already: nobody reads them here, and they are told over and over."""
    known = _choices_of(game)
    told = b",".join(map(known.__getitem__, numbers))
    return cast(list[messages.Choice], msgspec.Raw(b"[%b]" % told))
