"""Several players at once, each at tables of their own, while servers are killed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tests.server.player import PATIENCE, Ack, Game, Player, Signals


class Crowd:
    """Several players, with their combined results."""

    def __init__(self, addresses: Sequence[str], players: int, seed: int) -> None:
        self._signals = Signals()
        self.up = self._signals.up
        """Whether a server is up. Clear it before killing one."""
        self.players = [
            Player(self._signals, addresses, seed * 100 + number) for number in range(players)
        ]

    def acks(self) -> list[Ack]:
        """All moves acknowledged so far."""
        return [ack for player in self.players for ack in list(player.acks)]

    def games(self) -> list[Game]:
        """All games finished so far."""
        return [game for player in self.players for game in player.games]

    def await_acks(self, more: int) -> None:
        """Wait until `more` further moves have been acknowledged."""
        enough = len(self.acks()) + more
        with self._signals.news:
            assert self._signals.news.wait_for(lambda: self._done(enough), PATIENCE)

    def finish(self) -> None:
        """Let everyone finish their game, and raise any player's error."""
        self._signals.enough.set()
        for player in self.players:
            player.join(PATIENCE)
            assert not player.is_alive()
            if player.failed is not None:
                raise player.failed

    def give_up(self) -> None:
        """Stop all players, because the test has failed."""
        self._signals.enough.set()
        self._signals.up.set()

    def _done(self, enough: int) -> bool:
        return len(self.acks()) >= enough or any(player.failed for player in self.players)


@contextmanager
def crowd(addresses: Sequence[str], players: int, seed: int) -> Iterator[Crowd]:
    """A crowd that is already playing; everyone finishes their game at the end."""
    gathered = Crowd(addresses, players, seed)
    for player in gathered.players:
        player.start()
    try:
        yield gathered
        gathered.finish()
    finally:
        gathered.give_up()
