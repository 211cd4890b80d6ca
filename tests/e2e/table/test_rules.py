"""The rules with search and pictures, without a running game: by click and by command, in both languages."""

from __future__ import annotations

import discord
import pytest

from bot.texts import texts
from bot.texts.games import game_texts
from render.common.charts.course import circled
from render.games import pictures_of
from tests.e2e.reading import everything, foreign, speak
from tests.e2e.stage import forged, send
from tests.e2e.world import World, alts, control, controls, has, said, shown

EN = texts("en", "carrara")


def led_to(message: discord.Message) -> list[str]:
    """List the chapters that the select of a message leads to."""
    item = controls(message)[control(message, "rules_chapter")]
    assert isinstance(item, discord.ui.Select)
    return [option.label for option in item.options]


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


async def test_many_results_are_paged(world: World) -> None:
    """All passages appear once, spread over pages, and a restart does not matter."""
    anna = world.anna
    page = await world.ask(anna, "rules", search="the")
    lines = said(page).splitlines()
    pages = int(lines[1].split()[-1])
    assert pages > 2
    seen = lines[2:]
    for number in (2, 3):
        await world.restart()
        onward = next(each for each in controls(page) if ".on:" in each)
        page = shown(await anna.click(page, custom_id=onward))
        assert f"page {number} of {pages}" in said(page)
        seen += said(page).splitlines()[2:]


async def test_nothing_found(world: World) -> None:
    """A search without hits kindly says what to do, with all chapters at hand; nobody is pinged."""
    anna = world.anna
    for typed in ("xyzzy", "?!", "**", "a" * 4000, "@everyone xyzzy", "§", "§999.1"):
        page = await world.ask(anna, "rules", search=typed)
        assert "Nothing found for" in said(page), typed
        assert "@everyone" not in said(page)
        assert len(led_to(page)) == len(game_texts(EN, "carrara").rules())


async def test_suggestions(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Autocomplete suggests passages with their chapters; choosing one opens its chapter."""
    anna = world.anna
    chosen = await anna.autocomplete(world.channel, "rules", "search", "announ poin", game="carrara")
    assert 1 < len(chosen) <= 25
    assert len({choice["value"] for choice in chosen}) == len(chosen)
    assert any(choice["name"].startswith("9. Announcing the end: ") for choice in chosen)
    assert all("announ" in choice["name"].casefold() for choice in chosen)
    every = await anna.autocomplete(world.channel, "rules", "search", "")
    titles = [title for title, _ in game_texts(EN, "carrara").rules()]
    assert [choice["name"].partition(". ")[2] for choice in every] == titles
    assert await anna.autocomplete(world.channel, "rules", "search", "xyzzy") == []
    speak(monkeypatch, "de", anna.id)
    german = await anna.autocomplete(world.channel, "rules", "search", "MUENZ")
    assert any("Münzen" in choice["name"] for choice in german)


async def test_buttons_of_another_version(world: World) -> None:
    """A button for a missing page leads to the nearest one; one for a missing game is refused."""
    anna = world.anna
    page = await world.ask(anna, "rules", chapter="2")
    for odd in ("button:rules:0:-1::carrara:99.on", "button:rules_found:0:-1::carrara:99.on:marble"):
        (result,) = await send(forged(anna, page, odd))
        assert "The Palaces of Carrara" in said(shown(result))
        assert has(shown(result), "rules")
    for odd in ("button:rules:0:-1::chess:3.on", "button:rules:0:-1::", "button:rules_found:0:-1::chess:99.on:marble"):
        (result,) = await send(forged(anna, page, odd))
        assert said(shown(result)) == EN.say("refused-moved-on")
