"""The narrator has a sentence for every event, question, choice and refusal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice, product
from time import perf_counter

import pytest

from elfhame.games import registry
from elfhame.kernel.game import REVIEWER, WATCHER, Game
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import keyed
from elfhame.texts import LANGUAGES, read, rulebook
from elfhame.texts.narrator import Narrator
from elfhame.texts.phrasebook import NO_ITEMS, SHARED, phrasebook
from elfhame.texts.playthrough import playthrough

GAMES = [registry.game(name) for name in registry.names()]
PARTS = 8
"""Each position is asked about one of this many parts of all actions."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def random_games(game: Game, count: int) -> Iterator[Play]:
    for seed in range(count):
        play = Play(game, game.seats[seed % len(game.seats)], seed=seed)
        chance = keyed(seed_bytes(seed), "texts")
        while not play.over:
            yield play
            numbers = play.numbers()
            play.act(numbers[chance.below(len(numbers))])
        yield play


def tag(shape: type) -> str:
    return str(shape.__struct_config__.tag)  # type: ignore[attr-defined]  # all are Structs


@every_game
@every_language
def test_there_is_a_message_for_every_kind_of_event_and_action(game: Game, language: str) -> None:
    messages = set(
        re.findall(r"^([a-z][\w-]*) =", read(language, f"{game.name}.ftl"), re.MULTILINE)
    )
    needed = {f"event-{tag(shape)}" for shape in game.event_types}
    needed |= {f"action-{tag(shape)}" for shape in game.action_types}
    assert needed <= messages


def narrators(game: Game) -> list[Narrator]:
    """A narrator for each language."""
    return [Narrator(game.name, language) for language in LANGUAGES]


@every_game
def test_every_event_can_be_narrated(game: Game) -> None:
    for play in random_games(game, 12):
        view, events = play.view(WATCHER), list(play.events(REVIEWER)) if play.over else []
        for narrator in narrators(game):
            assert narrator.question(view)
            said = [narrator.event(event) for _, event in events]
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)
            assert [sentence for sentence in said if NO_ITEMS in sentence] == []


NOUNS = {
    "en": "points|druids|cards|stones|squares|tokens|houses|open ends|paths|icons|homes",
    "fr": "points|druides|cartes|pierres|cases|jetons|maisons|extrémités|chemins|symboles|fées",
    "pt_BR": "pontos|druidas|cartas|pedras|quadrados|fichas|casas|pontas|caminhos|símbolos|fadas",
}
"""What is counted, in the plural."""
FIXED = ("about-", "end-count-", "event-dealt", "action-tile", "event-took", "event-laid")
"""Messages whose numbers are printed on cards and tiles; none of these is one."""


