"""A slow, obvious second implementation of Fairy Land, to compare with the fast engine.

Written from the rule ledger alone. A turn is a generator that pauses at each question.
"""

from collections import Counter

from tests.games.land.oracle_cards import (
    ANIMALS,
    CLEARINGS,
    EVIL,
    FLOWERS,
    SPECIAL,
    USABLE,
    count,
    number,
    worth,
)
from tests.games.land.oracle_scoring import Belongings, places, points
from tests.games.land.oracle_table import Answer, Story, Table


class Oracle(Table):
    """One game of Fairy Land, starting before its first dawn."""

    # Turns

    def whole_game(self) -> Story:
        """LAND-20: dawn, day, sunset, to the left; LAND-65: until the Forest deck has run out."""
        while True:
            self.seats[self.turn].latest_turn = self.turns
            yield from self.draw_at_dawn()
            yield from self.day()
            self.sunset()
            self.turns += 1
            if not self.forest:
                break
            self.turn = (self.turn + 1) % len(self.seats)
        self.ended = "LAND-65"

    def draw_at_dawn(self) -> Story:
        """LAND-21: the top two Forest cards; LAND-25R: or the only one."""
        self.dawn, self.forest = self.forest[:2], self.forest[2:]
        yield from self.place_open_cards()

    def place_open_cards(self) -> Story:
        """LAND-24R: counting the evil creatures already there; LAND-23: never together."""
        evil = {number: count(self.clearings[number].elements(), EVIL) for number in CLEARINGS}
        free = set(CLEARINGS)
        while self.dawn:
            choices = [
                f"place {card} {clearing}"
                for card in self.cards_to_place_now()
                for clearing in self.places_for(card, evil, free)
            ]
            answer = yield from self.ask("dawn", self.turn, choices)
            _, card, clearing = answer.split()
            self.dawn.remove(card)
            self.clearings[int(clearing)][card] += 1
            free.remove(int(clearing))

    def cards_to_place_now(self) -> list[str]:
        """LAND-24R: evil ones before others; equal cards count as one."""
        evil = sorted({card for card in self.dawn if card in EVIL})
        return evil or sorted(set(self.dawn))

    def places_for(self, card: str, evil: dict[int, int], free: set[int]) -> list[int]:
        """LAND-22: an evil creature goes to a Clearing with the fewest, others anywhere."""
        if card not in EVIL:
            return sorted(free)
        fewest = min(evil[clearing] for clearing in free)
        return [clearing for clearing in sorted(free) if evil[clearing] == fewest]

    def sunset(self) -> None:
        """LAND-60: discard Clearings with six cards."""
        for clearing in CLEARINGS:
            if self.clearings[clearing].total() >= 6:
                self.discard_clearing(clearing)

    def discard_clearing(self, clearing: int) -> None:
        """LAND-37, LAND-60: without any effect."""
        self.box += self.clearings[clearing]
        self.clearings[clearing] = Counter()

    # The day

    def day(self) -> Story:
        """LAND-30 to LAND-53R: exactly one action."""
        answer = yield from self.ask("day", self.turn, self.actions_of_the_day())
        match answer.split():
            case ["explore", clearing]:
                yield from self.explore(int(clearing))
            case ["audience"]:
                yield from self.visit("court")
            case ["druids"]:
                yield from self.visit("druids")
            case ["crest"]:
                self.use_crest()
            case ["use", item]:
                yield from self.use(item)

    def actions_of_the_day(self) -> list[str]:
        """LAND-38R: any Clearing; LAND-42, LAND-47: no empty deck; LAND-50: usable items."""
        own = self.seats[self.turn]
        explore = [f"explore {number}" for number in CLEARINGS]
        visits = [
            action
            for action, deck in (("audience", "court"), ("druids", "druids"))
            if self.decks[deck] and self.worth(self.turn, own.hand, deck) >= 2
        ]
        crest = ["crest"] if own.crests else []
        return explore + visits + crest + [f"use {item}" for item in own.items if item in USABLE]

    def worth(self, seat: int, fairies: set[str], where: int | str) -> int:
        """LAND-32, LAND-97R: the value of Fairies in a Clearing as it is now, or at a deck."""
        place = where if isinstance(where, str) else self.clearings[where]
        herald_to = {"court"} if self.herald_court_only else {"court", "druids"}
        return worth(self.seats[seat], fairies, place, herald_to)

    # Exploring

    def explore(self, clearing: int) -> Story:
        """LAND-83R: pay, Wind, Warrior, take the cards, ogres; LAND-37: unless everyone passes."""
        self.exploring = clearing
        yield from self.bid(clearing)
        highest = max(self.bids.values())
        if highest == 0:
            self.discard_clearing(clearing)
        else:
            (winner,) = [seat for seat, bid in self.bids.items() if bid == highest]
            yield from self.pay(winner, clearing, highest)
            yield from self.offer_warrior(winner, clearing)
            cards = list(self.clearings[clearing].elements())
            self.clearings[clearing] = Counter()
            yield from self.gain(winner, cards)
        self.exploring, self.bids, self.paid = None, {}, set()

    def bid(self, clearing: int) -> Story:
        """LAND-31: from the left, the exploring player last; LAND-33: up to what they could pay."""
        for steps in range(1, len(self.seats) + 1):
            seat = (self.turn + steps) % len(self.seats)
            least = max(self.bids.values(), default=0) + 1
            most = self.worth(seat, self.seats[seat].hand, clearing)
            choices = ["pass"] + [f"bid {value}" for value in range(least, most + 1)]
            answer = yield from self.ask("bid", seat, choices)
            self.bids[seat] = 0 if answer == "pass" else int(answer.split()[1])

    def pay(self, seat: int, where: int | str, needed: int) -> Story:
        """LAND-34, LAND-39R: any Fairies worth enough, or more; then Wind."""
        self.paid = set()
        own = self.seats[seat]
        while True:
            choices = [f"pay {fairy}" for fairy in own.hand]
            if self.worth(seat, self.paid, where) >= needed:
                choices += ["enough"]
            answer = yield from self.ask("payment", seat, choices)
            if answer == "enough":
                break
            fairy = answer.split()[1]
            own.play({fairy})
            self.paid.add(fairy)
        yield from self.offer_wind(seat)

    def offer_wind(self, seat: int) -> Story:
        """LAND-95, LAND-97R: returns at once if at most three cards stay in the hand."""
        own = self.seats[seat]
        if "wind" in self.paid and len(own.hand) <= 3:
            answer = yield from self.ask("wind", seat, ["recall", "leave"])
            if answer == "recall":
                own.take_back({"wind"})

    def offer_warrior(self, seat: int, clearing: int) -> Story:
        """LAND-90: all goblins and ogres in the Clearing leave, or none."""
        evil = Counter({kind: self.clearings[clearing][kind] for kind in EVIL})
        if "warrior" in self.paid and evil.total():
            answer = yield from self.ask("warrior", seat, ["banish", "spare"])
            if answer == "banish":
                self.clearings[clearing] -= evil
                self.box += evil

    # Gaining cards

    def gain(self, seat: int, cards: list[str]) -> Story:
        """LAND-82R: all other cards are taken before the ogres strike one after another."""
        for card in cards:
            self.lay_down(seat, card)
        for to_come in reversed(range(cards.count("ogre"))):
            yield from self.strike(seat, to_come)

    def lay_down(self, seat: int, card: str) -> None:
        """LAND-35: face up in front, but special Fairies go to the hand; LAND-80: not ogres."""
        own = self.seats[seat]
        if card in SPECIAL:
            own.hand = own.hand | {card}
        elif card == "ogre":
            self.box[card] += 1
        elif card in ANIMALS + FLOWERS + EVIL:
            own.cards[card] += 1
        else:
            own.items = own.items | {card}

    def strike(self, seat: int, to_come: int = 0) -> Story:
        """LAND-80: an ogre takes cards; LAND-131D: nothing if the seat has the bell."""
        if "ogre_bell" not in self.seats[seat].items:
            yield from self.feed_ogre(seat, to_come)

    def feed_ogre(self, seat: int, to_come: int) -> Story:
        """LAND-80: two animals or flowers of the player's choice; no question if all are taken."""
        own = self.seats[seat]
        for wanted in (2, 1):
            food = [kind for kind in own.cards.elements() if kind in ANIMALS + FLOWERS]
            if food:
                choices = [f"feed {kind}" for kind in sorted(set(food))]
                has_choice = len(food) > wanted + 2 * to_come
                answer = yield from self.ask("ogre", seat, choices if has_choice else choices[:1])
                kind = answer.split()[1]
                own.cards -= Counter([kind])
                self.box[kind] += 1

    # Audience and Druids

    def visit(self, deck: str) -> Story:
        """LAND-40, LAND-45: one card fewer than the value played; LAND-43R: at least 2."""
        yield from self.pay(self.turn, deck, 2)
        value = self.worth(self.turn, self.paid, deck)
        self.paid = set()
        yield from self.look(deck, value - 1)

    def look(self, deck: str, many: int) -> Story:
        """LAND-41: all, if fewer; LAND-44R: keep one; LAND-83R: first the rest, then that one."""
        seen, self.decks[deck] = self.decks[deck][:many], self.decks[deck][many:]
        if not seen:
            return
        self.looking, self.looked_at = deck, list(seen)
        self.past.look(deck, self.turn, seen)
        self.kept = yield from self.keep_one()
        self.past.keep(deck, self.kept)
        self.lay_down(self.turn, self.kept)
        yield from self.put_the_rest_under(deck)
        kept, self.kept, self.looking = self.kept, None, None
        if kept == "ogre":
            yield from self.strike(self.turn)

    def keep_one(self) -> Answer:
        """LAND-44R: one must be kept."""
        choices = [f"keep {kind}" for kind in sorted(set(self.looked_at))]
        kept = (yield from self.ask_the_looker("keep", choices)).split()[1]
        self.looked_at.remove(kept)
        return kept

    def put_the_rest_under(self, deck: str) -> Story:
        """LAND-40: in the order of the player's choice."""
        while self.looked_at:
            choices = [f"under {kind}" for kind in sorted(set(self.looked_at))]
            kind = (yield from self.ask_the_looker("order", choices)).split()[1]
            self.looked_at.remove(kind)
            self.past.under(deck, kind)
            self.decks[deck] = [*self.decks[deck], kind]

    def ask_the_looker(self, question: str, choices: list[str]) -> Answer:
        """Skip the question only for a single card: others can't see whether cards are equal."""
        if len(self.looked_at) == 1:
            return choices[0]
        return (yield from self.ask_in_secret(question, self.turn, choices))

    # Items

    def use_crest(self) -> None:
        """LAND-51: all played Fairies return."""
        own = self.seats[self.turn]
        own.crests -= 1
        own.take_back(own.played)

    def use(self, item: str) -> Story:
        """LAND-50: its effect, then it leaves the game; LAND-53R: even without any effect."""
        self.seats[self.turn].items -= {item}
        self.box[item] += 1
        match item:
            case "dew_mirror":
                yield from self.look("druids", 4)
            case "queens_signet":
                yield from self.look("court", 4)
            case "stirring_spoon":
                self.decks["druids"] = self.shuffled()
                self.past.shuffle("druids")
                yield from self.look("druids", 5)
            case "silver_whistle":
                self.whistle()
            case "ravens_claw":
                yield from self.take_one()
            case "wind_rose":
                yield from self.draw_two()

    def whistle(self) -> None:
        """LAND-130D: played Fairies worth at most 2 return, including special ones."""
        own = self.seats[self.turn]
        own.take_back({card for card in own.played if card in SPECIAL or number(card) <= 2})

    def take_one(self) -> Story:
        """LAND-137D: a card that isn't evil, from any Clearing."""
        choices = [
            f"take {clearing} {kind}"
            for clearing in CLEARINGS
            for kind in sorted(set(self.clearings[clearing].elements()))
            if kind not in EVIL
        ]
        if choices:
            answer = yield from self.ask("take", self.turn, choices)
            _, clearing, kind = answer.split()
            self.clearings[int(clearing)] -= Counter([kind])
            yield from self.gain(self.turn, [kind])

    def draw_two(self) -> Story:
        """LAND-138D: reveal two Forest cards: gain one, place the other as at dawn."""
        self.dawn, self.forest = self.forest[:2], self.forest[2:]
        if self.dawn:
            choices = [f"gain {kind}" for kind in sorted(set(self.dawn))]
            kind = (yield from self.ask("gain", self.turn, choices)).split()[1]
            self.dawn.remove(kind)
            yield from self.gain(self.turn, [kind])
            yield from self.place_open_cards()

    # Hidden cards

    def unseen(self, deck: str) -> Counter[str]:
        """LAND-112R, LAND-116R: the cards that may be in the deck: those nowhere face up."""
        if deck == "druids":
            held = self.looked_at if self.looking == deck else []
            return Counter([*self.decks[deck], *held, *self.forest])
        in_front = sum((Counter(seat.items) for seat in self.seats), Counter[str]())
        return Counter(self.items) - in_front - self.box

    # The result

    def belongings(self) -> list[Belongings]:
        """Everything that counts for each seat's result."""
        return [
            Belongings(seat.cards, seat.items, seat.crests, seat.hand, seat.latest_turn)
            for seat in self.seats
        ]

    def scores(self) -> list[int]:
        """LAND-68R: the points of each seat if the game ended now, always whole."""
        found = points(self.belongings())
        assert all(each.denominator == 1 for each in found)
        return [int(each) for each in found]

    def places(self) -> list[int]:
        """LAND-75, LAND-76R: the place of each seat."""
        return places(self.belongings())
