"""``elfhame rules`` and ``elfhame map``: the ledger and the empty board."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

from elfhame.games import registry
from elfhame.texts import rulebook
from tests.cli.driver import output_of


def test_the_ledger_has_every_rule_in_its_section() -> None:
    lines = output_of("rules", "fae").splitlines()
    ids = [line.split()[0] for line in lines if line.startswith("FAE-")]
    assert ids == [rule.id for rule in rulebook("fae")]
    sections = dict.fromkeys(rule.section for rule in rulebook("fae"))
    assert [line for line in lines if line in sections] == list(sections)
    assert max(map(len, lines)) <= 80


def test_rules_that_the_rulebook_lacks_are_marked() -> None:
    marks = {
        line.split()[0]: line.split()[1]
        for line in output_of("rules", "fae").splitlines()
        if line.startswith("FAE-")
    }
    expected = {rule.id: rule.kind for rule in rulebook("fae") if rule.kind != "rule"}
    assert set(expected.values()) == {"ruling", "design", "variant"}
    assert {rule: marks[rule] for rule in expected} == expected


def test_a_single_rule_can_be_printed() -> None:
    shown = output_of("rules", "fae", "fae-23")
    assert shown.split() == ["FAE-23", *rulebook("fae")["FAE-23"].text.split()]


def test_rules_can_be_printed_as_json() -> None:
    whole = json.loads(output_of("rules", "fae", "--json"))
    assert [rule["id"] for rule in whole["rules"]] == [rule.id for rule in rulebook("fae")]
    one = json.loads(output_of("rules", "fae", "FAE-24V", "--json"))
    assert (one["id"], one["kind"]) == ("FAE-24V", "variant")


def test_the_map_can_be_written_to_a_file(tmp_path: Path) -> None:
    assert output_of("map", "fae", "--svg", tmp_path / "fae.svg") == ""
    drawn = (tmp_path / "fae.svg").read_text("utf-8")
    assert drawn == registry.game("fae").draw(None)
    assert ElementTree.fromstring(drawn).tag.endswith("svg")


def test_the_map_can_be_written_to_standard_output() -> None:
    assert output_of("map", "fae", "--svg", "-") == registry.game("fae").draw(None)
