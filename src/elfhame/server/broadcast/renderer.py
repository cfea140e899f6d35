"""Builds the frames, previews and reasons that an observer of a table receives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...bots.hindsight import Sight, hindsight
from ...bots.hints import Hint, Reason, term_reason
from ...kernel.game import View
from ...kernel.play import Look, Play
from ...kernel.refused import Refused
from ...kernel.score_sheet import ScoreSheet
from ...texts import rulebook
from ...texts.narrator import Narrator
from .. import messages
from ..tables import log
from ..tables.table import Table
from .choices import encoded_choices, worded_choices
from .sentences import preview_of
from .snapshot import Snapshot


class Renderer:
    """Renders one version of a table for one observer, in one language."""

    def __init__(self, snapshot: Snapshot, observer: int, language: str) -> None:
        self.table = snapshot.table
        self.game = snapshot.game
        self.observer = observer
        self.narrator = snapshot.narrator(language)
        self._snapshot = snapshot

    def frame(self, since: int, guest: str | None) -> messages.Frame:
        """Everything the observer may know, and the news after the seq `since`.

        Includes invitation links if the guest may share them.
        """
        table, shared, observer = self.table, self._snapshot, self.observer
        play, ask = table.play, table.asks.get(observer)
        view = None if play is None else shared.view(observer)
        return messages.Frame(
            observer=observer,
            ask=ask,
            choices=[] if ask is None or play is None else choices(play, observer),
            view=view,
            sheet=None if view is None else self.sheet(view.sheet),
            **shared.fixed(self.narrator.language, guest),
            **self._changing_fields(view, since),
        )

    def change(self, before: Table) -> messages.Change:
        """How the frame has changed since then; see `Table.moved_on_from`."""
        table, shared, observer = self.table, self._snapshot, self.observer
        view, ask = shared.view(observer), table.asks.get(observer)
        changed = shared.view_delta(before, view)
        fields = self._changing_fields(view, before.seq)
        if ask != before.asks.get(observer):  # otherwise the choices are the same, too
            fields["ask"] = ask
            fields["choices"] = [] if ask is None else choices(table.running(), observer)
        if "sheet" in changed:
            fields["sheet"] = self.sheet(view.sheet)
        changes: dict[str, messages.Delta] = {name: [value] for name, value in fields.items()}
        changes["view"] = changed
        return messages.Change(seq=table.seq, since=before.seq, frame=changes)

    def _changing_fields(self, view: View | None, since: int) -> dict[str, Any]:
        """The fields of a frame that every move can change."""
        table, shared = self.table, self._snapshot
        sentence, question = self.question(view)
        return {
            "seq": table.seq,
            "hinted": table.hinted,
            "waiting": shared.waiting,
            "order": shared.order,
            "since": shared.since,
            "sentence": sentence,
            "question": question,
            "can_take_back": self.observer >= 0 and table.undo_for(self.observer) is not None,
            "news": self.news(since),
        }

    def question(self, view: View | None) -> tuple[str, str | None]:
        """What the table waits for, and if that is a decision, the question by itself."""
        status = self.table.status
        if view is None and self.table.shuffling:
            return self._shuffle(), None
        if view is None or status == "closed":
            return self.narrator.say(f"waiting-{status}"), None
        asked, bare = self._snapshot.question(self.narrator.language, view)
        return asked, bare if status == "running" else None

    def _shuffle(self) -> str:
        """A sentence naming the players the shuffle is waiting for."""
        people = self.table.people
        seats = tuple(seat for seat in people if not self.table.seats[seat].ready)
        return self.narrator.say("waiting-shuffle", {"seats": seats, "count": len(seats)})

    def sheet(self, sheet: ScoreSheet) -> messages.Sheet:
        """The score sheet in words."""
        return self._snapshot.sheet(self.narrator.language, sheet)

    def news(self, since: int) -> list[messages.News]:
        """The news after the seq `since`."""
        first = max(since + 1, 0)
        return [news for seq in range(first, self.table.seq + 1) for news in self._news_at(seq)]

    def preview(self, look: Look) -> messages.Preview:
        """A preview in words."""
        table = self.table
        return preview_of(self.narrator, self.game, look, table.seq + 1, table.time_of(table.seq))

    def hints(self, hints: Sequence[Hint]) -> list[messages.HintNow]:
        """Hints in words."""
        return [
            messages.HintNow(
                number=hint.action,
                action=self.game.action(hint.action),
                sentence=self.narrator.action(self.game.action(hint.action)),
                share=hint.share,
                reasons=[self._reason(reason) for reason in hint.reasons],
                price=None if hint.price is None else self._reason(hint.price),
                turn=encoded_choices(self.game, hint.turn),
                then=[self.narrator.action(self.game.action(step)) for step in hint.turn[1:]],
            )
            for hint in hints
        ]

    def explanation(self, seat: int, sights: Sequence[Sight]) -> messages.Explanation:
        """Why a bot may have taken these steps, in words. The first event of a step tells it."""
        reasons, price = hindsight(self.game, sights)
        return messages.Explanation(
            seat=seat,
            done=[self.narrator.event(sight.events[0]) for sight in sights if sight.events],
            reasons=[self._reason(term_reason(term), mine=False) for term in reasons],
            price=None if price is None else self._reason(term_reason(price), mine=False),
        )

    def _reason(self, reason: Reason, mine: bool = True) -> messages.Reason:
        sentence = self.narrator.advice(*reason.parts(self.game), mine)
        return messages.Reason(kind=reason.kind, sentence=sentence)

    def worded_choices(self, numbers: Sequence[int]) -> list[messages.WordedChoice]:
        """Choices in words."""
        return worded_choices(self.narrator, self.game, numbers)

    def _news_at(self, seq: int) -> list[messages.News]:
        """The news from one log entry: at the table, and in the game."""
        news = self._snapshot.news(self.narrator.language, self.observer, seq)
        if not seq or isinstance(entry := self.table.lines[seq - 1].entry, log.Played):
            return news
        return [self._table_news(seq, self.table.time_of(seq), entry), *news]

    def _table_news(self, seq: int, at: int, entry: log.AnyEntry) -> messages.News:
        kind = str(entry.__struct_config__.tag)
        opened = isinstance(entry, log.Placed) and entry.level is None
        return messages.News(
            seq=seq,
            at=at,
            kind=kind,
            seat=entry.seat if entry.seat >= 0 else None,
            sentence=self._narrator_then(entry).say(
                "news-opened" if opened else f"news-{kind}", _public_facts(entry)
            ),
            rules=[],
            event=None,
            secret=False,
        )

    def _narrator_then(self, entry: log.AnyEntry) -> Narrator:
        """A narrator that uses the name a player had when they sat down."""
        if not isinstance(entry, log.Sat):
            return self.narrator
        names = [*self.narrator.names]
        names[entry.seat] = entry.name
        return Narrator(self.game.name, self.narrator.language, names)


def _public_facts(entry: log.AnyEntry) -> dict[str, object]:
    """The facts of an entry that may be announced: never a guest, a share or a key."""
    named = {name: getattr(entry, name, None) for name in ("seat", "by", "level")}
    facts: dict[str, object] = {name: fact for name, fact in named.items() if fact is not None}
    if entry.seat < 0:
        del facts["seat"]
    return {**facts, "number": entry.seat + 1}


def choices(play: Play, seat: int) -> list[messages.Choice]:
    """The seat's legal actions."""
    return encoded_choices(play.game, play.numbers(seat))


def rule_text(game: str, language: str, rule: str | None) -> messages.RuleText | None:
    """The text of the rule with this id, if there is one."""
    try:
        book = rulebook(game, language)
    except Refused:
        return None
    if rule not in book:
        return None
    found = book[str(rule)]
    return messages.RuleText(id=found.id, kind=found.kind, section=found.section, text=found.text)
