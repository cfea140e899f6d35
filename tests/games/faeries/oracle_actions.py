"""The five actions in the second implementation of Faeries & Magical Creatures."""

from collections.abc import Generator

from tests.games.faeries.oracle_cards import CARDS
from tests.games.faeries.oracle_garden import Laid
from tests.games.faeries.oracle_table import FOLK, HAND, HOME_AT, Story, Table


class Actions(Table):
    """The table with the players' actions; Helping Hand also needs the cards' effects."""

    # Gain Trust

    def place(self, seat: int, count: int, folk: str | None = None) -> Story:
        """FMC-30, FMC-64R: place tokens from the supply, one by one."""
        for left in range(count, 0, -1):
            if not self.players[seat].supply:
                return
            where = folk
            if where is None:
                offered = [f"place {each}" for each in FOLK]
                where = (yield from self.ask("place", seat, offered, left=left)).split()[1]
            self.put(seat, where)
            supply = self.players[seat].supply
            self.tell("placed", seat, where, self.areas[where][seat], supply)
            yield from self.settle(seat, where)

    def put(self, seat: int, folk: str) -> None:
        """Move a token from the supply to an area."""
        self.players[seat].supply -= 1
        self.areas[folk][seat] += 1

    def take_off(self, seat: int, folk: str) -> None:
        """FMC-55R: return a token to its owner."""
        self.players[seat].supply += 1
        self.areas[folk][seat] -= 1

    def settle(self, seat: int, folk: str) -> Story:
        """FMC-60, FMC-61R, FMC-64R, FMC-70: the consequences of a new token in an area."""
        if not self.players[seat].supply:
            self.end_comes("tokens")
        if self.areas[folk][seat] < HOME_AT or folk in self.home_of:
            return
        self.home_of[folk] = seat
        own = self.players[seat]
        own.homes.add(folk)
        self.tell("claimed", seat, folk)
        offered = [f"home {x} {y}" for x, y in own.garden.home_places()]
        if offered:
            answer = yield from self.ask("home", seat, offered, folk=folk)
            x, y = map(int, answer.split()[1:])
            own.garden.homes[folk] = (x, y)
            self.tell("housed", seat, folk, x, y)
        else:
            own.beside.add(folk)
            self.tell("beside", seat, folk)
        if sum(len(player.garden.homes) for player in self.players) == len(FOLK):
            self.end_comes("homes")

    # Build Garden

    def build(self, seat: int, by_card: bool = False, may: bool = False) -> Story:
        """FMC-31 to FMC-38R: take a tile, lay it, and collect its icons."""
        garden = self.players[seat].garden
        fitting = [f"tile {tile}" for tile in self.tile_offer if garden.places(tile)]
        if not fitting:
            return
        offered = [*fitting, "pass"] if may else fitting
        answer = yield from self.ask("tile", seat, offered, may_pass=may)
        if answer == "pass":
            self.tell("forwent", seat, "tile")
            return
        tile = int(answer.split()[1])
        self.tile_offer.remove(tile)
        self.tell("took", seat, tile)
        laid = yield from self.lay(seat, tile)
        if by_card:
            self.replace_tile()
        yield from self.icons(seat, laid)

    def lay(self, seat: int, tile: int) -> Generator[None, str, Laid]:
        """FMC-31: either side up, on uncovered squares."""
        garden = self.players[seat].garden
        places = {
            f"lay {laid.side} {laid.turns} {laid.x} {laid.y}": laid for laid in garden.places(tile)
        }
        laid = places[(yield from self.ask("lay", seat, list(places), tile=tile))]
        garden.tiles.append(laid)
        self.tell("laid", seat, tile, laid.side, laid.turns, laid.x, laid.y)
        return laid

    def replace_tile(self) -> None:
        """FMC-56R: replace the tile at once, if there is another."""
        if self.bag:
            self.draw_tile()
        else:
            self.end_comes("tiles")

    def icons(self, seat: int, laid: Laid) -> Story:
        """FMC-35, FMC-38R: points, then cards, then tokens."""
        garden = self.players[seat].garden
        if garden.icons(laid, "v"):
            self.score(seat, 2 * garden.icons(laid, "v"), "icon")
        for _ in range(garden.icons(laid, "c")):
            self.draw(seat)
        yield from self.place(seat, garden.icons(laid, "k"))

    # Befriend, Call Faeries

    def befriend(self, seat: int, by_card: bool = False, to_hand: bool = False) -> Story:
        """FMC-40: take a card from the Card Offer; FMC-56R: a card's effect replaces it at once."""
        if not self.offer:
            return
        offered = [f"befriend {card}" for card in self.offer]
        card = (yield from self.ask("befriend", seat, offered)).split()[1]
        own = self.players[seat]
        self.offer.remove(card)
        self.tell("befriended", seat, card, to_hand)
        if to_hand:
            own.hand.add(card)
            own.known.takes(card)
        else:
            own.discards.add(card)
            own.known.discards(card)
        if by_card and self.deck:
            self.draw_faeries(1)
        elif by_card:
            self.end_comes("cards")

    def renew(self) -> None:
        """FMC-41, FMC-75R: put what is left under the deck and offer new cards."""
        if len(self.offer) + self.deck < self.seats + 1:
            self.end_comes("cards")
            return
        for card in CARDS:
            if card in self.offer:
                self.tell("under", card)
                self.under.append(card)
        self.deck += len(self.offer)
        self.offer = set()
        self.draw_faeries(self.seats + 1)

    def call(self, seat: int) -> Story:
        """FMC-50, FMC-51R: the seat may discard a card, then draws up to five."""
        own = self.players[seat]
        if own.hand:
            offered = [f"discard {card}" for card in own.hand]
            answer = yield from self.ask("call", seat, [*offered, "pass"])
            if answer == "pass":
                self.tell("forwent", seat, "call")
            else:
                self.discard(seat, answer.split()[1])
        while len(own.hand) < HAND and self.draw(seat):
            pass

    def discard(self, seat: int, card: str) -> None:
        """FMC-24, FMC-93R: discard a card without playing or showing it."""
        own = self.players[seat]
        own.hand.remove(card)
        own.discards.add(card)
        own.known.drops()
        self.tell("discarded", seat, card)
