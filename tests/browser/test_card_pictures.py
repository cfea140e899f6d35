"""Cards can be told apart by their pictures alone: small, and without colours."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.browser import screens
from tests.browser.screens import Host
from tests.browser.visitors import Visitors

CARDS: Final = 64
LEAST: Final = 15.0
"""The average difference in lightness, of 255, that two pictures have at least."""
CLOSEST = """async (wide) => {
  const high = Math.round((wide * 150) / 220)
  const grey = async (image) => {
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
    const pen = canvas.getContext('2d')
    pen.drawImage(image, 0, 0, wide, high)
    const { data } = pen.getImageData(0, 0, wide, high)
    return Array.from({ length: wide * high }, (_, at) =>
      0.299 * data[4 * at] + 0.587 * data[4 * at + 1] + 0.114 * data[4 * at + 2])
  }
  const images = [...document.querySelectorAll('article img.portrait')]
  images.forEach((image) => (image.loading = 'eager'))
  const pictures = await Promise.all(images.map(grey))
  let least = 255
  pictures.forEach((one, at) => pictures.slice(at + 1).forEach((other) => {
    const apart = one.reduce((sum, light, n) => sum + Math.abs(light - other[n]), 0) / one.length
    least = Math.min(least, apart)
  }))
  return { count: pictures.length, least }
}"""


def closest(page: Page) -> tuple[int, float]:
    """How many pictures there are, and the difference of the two that are most alike, on cards
    74 pixels wide."""
    found = page.evaluate(CLOSEST, 74)
    return found["count"], found["least"]


def test_the_faeries_can_be_told_apart_without_colours(people: Visitors, host: Host) -> None:
    page = people.come()
    screens.cards(page, host)
    count, least = closest(page)
    assert count == CARDS
    assert least > LEAST
