"""The rules with search and pictures, without a running game: by click and by command, in both languages."""

from __future__ import annotations

import pytest

from bot.texts import texts
from bot.texts.games import game_texts
from render.common.charts.course import circled
from render.games import pictures_of
from tests.e2e.reading import everything, foreign
from tests.e2e.world import World, alts, controls, said, shown

EN = texts("en", "carrara")


@pytest.mark.slow
async def test_every_chapter_with_its_pictures(world: World, german: str) -> None:
    """Paging through in a direct message shows every chapter with its pictures and their alt texts, each once."""
    anna, t = world.anna.user, texts(german, "carrara")
    page = shown(await anna.slash("rules"))
    for number, (title, text) in enumerate(game_texts(t, "carrara").rules(), 1):
        assert f"### {title}\n{text}" in said(page)
        for place, told in enumerate(game_texts(t, "carrara").pins(number), 1):
            assert f"{circled(place)} {told}" in said(page)
        pictures = pictures_of("carrara").chapters.get(number, ())
        assert alts(page) == [draw(german).alt for draw in pictures]
        assert len(page.attachments) == len(pictures)
        assert not foreign(everything(page), german)
        assert page.flags.ephemeral
        forward = controls(page)[next(each for each in controls(page) if each.endswith(".on"))]
        if number < len(game_texts(t, "carrara").rules()):
            page = shown(await anna.click(page, custom_id=str(forward.custom_id)))
        else:
            assert forward.disabled


async def test_searching(world: World, german: str) -> None:
    """A search shows the passages with bold hits and leads to their chapters, even where no game is played."""
    anna, typed = world.anna, "wertungsst sechs"
    for found in (
        await world.ask(anna, "rules", search=typed),
        shown(await anna.user.slash("rules", game="carrara", search=typed)),
    ):
        assert found.flags.ephemeral
        assert "**Wertungssteine**" in said(found)
        assert "2. Spielmaterial" in said(found)
        assert not foreign(everything(found).replace(typed, ""), german)
    leads = next(key for key in controls(found) if ":carrara:1." in key)
    assert "### Spielmaterial" in said(shown(await anna.user.click(found, custom_id=leads)))


async def test_suggestions(world: World) -> None:
    """Autocomplete suggests passages with their chapters, or else all chapters."""
    anna = world.anna
    chosen = await anna.autocomplete(world.channel, "rules", "search", "announ poin", game="carrara")
    assert any(choice["name"].startswith("9. Announcing the end: ") for choice in chosen)
    every = await anna.autocomplete(world.channel, "rules", "search", "")
    titles = [title for title, _ in game_texts(EN, "carrara").rules()]
    assert [choice["name"].partition(". ")[2] for choice in every] == titles
