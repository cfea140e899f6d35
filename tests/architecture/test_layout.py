"""The layout that games share: the same files for the same purposes, and each name defined once."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from elfhame.games import registry
from scripts.setup.native import is_compiled

GAMES = Path(__file__).parents[2] / "src" / "elfhame" / "games"
ONE_LAYOUT = registry.names()

FOLDERS = {"data", "rules", "knowledge", "bots", "pictures"}
COMPILED = {
    "state.py",
    *("data/tables.py", "rules/engine.py", "rules/entries.py", "rules/numbers.py"),
    *("rules/setup.py", "rules/turn.py", "rules/scoring.py"),
    *("knowledge/sampling.py", "bots/evaluate.py"),
}
PLAIN = {
    "__init__.py",
    *("data/components.py", "knowledge/actions.py", "knowledge/events.py", "knowledge/view.py"),
    "knowledge/score_sheet.py",
    *("knowledge/view_types.py", "knowledge/world.py", "pictures/text.py", "pictures/svg.py"),
}
ANSWERS = {
    "ending": "rules/turn.py",
    "note_opening": "rules/setup.py",
    "new_game": "rules/engine.py",
    "redraw_hidden": "knowledge/sampling.py",
    "action_of": "knowledge/actions.py",
    "number_of": "knowledge/actions.py",
    "public_action": "knowledge/public_actions.py",
    "view_of": "knowledge/view.py",
    "sheet_of": "knowledge/score_sheet.py",
    "world_from": "knowledge/world.py",
    "text_of": "pictures/text.py",
    "svg_of": "pictures/svg.py",
}
"""The functions that each game has, and where."""
DECISION = {"legal", "random", "why_not", "apply"}
"""The functions that each module about a decision has."""
ASKS = {"legal", "answers"}
"""A module or class that says which answers are legal asks a question."""


def modules(folder: Path) -> dict[str, str]:
    """The source of each module of a game, by path."""
    found = sorted(folder.rglob("*.py"))
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in found}


def defined(source: str) -> Iterator[str]:
    """The public names defined at the top level of a module."""
    for node in ast.parse(source).body:
        names = [node.name] if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            inner = [part for target in targets for part in ast.walk(target)]
            names = [part.id for part in inner if isinstance(part, ast.Name)]
        yield from (name for name in names if not name.startswith("_"))


def defined_twice(sources: dict[str, str]) -> dict[str, list[str]]:
    """The names defined in several modules, apart from the functions of decisions."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for module, source in sources.items():
        for name in sorted(set(defined(source)) - DECISION):
            places[name].append(module)
    return {name: found for name, found in places.items() if len(found) > 1}


def unfinished(source: str) -> dict[str, list[str]]:
    """What is missing of each decision in a module of rules, by class; "" is the module itself."""
    tree = ast.parse(source)
    classes = {node.name: node.body for node in tree.body if isinstance(node, ast.ClassDef)}
    missing = {}
    for name, body in {"": tree.body, **classes}.items():
        functions = {node.name for node in body if isinstance(node, ast.FunctionDef)}
        if functions & ASKS and not functions >= {"why_not", "apply"}:
            missing[name] = sorted({"why_not", "apply"} - functions)
    return missing


@pytest.mark.parametrize("game", ONE_LAYOUT)
def test_a_game_has_the_seven_entries_and_no_others(game: str) -> None:
    entries = {path.name for path in (GAMES / game).iterdir()} - {"__pycache__"}
    assert entries == {"__init__.py", "state.py", *FOLDERS}


@pytest.mark.parametrize("game", ONE_LAYOUT)
def test_every_game_has_the_common_files(game: str) -> None:
    sources = modules(GAMES / game)
    assert sources.keys() >= COMPILED | PLAIN
    assert {module for module in COMPILED | PLAIN if is_compiled(sources[module])} == COMPILED


@pytest.mark.parametrize("game", ONE_LAYOUT)
def test_the_same_question_is_answered_in_the_same_file(game: str) -> None:
    sources = modules(GAMES / game)
    assert {
        name for name, module in ANSWERS.items() if name not in defined(sources[module])
    } == set()


@pytest.mark.parametrize("game", ONE_LAYOUT)
def test_every_module_of_rules_is_compiled_and_no_package_is(game: str) -> None:
    rules = {path: text for path, text in modules(GAMES / game).items() if path.startswith("rules")}
    plain = {path for path, text in rules.items() if not is_compiled(text)}
    assert plain == {"rules/__init__.py"}


@pytest.mark.parametrize("game", ONE_LAYOUT)
def test_a_public_name_is_defined_once_in_a_game(game: str) -> None:
    assert defined_twice(modules(GAMES / game)) == {}


def test_a_name_defined_twice_is_found() -> None:
    sources = {
        "a.py": "LEAST: Final = 1\n_X = 2\ndef legal(): ...",
        "b.py": "A, LEAST = 2, 3\n_X = 1",
    }
    assert defined_twice(sources) == {"LEAST": ["a.py", "b.py"]}
    assert defined_twice({"a.py": "def legal(): ...", "b.py": "def legal(): ..."}) == {}


@pytest.mark.parametrize("game", ONE_LAYOUT)
def test_what_asks_a_question_also_refuses_and_carries_out_its_answers(game: str) -> None:
    rules = modules(GAMES / game / "rules")
    found = {module: unfinished(source) for module, source in rules.items()}
    assert {module: missing for module, missing in found.items() if missing} == {}


def test_an_unfinished_decision_is_found() -> None:
    legal, why_not, apply = (f"def {name}(): ...\n" for name in ("legal", "why_not", "apply"))
    assert unfinished(legal + apply) == {"": ["why_not"]}
    assert unfinished(legal + why_not + apply) == {}
    assert unfinished(f"class Ask:\n def answers(self): ...\n{why_not}") == {
        "Ask": ["apply", "why_not"]
    }