def counted(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Every message with none, one and two of each fact, and of all others."""
    book = phrasebook(game.name, language)
    texts = [read(language, f"{name}.ftl") for name in (game.name, *SHARED)]
    for message in re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE):
        facts = [fact for kind in book.needs(message) for fact in kind]
        for fact, count, rest in product(facts, range(3), range(3)):
            values = {one: count if one == fact else rest for one in facts}
            yield message, book.say(message, values, ["Ada", "Bo", "Cy"])


@every_game
@every_language
def test_one_of_a_thing_is_in_the_singular(game: Game, language: str) -> None:
    plural = re.compile(rf"(?<![\d.,+−-])1 (?:{NOUNS[language]})\b", re.IGNORECASE)
    said = {
        message: sentence
        for message, sentence in counted(game, language)
        if not message.startswith(FIXED) and plural.search(sentence)
    }
    assert said == {}


def test_one_lone_druid_vanishes() -> None:
    facts = ["lone", "number", "seat", "space", "terrain", "card_value", "scored"]
    known = {**dict.fromkeys(facts, 0), "effect": "plain", "value": 0}
    for language, one in (("en", "druid vanishes"), ("fr", "disparaît"), ("pt_BR", "desaparece ")):
        book = phrasebook("fae", language)
        assert one in book.say("event-ritual", {**known, "gone": 1}, ["Ada"])
        assert one not in book.say("event-ritual", {**known, "gone": 2}, ["Ada"])


@every_game
def test_every_choice_has_its_own_words(game: Game) -> None:
    for play in random_games(game, 3):
        for narrator in narrators(game):
            said = [narrator.action(action) for action in play.choices()]
            assert len(set(said)) == len(said)


@every_game
def test_every_refusal_has_its_reason_and_its_rule(game: Game) -> None:
    for rule, language in product(refusals(game), LANGUAGES):
        assert rule in rulebook(game.name, language)
        said = Narrator(game.name, language).refusal(Refused("bare", rule=rule))
        assert said.endswith(f"({rule}).")
        assert "bare" not in said


def refusals(game: Game) -> set[str]:
    """The rules that refused something in some random games."""
    found, numbers = {game.turn_rule}, valid_numbers(game)
    every = 1 + game.actions // 4_000  # some positions are enough if there are very many actions
    for place, play in enumerate(islice(random_games(game, 6), 0, None, every)):
        state, seat = play.state, play.state.player()
        tried = numbers[place % PARTS :: PARTS]  # the same rules refuse others elsewhere
        found |= {state.refusal(seat, number) or game.turn_rule for number in tried}
    return found


def valid_numbers(game: Game) -> list[int]:
    """The numbers that mean an action."""
    found = []
    for number in range(game.actions):
        with suppress(Refused):
            game.action(number)
            found.append(number)
    return found


def test_a_refusal_without_a_rule_names_its_field() -> None:
    refused = Refused("7 means nothing on this map", field="action")
    assert Narrator("fae").refusal(refused) == "action: 7 means nothing on this map"


def test_seats_are_called_by_the_given_names() -> None:
    game = registry.game("fae")
    play = Play(game, 2, {"first": 1}, seed=3)
    events = dict(play.events(WATCHER))
    assert Narrator("fae").event(events[0]) == "Seat 1 begins."
    assert Narrator("fae", names=["Ada", "Bo"]).event(events[0]) == "Bo begins."
    assert Narrator("fae", "fr", ["Ada", "blue"]).event(events[0]) == "blue commence."


def test_zero_and_one_follow_the_plural_rules_of_the_language() -> None:
    def narrated(language: str, points: int) -> str:
        facts = {"seat": 0, "colour": "blue", "points": points, "cards": points, "total": 7}
        return Narrator("fae", language).say("event-revealed", facts)

    assert "0 points and 0 ritual cards" in narrated("en", 0)
    assert "0 point et 0 carte de rituel," in narrated("fr", 0)
    assert "1 ponto e 1 carta de ritual," in narrated("pt_BR", 1)
    assert "2 pontos e 2 cartas de ritual," in narrated("pt_BR", 2)


def test_lists_are_joined_as_in_the_language() -> None:
    facts = {"spaces": ("A1", "B2", "C3")}
    assert "A1, B2, and C3" in Narrator("fae").say("event-forgone", facts)
    assert "A1, B2 et C3" in Narrator("fae", "fr").say("event-forgone", facts)
    assert "A1, B2 e C3" in Narrator("fae", "pt_BR").say("event-forgone", facts)
    assert f" {NO_ITEMS}." in Narrator("fae", "pt_BR").say("event-forgone", {"spaces": ()})


@every_language
def test_inserted_facts_are_not_cached(language: str) -> None:
    book = phrasebook("", language)
    book.say("problem-refused", {"reason": "it rains"})
    before = book.cached_phrases
    assert "it snows" in book.say("problem-refused", {"reason": "it snows"})
    assert book.cached_phrases == before


def test_user_text_is_inserted_unchanged() -> None:
    strange = "\ue000{ $seat }%s"
    said = phrasebook("", "en").say("problem-refused", {"reason": strange})
    assert strange in said


@every_language
def test_narrators_are_cheap_to_make_and_use(language: str) -> None:
    choice = registry.game("trails").parse("lay -3 4 1")
    Narrator("trails", language).action(choice)
    begun = perf_counter()
    for _ in range(1000):
        Narrator("trails", language, ["Ada", "Bo"]).action(choice)
    assert perf_counter() - begun < 0.2


@every_game
def test_a_playthrough_has_every_step_with_its_rules(game: Game) -> None:
    *_, play = random_games(game, 1)
    text = playthrough(play)
    book = rulebook(game.name)
    for step in range(1, len(play.steps) + 1):
        assert re.search(rf"^ *{step}  ", text, re.MULTILINE)
    assert all(rule in book for rule in re.findall(r"\b[A-Z]+-\d+[RDV]?\b", text))


@pytest.mark.parametrize("language", ["tlh", "", "pt", "pt--BR", "../en", "EN"])
def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(Refused, match="no texts in"):
        Narrator("fae", language)
    with pytest.raises(Refused, match="no texts in"):
        rulebook("fae", language)


def test_a_missing_ledger_is_refused() -> None:
    with pytest.raises(Refused, match=r"no text rules/chess\.md"):
        rulebook("chess")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Moss takes 2 goblins and a turtle from Clearing 1."),
        ("fr", "Moss prend 2 gobelins et une tortue dans la Clairière 1."),
        ("pt_BR", "Moss pega 2 goblins e uma tartaruga na Clareira 1."),
    ],
)
def test_cards_of_one_kind_are_counted(language: str, said: str) -> None:
    took = {"count": 3, "seat": 1, "cards": ("goblin", "turtle", "goblin"), "clearing": 1}
    assert Narrator("land", language, ("Ada", "Moss")).say("event-took", took) == said
