"""Addresses beside the games: an unknown one leads home, and the API reference is readable."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.screens import window_width
from tests.browser.test_axe import AXE, findings
from tests.browser.test_languages import LANGUAGES, OVERFLOW, WIDTHS
from tests.browser.visitors import Visitors

NOWHERE = {
    "en": ("There is nothing at this address.", "See all games"),
    "fr": ("Il n’y a rien à cette adresse.", "Voir les jeux"),
    "pt-BR": ("Não há nada neste endereço.", "Ver os jogos"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_address_says_so_in_the_readers_language_and_leads_home(
    people: Visitors, language: str
) -> None:
    page = people.come(locale=LANGUAGES[language], forgive="404")
    sentence, home = NOWHERE[language]
    for address in ("/nothing", "/no/such/place", "/api/nothing"):
        answer = page.goto(address)
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", name=sentence)).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=home).click()
    expect(page.get_by_role("heading", name="Fairy Trails")).to_be_visible()


def test_the_api_reference_fits_and_is_accessible(people: Visitors) -> None:
    page = people.come(bypass_csp=True)  # axe is a script, which the page itself doesn't allow
    page.goto("/api/docs")
    expect(page.get_by_role("heading", name="Elfhame API")).to_be_visible()
    for width in WIDTHS:
        with window_width(page, width):
            assert page.evaluate(OVERFLOW) == ""
    if AXE.is_file():
        assert findings(page) == []
