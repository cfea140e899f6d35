"""Playing in the terminal: choices, looks, rules, taking back, leaving, and the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import elfhame
from elfhame.bots.table import Table
from elfhame.kernel.play import Play
from tests.cli.driver import output_of, process, run

SEED = 11
TO_THE_END = ["", "1"] * 60
"""Lists all choices and takes the first, more often than any game asks."""
RANDOM = ("play", "fae", "--bot", "random")


def at_the_first_question(seed: int = SEED, seats: int = 2) -> Play:
    """The game at the first decision of seat 0."""
    play = elfhame.new("fae", seats, seed)
    until_asked(Table(play, dict.fromkeys(range(1, seats), "random")))
    return play


def until_asked(table: Table) -> None:
    while not table.play.over and 0 not in table.play.waiting:
        table.act()


def answers(*lines: str, words: tuple[object, ...] = ()) -> list[str]:
    """The output after each typed line."""
    shown = output_of(*RANDOM, "--seed", SEED, *words, lines=lines)
    parts = re.split(r"(?m)^> (?!seat)", shown)[1:]
    return [part.partition("\n")[2] for part in parts][: len(lines)]


def question_of(shown: str) -> str:
    found = re.search(r"(?m)^Seat 0 \(you\): .*$", shown)
    assert found
    return found[0]


def test_a_complete_game_can_be_played_saved_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = output_of(*RANDOM, "--seed", SEED, "--save", file, lines=TO_THE_END)
    record = elfhame.load(file)
    assert isinstance(record, elfhame.Record)
    play = elfhame.replay(record)
    assert play.over
    assert "spirit hidden" not in shown.rpartition("* ")[2]
    assert re.search(r"(?m)^\* Seat 1 was the \w+ spirit", shown)
    assert re.search(r"(?m)^\d +(you|bot random) .* (wins|shares the victory) *$", shown)
    assert play.game.show(play.view(elfhame.REVIEWER)) in shown
    assert f"Saved to {file}." in shown
    replayed = output_of("replay", file)
    assert replayed.startswith("Fae (Leo Colovini), 2 seats\n")
    assert replayed.count("[FAE-20]") == sum(
        "move" in str(play.game.action(s.action)) for s in play.steps
    )


def test_a_new_process_plays_the_same_game(tmp_path: Path) -> None:
    files = [tmp_path / "here.json", tmp_path / "there.json"]
    output_of("play", "fae", "--seed", SEED, "--save", files[0], lines=TO_THE_END)
    ended = process("play", "fae", "--seed", SEED, "--save", files[1], typed="\n1\n" * 60)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_player_can_take_any_seat_of_a_larger_table(tmp_path: Path) -> None:
    words = ("--seats", 4, "--seat", 2, "--save", tmp_path / "game.json", "--option", "first=2")
    shown = output_of("play", "fae", *words, lines=TO_THE_END)
    assert "Seat 2 (you) begins." in shown
    assert elfhame.replay(tmp_path / "game.json").seats == 4


def test_typing_a_part_lists_what_matches_and_its_number_plays_it() -> None:
    choices = [str(choice) for choice in at_the_first_question().choices()]
    place = choices[0].split()[1]
    matching = [choice for choice in choices if place in choice.split()]
    assert 1 < len(matching) <= 12 < len(choices)
    listed, played = answers(place.lower(), "2")
    assert re.findall(r"(?m)^ *\d+  (move \w\w \w\w)", listed) == matching
    _, source, target = matching[1].split()
    assert re.search(rf"\* Seat 0 \(you\) leads .* from {source} to {target}\.", played)


@pytest.mark.parametrize(
    "short", ["move {0} {1}", "{0} {1}", "MOVE {0} {1}", "lead {0} to {1}", "m {0} {1}"]
)
def test_an_action_can_be_typed_in_full_or_abbreviated(short: str) -> None:
    _, source, target = str(at_the_first_question().choices()[5]).split()
    (played,) = answers(short.format(source, target))
    assert f"from {source} to {target}." in played


def test_an_ambiguous_part_is_never_played() -> None:
    for line in ("move", "", "m"):
        (listed,) = answers(line)
        assert "leads" not in listed
        assert len(re.findall("move ", listed)) == len(at_the_first_question().choices())


def test_a_number_refers_only_to_the_last_list() -> None:
    assert "leads" not in answers("3")[0]
    source = str(at_the_first_question().choices()[0]).split()[1]
    assert "leads" not in answers(source, "99")[1]


@pytest.mark.parametrize("short", ["move {0} {1}", "{0} {1}"])
def test_an_illegal_action_is_answered_with_the_rule_against_it(short: str) -> None:
    play = at_the_first_question()
    legal = {str(choice) for choice in play.choices()}
    places = sorted({choice.split()[1] for choice in legal})
    target = next(place for place in places[1:] if f"move {places[0]} {place}" not in legal)
    (answered,) = answers(short.format(places[0].lower(), target))
    refused = play.why(f"move {places[0]} {target}")
    assert refused is not None
    assert answered.rstrip().endswith(f"({refused.rule}).")


def test_a_text_that_is_no_action_is_answered() -> None:
    answered = answers("castle", "move Z9 A1", "look castle")
    assert "No choice matches 'castle'" in answered[0]
    assert "There is no space 'Z9'." in answered[1]
    assert "No choice matches 'castle'" in answered[2]


def test_looking_changes_nothing() -> None:
    choice = str(at_the_first_question().choices()[0])
    _, source, target = choice.split()
    looked, board, _ = answers(f"look {choice}", "board", f"look {source} {target}")
    assert f"from {source} to {target}." in looked
    before = at_the_first_question()
    assert board.strip() == before.game.show(before.view(0))
    before.act(choice)
    after = before.game.show(before.view(0))
    assert after.splitlines()[0] in looked


def test_rules_and_help_can_be_read() -> None:
    read, unknown, helped = answers("rules fae-23", "rules FAE-0", "?")
    assert "You cannot move into an empty space." in read
    assert unknown == "There is no rule FAE-0.\n"
    assert "look ACTION" in helped
    assert str(at_the_first_question().choices()[0]) in helped


def lines_until(wanted: Callable[[Play], bool]) -> tuple[int, list[str], Play]:
    """A seed, the lines seat 0 types until a later decision meets a condition, and that play."""
    for seed in range(200):
        play, lines = elfhame.new("fae", 2, seed), list[str]()
        table = Table(play, {1: "random"})
        until_asked(table)
        while not play.over:
            number = play.numbers()[(7 * len(lines)) % len(play.numbers())]
            lines.append(str(play.game.action(number)))
            play.act(number)
            if play.waiting == [0] and wanted(play):
                return seed, lines, play
            until_asked(table)
            if play.waiting == [0] and wanted(play):
                return seed, lines, play
    raise AssertionError("no such game")


def last_moves(play: Play) -> list[str]:
    """The choices of seat 0 that would end the game and so reveal the hidden spirits."""
    few = play.choices(0) if len(play.numbers(0)) <= 12 else []
    return [str(choice) for choice in few if play.look([choice], 0).learns]


def test_a_look_stops_before_anything_is_learned() -> None:
    seed, lines, play = lines_until(lambda play: bool(last_moves(play)))
    shown = output_of(*RANDOM, "--seed", seed, lines=[*lines, f"look {last_moves(play)[0]}"])
    looked = shown.rpartition("> look")[2]
    assert "You can only find out what comes next by doing it." in looked
    assert "spirit" not in looked


def test_a_step_can_be_taken_back(tmp_path: Path) -> None:
    seed, lines, _ = lines_until(lambda play: play.can_take_back(0))
    file = tmp_path / "game.json"
    words = (*RANDOM, "--seed", seed, "--save", file)
    before = output_of(*words, lines=lines[:-1])
    shown = output_of(*words, lines=[*lines, "back"])
    assert question_of(before.rpartition("* ")[2]) == question_of(shown.rpartition("> back")[2])
    assert before.rpartition("* ")[2].partition("\n\n")[2] == shown.rpartition("> back\n\n")[2]
    again = output_of(*words, lines=[*lines, "back", lines[-1]]).rpartition("> back")[2]
    assert re.search(r"(?m)^\* Seat 0 \(you\) leads", again)
    output_of(*words, lines=[*lines, "back", *TO_THE_END])
    assert len(elfhame.replay(file).taken_back) == 1


def test_only_the_players_own_last_step_can_be_taken_back() -> None:
    assert "You can only take back your own last step" in answers("back")[0]
    play = at_the_first_question()
    assert "You can only take back your own last step" in answers(str(play.choices()[0]), "back")[1]


@pytest.mark.parametrize("lines", [[], ["quit"], ["move"]], ids=["at once", "quit", "later"])
def test_a_player_who_leaves_can_save_what_they_saw(lines: list[str], tmp_path: Path) -> None:
    shown = output_of("play", "fae", "--save", tmp_path / "game.json", lines=lines)
    account = elfhame.load(tmp_path / "game.json")
    assert isinstance(account, elfhame.Account)
    assert account.observer == 0
    replayed = output_of("replay", tmp_path / "game.json")
    assert "as seen by seat 0" in replayed
    assert question_of(shown).removeprefix("Seat 0 (you)") in replayed


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = run("play", "fae")
    assert (result.exit_code, result.stderr.strip()) == (130, "")


def test_a_hint_has_reasons_and_can_be_played_by_its_number() -> None:
    hint, after = answers("hint", "1")
    best = re.match(r"1  move (\w+) (\w+)  \(\d+ %\)\n   \+ .+", hint)
    assert best
    assert re.match(rf"\* Seat 0 \(you\) leads the druid from {best[1]} to {best[2]}\.", after)


def test_why_explains_a_bots_last_turn() -> None:
    early, _, late = answers("why", "move L3 L5", "why")
    assert early.startswith("No bot has moved yet.")
    assert re.match(r"\* Seat 1 leads .*\n   \+ Druids gather on \w+: ", late)
