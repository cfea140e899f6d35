"""A slow, obvious second implementation of Faeries & Magical Creatures, for comparison.

Written from the rule ledger alone. A game is a generator that pauses at each question.
"""

from tests.games.faeries.oracle_cards import CARDS
from tests.games.faeries.oracle_effects import Effects
from tests.games.faeries.oracle_scoring import places
from tests.games.faeries.oracle_table import ACTIONS, FOLK, LONGEST, Asked, Story, Told

Gain = tuple[int, int, Told]
"""A seat, the points it gains, and the event that says so."""


class Oracle(Effects):
    """One game, from its first question to its end."""

    def __post_init__(self) -> None:
        """Play to the first question."""
        super().__post_init__()
        self.chosen: dict[int, str] = {}
        self.story = self.whole_game()
        next(self.story)

    # Decisions

    def choices(self, seat: int) -> list[str]:
        """The legal actions of a seat, as text; none if it has nothing to decide."""
        return sorted(self.asked.offered[seat]) if self.asked and seat in self.waiting() else []

    def waiting(self) -> list[int]:
        """The seats that have to decide."""
        return self.asked.seats if self.asked else []

    def act(self, seat: int, choice: str) -> None:
        """Answer the question and continue to the next one."""
        if choice not in self.choices(seat):
            raise ValueError(f"{choice} is not allowed")
        assert self.asked is not None
        self.told = []
        if self.asked.question == "keep":
            self.asked.seats = [other for other in self.asked.seats if other != seat]
            self.chosen[seat] = choice.split()[1]
            self.keep(seat, self.chosen[seat])
            if self.asked.seats:
                return
        self.asked = None
        try:
            self.story.send(choice)
        except StopIteration:
            self.asked = None

    # The draft

    def draft(self) -> Story:
        """FMC-15V, FMC-17R: everyone at once keeps a card and passes the rest to the left."""
        while any(self.packets):
            if len(self.packets[0]) > 1:
                keeps = {
                    seat: [f"keep {card}" for card in packet]
                    for seat, packet in enumerate(self.packets)
                }
                self.asked = Asked("keep", list(range(self.seats)), keeps)
                yield
            else:
                for seat, packet in enumerate(self.packets):
                    (self.chosen[seat],) = packet
                    self.keep(seat, self.chosen[seat])
            self.pass_packets()

    def keep(self, seat: int, card: str) -> None:
        """FMC-17R: in secret."""
        self.players[seat].kept.append(card)
        self.players[seat].known.kept.add(card)
        self.tell("kept", seat, card)

    def pass_packets(self) -> None:
        """Pass packets to the left: each seat gets the packet of the seat before it."""
        left = [packet - {self.chosen[seat]} for seat, packet in enumerate(self.packets)]
        self.packets = [left[seat - 1] for seat in range(self.seats)]
        self.chosen = {}
        self.passes += 1
        for seat, packet in enumerate(self.packets):
            if packet:
                self.sights[seat].append(packet)
                self.tell("passed", seat, len(packet), frozenset(packet))

    def end_draft(self) -> None:
        """FMC-15V: the kept cards are shuffled into the draw piles."""
        for player in self.players:
            player.pile = player.pile | set(player.kept)

    # Turns

    def whole_game(self) -> Story:
        """FMC-20 to FMC-23: turn after turn, until the end."""
        yield from self.draft()
        self.end_draft()
        while True:
            yield from self.whole_turn()
            if self.cause:
                break
            beckoned = self.next_acting
            self.acting = (self.acting - 1) % self.seats if beckoned is None else beckoned
        self.ended = "FMC-76R" if self.cause == "turns" else "FMC-70"
        self.final_scoring()

    def whole_turn(self) -> Story:
        """FMC-20, FMC-21, FMC-27R: the acting player with an extra card, then everyone else."""
        self.turn += 1
        self.action, self.extra_used, self.following = None, False, []
        self.next_acting = None
        if self.turn == LONGEST:
            self.end_comes("turns")
        answer = yield from self.ask("name", self.acting, [f"name {name}" for name in ACTIONS])
        self.action = answer.split()[1]
        self.following = [self.acting, *self.others(self.acting)]
        self.tell("named", self.acting, self.action)
        yield from self.extra_card("before")
        yield from self.perform(self.acting)
        yield from self.extra_card("after")
        for seat in self.others(self.acting):
            yield from self.perform(seat)
        if not self.cause:
            self.refill()

    def extra_card(self, question: str) -> Story:
        """FMC-20: the extra card may be played or just discarded."""
        hand = self.players[self.acting].hand
        if self.extra_used or not hand:
            return
        offered = [f"{verb} {card}" for verb in ("play", "discard") for card in hand]
        answer = yield from self.ask(question, self.acting, [*offered, "pass"])
        if answer == "pass":
            self.tell("forwent", self.acting, question)
            return
        self.extra_used = True
        verb, card = answer.split()
        if verb == "play":
            yield from self.play(self.acting, card)
        else:
            self.discard(self.acting, card)

    def perform(self, seat: int) -> Story:
        """FMC-22, FMC-28R: the seat does the action, if able."""
        self.following = self.following[1:]
        if not self.is_able(seat):
            self.tell("unable", seat, self.action)
            return
        match self.action:
            case "trust":
                yield from self.place(seat, 1)
            case "build":
                yield from self.build(seat)
            case "befriend":
                yield from self.befriend(seat)
            case "help":
                yield from self.help(seat)
            case "call":
                yield from self.call(seat)

    def is_able(self, seat: int) -> bool:
        """FMC-30, FMC-36R, FMC-40, FMC-47R: whether it has a token, a tile that fits, or a card."""
        own = self.players[seat]
        match self.action:
            case "trust":
                return own.supply > 0
            case "build":
                return any(own.garden.places(tile) for tile in self.tile_offer)
            case "befriend":
                return bool(self.offer)
            case "help":
                return bool(own.hand)
            case _:
                return True

    def refill(self) -> None:
        """FMC-34, FMC-41, FMC-75R: refill the offer that the action used, or end the game."""
        if self.action == "build":
            if len(self.tile_offer) + self.bag < self.seats:
                self.end_comes("tiles")
            while not self.cause and len(self.tile_offer) < self.seats:
                self.draw_tile()
        if self.action == "befriend":
            self.renew()

    # The end

    def final_scoring(self) -> None:
        """FMC-70: areas, gardens and cards."""
        self.tell("ended", self.ended)
        self.show_all_cards()
        gains = [*self.area_gains(), *self.garden_gains(), *self.card_gains()]
        for seat, points, told in gains:
            self.players[seat].points += points
            self.told.append(told)
        self.tell("won", frozenset(seat for seat, place in enumerate(self.places()) if place == 1))

    def places(self) -> list[int]:
        """FMC-74, FMC-77R: each seat's place."""
        homes = [len(player.homes) for player in self.players]
        return places([player.points for player in self.players], homes)

    def show_all_cards(self) -> None:
        """FMC-98R: after the end, all cards are shown."""
        for seat, own in enumerate(self.players):
            for name in ("hand", "pile", "discards"):
                if getattr(own, name):
                    self.tell("shown", seat, name, frozenset(getattr(own, name)))
        if self.unseen:
            self.tell("left", frozenset(self.unseen))

    def area_gains(self) -> list[Gain]:
        """FMC-62: by area, then by seat."""
        return [
            (seat, points, ("area", seat, folk, points))
            for folk in FOLK
            for seat, points in enumerate(self.area_points(folk))
            if points
        ]

    def garden_gains(self) -> list[Gain]:
        """FMC-71 to FMC-73R."""
        return [
            (seat, points, ("garden", seat, points, own.garden.doubled()))
            for seat, own in enumerate(self.players)
            for points in [own.garden.points()]
        ]

    def card_gains(self) -> list[Gain]:
        """FMC-57R: in the order of the cards' file."""
        return [
            (seat, points, ("counted", seat, card, points))
            for seat in range(self.seats)
            for card, points in sorted(
                self.end_points(seat, self.cards_known_to(seat, seat)).items(), key=_by_file
            )
        ]


def _by_file(counted: tuple[str, int]) -> int:
    return list(CARDS).index(counted[0])
