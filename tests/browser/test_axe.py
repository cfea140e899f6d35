"""axe finds nothing to complain about: by day on a desk, by night on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.screens import SCREENS, Host
from tests.browser.visitors import PHONE, Visitors

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))"""


@pytest.mark.parametrize("screen", SCREENS)
def test_everybody_can_use(people: Visitors, host: Host, screen: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe is not installed: cd client && npm ci")
    page = people.come(host.caller, bypass_csp=True, color_scheme="light")
    SCREENS[screen](page, host)
    page.add_script_tag(content=AXE.read_text("utf-8"))
    assert page.evaluate(FOUND) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.set_viewport_size(PHONE)
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert page.evaluate(FOUND) == []
