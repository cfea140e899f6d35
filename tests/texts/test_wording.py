"""Words chosen once: one name for each thing in log, rules and page, and no stilted phrases."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elfhame.bots.levels import LEVELS, RENAMED
from elfhame.texts import LANGUAGES
from elfhame.texts.languages import tag
from elfhame.texts.narrator import Narrator

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "src/elfhame/texts"
PAGE = ROOT / "client/src"

STILTED = {
    "en": [
        r"\bthe own\b",
        r"\bOnly who\b",
        r"\bWho places\b",
        r"one a colour",
        r"'Not this'",
        r"table is laid",
        r"Steal a rival’s place",
    ],
    "fr": [
        r"[Ss]iège (?:\d|libre|\{)",
        r"partie (?:\S+ : elle )?est finie",
        r"connaît un rituel",
        r"[Qq]ui a joué garde",
        r"qui que ce soit qui",
        r"tout ce qui se tient",
        r"l’impossible tombe",
        r"jetons?\s+à\s+vous",
        r"logis à vous",
        r"habitez ses maisons",
        r"'Pas ça'",
        r"marquent comme un seul",
        r"\bHéraut\b",
        r"culs?-de-sac",
        r"Un jeu de Uwe",
        r"[Ee]xtrémités? ouvertes?",
        r"[Cc]arte du pays",
        r"[Rr]égion \(\{",
        r"[Vv]ole[rz] (?:la|une) place",
        r"se voit passer",
        r"une fois pour toutes",
        r"(?:l’action|pas de carte\)) tombe",
        r"pioche de la Forêt",
        r"\bAyez le plus",
    ],
    "pt_BR": [
        r"\b[Aa]ssentos?\b",
        r"volta atrás",
        r"'Aos jogos'",
        r"'Ao começo'",
        r"'Isto não'",
        r"`Agora é ",
        r"já basta",
        r"pontuam como um só",
        r"\bpartilham\b",
        r"\bfreguesia\b",
        r"\bO Arauto\b",
        r"\b[Aa]urora\b",
        r"\bmalign[ao]s?\b",
        r"druidas sozinhos",
        r"\b[Cc]onduz(?:a|ir|id[oa]s?)\b",
        r"\b[Pp]artilh",
        r"\bvitória dividida\b",
        r"\bcaduca\b",
        r"\b[Uu]tilizáve(?:l|is)\b",
        r"(?:com|tem) mais de uma espécie|\| mais de uma espécie|Animais, mais de uma espécie",
        r"[Cc]arta a mais\b(?! que)",
        r"\bsomem sem\b|\bfaz(?:em)? sumir\b",
        r"\bitem certo\b",
        r"[Rr]oub(?:e|ar) (?:o|um) lugar",
        r"[Bb]rasão das fadas",
        r"jogo de verdade",
    ],
}
"""Phrases that read as translated, or that name a thing differently from everywhere else."""


def _sources(language: str) -> list[Path]:
    """All files with texts in the language; covers and options hold all languages."""
    ours = [path for path in (TEXTS / language).rglob("*") if path.is_file()]
    return [
        *ours,
        *PAGE.rglob(f"{tag(language)}.ts"),
        *PAGE.glob("games/*/cover.ts"),
        *PAGE.glob("games/*/options.ts"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_reads_as_translated(language: str) -> None:
    stilted = re.compile("|".join(STILTED[language]))
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in _sources(language)
        for match in stilted.finditer(path.read_text())
    ]
    assert found == [], "say these differently:\n" + "\n".join(found)


DECKS = {"en": "deck", "fr": "pile", "pt_BR": "baralho"}
"""The word for the Faeries' common deck, which differs from each player's own draw pile."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_of_the_faeries_has_one_name_on_the_page_and_in_the_rules(language: str) -> None:
    words = (PAGE / f"games/faeries/words/{tag(language)}.ts").read_text()
    found = re.findall(r"\b(?:deckLeft|under|cards): ?(?:\(count\) => )?[`'](.+?)[`']", words)
    told = [text for text in found if " " in text]
    assert len(told) == 5
    assert [text for text in told if DECKS[language] not in text.lower()] == []
    ledger = (TEXTS / language / "rules/faeries.md").read_text()
    assert DECKS[language] in next(line for line in ledger.splitlines() if "FMC-11 " in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_the_same_names_in_the_log_and_on_the_page(language: str) -> None:
    page = (PAGE / "i18n/levels.ts").read_text()
    entry = re.search(rf"^ +'?{tag(language)}'?: {{([^}}]*)}}", page, re.MULTILINE)
    assert entry is not None
    names = dict(re.findall(r"(\w+): '([^']+)'", entry[1]))
    assert names == {level: Narrator("fae", language).name(level) for level in (*LEVELS, *RENAMED)}


def test_levels_are_named_nowhere_else_on_the_page() -> None:
    naming = re.compile(r"seedling: '(?!débutant|iniciante|gentle)")
    named = {path.name for path in PAGE.rglob("*.ts") if naming.search(path.read_text())}
    assert named == {"levels.ts"}
