"""Card effects in the second implementation of Faeries & Magical Creatures."""

from collections.abc import Generator

from tests.games.faeries.oracle_actions import Actions
from tests.games.faeries.oracle_cards import CARDS
from tests.games.faeries.oracle_table import FOLK, Story


class Effects(Actions):
    """The actions, and the effects of played cards."""

    def help(self, seat: int, may: bool = False) -> Story:
        """FMC-45, FMC-47R, FMC-48R: play a card from the hand."""
        plays = [f"play {card}" for card in self.players[seat].hand]
        if not plays:
            return
        offered = [*plays, "pass"] if may else plays
        answer = yield from self.ask("help", seat, offered, may_pass=may)
        if answer == "pass":
            self.tell("forwent", seat, "help")
        else:
            yield from self.play(seat, answer.split()[1])

    def play(self, seat: int, name: str) -> Story:
        """FMC-52R: face up while it is resolved, then discarded."""
        own, card = self.players[seat], CARDS[name]
        own.hand.remove(name)
        own.known.plays(name)
        own.working.add(name)
        self.tell("played", seat, name)
        steps = card.effect
        if card.either:
            options = ["option 1", "option 2"]
            answer = yield from self.ask("choose", seat, options, card=name)
            self.tell("chose", seat, name, int(answer.split()[1]))
            steps = card.either if answer == "option 1" else card.other
        for step in steps:
            if step == "spend":
                if not (yield from self.spend(seat, name)):
                    break
            else:
                yield from self.carry_out(seat, step)
        own.working.remove(name)
        own.discards.add(name)
        own.known.discards(name)

    def spend(self, seat: int, card: str) -> Generator[None, str, bool]:
        """FMC-100D: offer to discard a card for what follows; returns whether one was."""
        hand = self.players[seat].hand
        if not hand:
            return False
        offered = [*(f"discard {each}" for each in hand), "pass"]
        answer = yield from self.ask("spend", seat, offered, card=card)
        if answer == "pass":
            self.tell("forwent", seat, "spend")
            return False
        self.discard(seat, answer.split()[1])
        return True

    def carry_out(self, seat: int, step: str) -> Story:
        """FMC-52R, FMC-100D: one step of a card, as far as possible."""
        verb = step.split(maxsplit=1)[0]
        if verb in ("place", "move", "remove", "steal"):
            yield from self.with_tokens(seat, step)
        elif verb in ("draw", "recover", "rival"):
            yield from self.with_cards(seat, step)
        elif verb == "rivals":
            for rival in self.others(seat):
                yield from self.as_rival(rival, step)
        elif verb in ("act", "offer", "renew", "sow"):
            yield from self.at_the_table(seat, step)
        elif verb == "points":
            self.score(seat, self.counted(seat, step), "card")
        else:
            yield from self.as_actions_do(seat, step)

    def with_tokens(self, seat: int, step: str) -> Story:
        """FMC-100D: place, move, remove, steal."""
        match step.split():
            case ["place", count]:
                yield from self.place(seat, int(count))
            case ["place", count, "in", folk]:
                yield from self.place(seat, int(count), folk)
            case ["move", count, whose]:
                yield from self.move(seat, int(count), whose)
            case ["remove", count]:
                yield from self.remove(seat, int(count))
            case ["steal", count]:
                yield from self.steal(seat, int(count))

    def with_cards(self, seat: int, step: str) -> Story:
        """FMC-53R, FMC-100D: draw, recover, make others discard."""
        match step.split():
            case ["draw", count]:
                for _ in range(int(count)):
                    self.draw(seat)
            case ["recover", count]:
                yield from self.recover(seat, int(count))
            case ["rival", "discards", count]:
                yield from self.aim(seat, int(count))

    def as_rival(self, rival: int, step: str) -> Story:
        """FMC-53R, FMC-100D: what each rival must do, in turn."""
        match step.split()[1:]:
            case ["discard", count]:
                yield from self.drop(rival, int(count))
            case ["move", count]:
                yield from self.move(rival, int(count), "own")
            case ["place", count, "in", folk]:
                yield from self.place(rival, int(count), folk)
            case ["befriend"]:
                yield from self.befriend(rival, by_card=True)
            case ["build"]:
                yield from self.build(rival, by_card=True)
            case _:
                raise ValueError(step)

    def at_the_table(self, seat: int, step: str) -> Story:
        """FMC-100D: the turn order, the offers, and the next tile of the bag."""
        match step.split():
            case ["act", "next"]:
                self.next_acting = seat
                self.tell("beckoned", seat)
            case ["offer", count, "card" | "cards"]:
                self.draw_faeries(min(int(count), self.deck))
            case ["offer", count, "tile" | "tiles"]:
                for _ in range(min(int(count), self.bag)):
                    self.draw_tile()
            case ["renew"]:
                self.renew()
            case ["sow"]:
                yield from self.sow(seat)
            case _:
                raise ValueError(step)

    def sow(self, seat: int) -> Story:
        """FMC-100D: build with the next tile of the bag; one that fits nowhere stays on offer."""
        if not self.bag:
            return
        before = set(self.tile_offer)
        self.draw_tile()
        (tile,) = self.tile_offer - before
        if self.players[seat].garden.places(tile):
            self.tile_offer.remove(tile)
            self.tell("took", seat, tile)
            laid = yield from self.lay(seat, tile)
            yield from self.icons(seat, laid)

    def as_actions_do(self, seat: int, step: str) -> Story:
        """FMC-54R: actions granted by a card, for its player only."""
        match step.split():
            case ["befriend"]:
                yield from self.befriend(seat, by_card=True)
            case ["befriend", "to", "hand"]:
                yield from self.befriend(seat, by_card=True, to_hand=True)
            case [*may, "build"]:
                yield from self.build(seat, by_card=True, may=bool(may))
            case [*may, "help"]:
                yield from self.help(seat, may=bool(may))
            case _:
                raise ValueError(step)

    # Tokens

    def move(self, seat: int, count: int, whose: str) -> Story:
        """FMC-46: move tokens from area to area, one by one."""
        seats = {"own": [seat], "rival": self.others(seat), "any": list(range(self.seats))}[whose]
        for left in range(count, 0, -1):
            offered = [
                f"move {owner} {source} {target}"
                for owner, source in self.tokens_of(seats)
                for target in FOLK
                if target != source
            ]
            if not offered:
                return
            answer = yield from self.ask("move", seat, offered, left=left, whose=whose)
            _, owner, source, target = answer.split()
            self.areas[source][int(owner)] -= 1
            self.areas[target][int(owner)] += 1
            self.tell("moved", seat, int(owner), source, target)
            yield from self.settle(int(owner), target)

    def remove(self, seat: int, count: int) -> Story:
        """FMC-55R: return rivals' tokens to their supplies."""
        for left in range(count, 0, -1):
            offered = [
                f"remove {rival} {folk}" for rival, folk in self.tokens_of(self.others(seat))
            ]
            if not offered:
                return
            _, rival, folk = (yield from self.ask("remove", seat, offered, left=left)).split()
            self.take_off(int(rival), folk)
            self.tell("removed", seat, int(rival), folk)

    def steal(self, seat: int, count: int) -> Story:
        """FMC-100D: replace a rival's token with one of the seat's own."""
        for left in range(count, 0, -1):
            offered = [f"steal {rival} {folk}" for rival, folk in self.tokens_of(self.others(seat))]
            if not offered or not self.players[seat].supply:
                return
            _, rival, folk = (yield from self.ask("steal", seat, offered, left=left)).split()
            self.take_off(int(rival), folk)
            self.put(seat, folk)
            self.tell("stolen", seat, int(rival), folk)
            yield from self.settle(seat, folk)

    # Cards

    def aim(self, seat: int, count: int) -> Story:
        """FMC-53R: one rival with cards in hand discards."""
        offered = [f"aim {rival}" for rival in self.others(seat) if self.players[rival].hand]
        if offered:
            rival = int((yield from self.ask("aim", seat, offered, left=count)).split()[1])
            self.tell("aimed", seat, rival)
            yield from self.drop(rival, count)

    def drop(self, seat: int, count: int) -> Story:
        """FMC-53R: the seat that must discard chooses the card."""
        for left in range(count, 0, -1):
            offered = [f"discard {card}" for card in self.players[seat].hand]
            if not offered:
                return
            self.discard(seat, (yield from self.ask("drop", seat, offered, left=left)).split()[1])

    def recover(self, seat: int, count: int) -> Story:
        """FMC-95R: take cards from the seat's own discards, visible to everyone."""
        own = self.players[seat]
        for left in range(count, 0, -1):
            offered = [f"recover {card}" for card in own.discards]
            if not offered:
                return
            card = (yield from self.ask("recover", seat, offered, left=left)).split()[1]
            own.discards.remove(card)
            own.hand.add(card)
            own.known.recovers(card)
            self.tell("recovered", seat, card)
