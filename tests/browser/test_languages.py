"""In all three languages everything is translated, and nothing is too wide for its window."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import SCREENS, Host, window_width
from tests.browser.visitors import Visitors

WIDTHS = (390, 1280)
OTHER_WIDTHS = (820, 1920)
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "pt-BR": "pt-BR"}
FITTED = ("home", "about", "rules", "aid", "trails", "land", "faeries", "cards", "end", "drawer")
"""The drawer is open next to a table of Fae."""
OVERFLOW = """() => {
  const wide = [...document.querySelectorAll('body *')].filter((part) => {
    const box = part.getBoundingClientRect()
    return box.width && box.right > innerWidth + 1 && !part.closest('svg, .unseen')
  })
  const cut = [...document.querySelectorAll('main .scroll, .thumb')]
    .find((part) => part.scrollWidth > part.clientWidth)
  if (cut) return `${cut.scrollWidth} > ${cut.clientWidth}: ${cut.outerHTML.slice(0, 200)}`
  return document.documentElement.scrollWidth <= innerWidth ? '' :
    `${document.documentElement.scrollWidth} > ${innerWidth}: ${wide[0]?.outerHTML.slice(0, 200)}`
}"""
UNPAINTED = "() => { document.documentElement.style.visibility = 'hidden' }"
"""Painting a board takes long and doesn't change the layout."""
UNTRANSLATED = re.compile(
    r"undefined|\[object|\bNaN\b|\bnull\b|\$\{|\{\s*\$|=>"
    r"|\b(?:fae|trails|land|faeries|common|table|home|event|ask)[-.][a-z]+[-.a-z]*\b"
)
ENGLISH = re.compile(r"\b(?:the|your|with|Rules|Settings|Take back|druids?|wins|lays card|leads)\b")


def text(page: Page) -> str:
    """All visible and accessible words on the page, except names, which aren't translated."""
    labels = page.locator("[aria-label]").evaluate_all(
        "(parts) => parts.map((part) => part.getAttribute('aria-label'))"
    )
    return " ".join([page.locator("body").inner_text(), page.title(), *labels])


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_other_windows(people: Visitors, host: Host, language: str) -> None:
    page = people.come(host.caller, locale=LANGUAGES[language])
    for screen in FITTED:
        SCREENS[screen](page, host)
        page.evaluate(UNPAINTED)
        for width in OTHER_WIDTHS:
            with window_width(page, width):
                assert page.evaluate(OVERFLOW) == "", screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_and_is_in_one_language(
    people: Visitors, host: Host, language: str
) -> None:
    page = people.come(host.caller, locale=LANGUAGES[language])
    for screen in FITTED:
        SCREENS[screen](page, host)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert UNTRANSLATED.findall(text(page)) == [], screen
        assert language == "en" or ENGLISH.findall(text(page)) == [], screen
        page.evaluate(UNPAINTED)
        for width in WIDTHS:
            with window_width(page, width):
                assert page.evaluate(OVERFLOW) == "", screen


def test_the_language_can_be_changed_at_the_table_and_is_remembered(
    people: Visitors, host: Host
) -> None:
    page = people.come(host.caller)
    SCREENS["fae"](page, host)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("dialog", name="Réglages")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Règles", exact=True)).to_be_visible()
    assert ENGLISH.findall(text(page)) == []
    page.reload()
    expect(page.get_by_role("button", name="Règles", exact=True)).to_be_visible()
