"""The search in the rules, without a running game: by click and by command, in both languages."""

from __future__ import annotations

from bot.texts import texts
from bot.texts.games import game_texts
from render.games import pictures_of
from tests.e2e.reading import everything, foreign
from tests.e2e.world import World, alts, controls, said, shown

EN = texts("en", "carrara")


async def test_searching(world: World, german: str) -> None:
    """A search shows the passages with bold hits and leads to their chapters, with pictures, even without a game."""
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
    page = shown(await anna.user.click(found, custom_id=leads))
    assert "### Spielmaterial" in said(page)
    assert alts(page) == [draw(german).alt for draw in pictures_of("carrara").chapters[2]]


async def test_suggestions(world: World) -> None:
    """Autocomplete suggests passages with their chapters, or else all chapters."""
    anna = world.anna
    chosen = await anna.autocomplete(world.channel, "rules", "search", "announ poin", game="carrara")
    assert any(choice["name"].startswith("9. Announcing the end: ") for choice in chosen)
    every = await anna.autocomplete(world.channel, "rules", "search", "")
    titles = [title for title, _ in game_texts(EN, "carrara").rules()]
    assert [choice["name"].partition(". ")[2] for choice in every] == titles
