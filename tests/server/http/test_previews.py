"""A link that invites to a game says so where a chat shows a preview of it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from elfhame.games import registry

MOST_OF_A_PREVIEW = 100_000


@pytest.mark.parametrize(
    ("language", "aim"), [("en", "spirit"), ("fr", "esprit"), ("pt-BR", "espírito")]
)
def test_an_invitation_names_its_game_for_the_preview_in_a_chat(
    client: httpx.Client, static: Path, language: str, aim: str
) -> None:
    static.mkdir()
    (static / "index.html").write_text("<head><title>Elfhame</title></head>", "utf-8")
    answer = client.get("/join/fae", headers={"accept-language": language})
    assert '<meta property="og:title" content="Fae" />' in answer.text
    assert f'content="{client.base_url}/preview-fae.jpg"' in answer.text
    assert aim in answer.text
    for other in ("/join", "/join/chess", "/table/fae"):
        assert "og:" not in client.get(other).text


def test_every_game_has_a_small_preview_picture() -> None:
    folder = Path(__file__).parents[3] / "client" / "public"
    for game in registry.names():
        assert (folder / f"preview-{game}.jpg").stat().st_size < MOST_OF_A_PREVIEW
