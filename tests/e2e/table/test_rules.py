"""The search in the rules, without a running game."""

from __future__ import annotations

from bot.texts.games import game_texts
from render.games import pictures_of
from tests.e2e.reading import EN
from tests.e2e.world import World, alts, controls, said, shown


async def test_a_search_leads_to_the_chapters(world: World, german: str) -> None:
    """It shows the passages with their hits in bold, also in a direct message; the chapters have pictures."""
    anna, typed = world.anna, "wertungsst sechs"
    for found in (
        await world.ask(anna, "rules", search=typed),
        shown(await anna.user.slash("rules", game="carrara", search=typed)),
    ):
        assert found.flags.ephemeral
        assert "**Wertungssteine**" in said(found)
        assert "2. Spielmaterial" in said(found)
    leads = next(key for key in controls(found) if ":carrara:1." in key)
    page = shown(await anna.user.click(found, custom_id=leads))
    assert "### Spielmaterial" in said(page)
    assert alts(page) == [draw(german).alt for draw in pictures_of("carrara").chapters[2]]


async def test_the_search_is_completed(world: World) -> None:
    """With passages and their chapters, or with all chapters while nothing is typed."""
    anna = world.anna
    chosen = await anna.autocomplete(world.channel, "rules", "search", "announ poin", game="carrara")
    assert any(choice["name"].startswith("9. Announcing the end: ") for choice in chosen)
    every = await anna.autocomplete(world.channel, "rules", "search", "")
    titles = [title for title, _ in game_texts(EN, "carrara").rules()]
    assert [choice["name"].partition(". ")[2] for choice in every] == titles
