"""Converts panels into what discord.py sends."""

from __future__ import annotations

import io
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from bot.texts import Texts
from cogs.core.command_registration import Mentions, mentioning
from cogs.core.controls import HANDLERS, Button, Link, Rows, TextRow, table_of
from cogs.core.limits import TEXT_LENGTH
from render.engine.picture import Picture, number_pictures

ACCENT = discord.Colour(0xB4552D)
"""Terracotta, as in the pictures."""
_FIRST_CALL_ID: Final = 2**29
"""Texts that call people to act have component ids from this one on, below those of marks."""
_FIRST_MARK_ID: Final = 2**30
"""Marks of posts are component ids from this one on: Discord gives others ids from 1 on, and allows 31 bits."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A message independent of discord.py: texts, pictures, files by name, rows of controls, users to ping.

    Empty texts and rows are left out.
    """

    texts: Sequence[str]
    calls: Sequence[str] = ()
    """Those of the texts that call people to act, which are removed once the message is no longer the newest."""
    posts: Sequence[int] = ()
    """In a message about several posts: the posts that its last texts are about, one each."""
    pictures: Sequence[tuple[str, Picture]] = ()
    """With the stems of their file names; the extensions are those of their formats."""
    files: Sequence[tuple[str, bytes]] = ()
    rows: Rows = ()
    ping: Sequence[int] = ()
    keeps_pictures: bool = False
    """Whether a private panel that is replaced by this one keeps the pictures that it shows."""
    above: Panel | None = None
    """Texts and buttons shown above it once: the panels that replace it drop them."""
    below: Sequence[str] = ()
    """Texts below the pictures, where someone who has just used a control looks."""

    def __post_init__(self) -> None:
        """Leave out empty texts and rows."""
        for name in ("texts", "below", "rows"):
            object.__setattr__(self, name, tuple(filter(None, getattr(self, name))))

    @property
    def every_text(self) -> Sequence[str]:
        """All that it says itself, from top to bottom."""
        return (*self.texts, *self.below, *(row.text for row in self.rows if isinstance(row, TextRow)))

    @property
    def uploads(self) -> bool:
        """Whether it has files, for which it needs a new message."""
        return bool(self.pictures or self.files)

    @property
    def uploaded_pictures(self) -> Iterator[tuple[str, Picture]]:
        """Yield the pictures with their whole file names."""
        return ((picture.file_name(stem), picture) for stem, picture in self.pictures)


def text_panel(text: str, *row: Button | Link) -> Panel:
    """Return a panel of one text, with a row of buttons below it."""
    return Panel((text,), rows=(row,))


def with_pictures(panel: Panel, stem: str, *pictures: Picture) -> Panel:
    """Return a copy of a panel with these pictures; their file names have the stem, numbered from the second on."""
    return replace(panel, pictures=number_pictures(stem, pictures), keeps_pictures=False)


def for_puzzle(t: Texts, panel: Panel) -> Panel:
    """Return a copy of a panel whose alt texts name the command that describes a puzzle, where they are cut."""
    more, instead = t.say("picture-alt-more"), t.say("puzzle-alt-more")
    drawn = tuple((stem, replace(each, alt=each.alt.replace(more, instead))) for stem, each in panel.pictures)
    return replace(panel, pictures=drawn)


def for_direct(panel: Panel) -> Panel:
    """Return a copy of a panel for direct messages: without the buttons that only work on a server."""

    def works(each: Button | Link | None) -> bool:
        return isinstance(each, Link) or (each is not None and not HANDLERS[each.id.what].on_server)

    rows = [
        tuple(filter(works, row))
        if isinstance(row, Sequence)
        else TextRow(row.text, row.beside if works(row.beside) else None)
        if isinstance(row, TextRow)
        else row
        for row in panel.rows
    ]
    return replace(panel, rows=rows)


def post_mark(post: int) -> int:
    """Return the mark by which a post's message is found, whatever it says and in whatever language."""
    return _FIRST_MARK_ID + post % _FIRST_MARK_ID


def marks_in(message: discord.Message) -> set[int]:
    """Return the marks of the posts that a message is about; none for private panels and former versions' messages."""
    parts = [each for part in message.components for each in (part, *getattr(part, "children", ()))]
    marks = [part.id for part in parts if isinstance(part, discord.Container | discord.TextDisplay)]
    return {mark for mark in marks if mark is not None and mark >= _FIRST_MARK_ID}


def view_of(message: discord.Message) -> discord.ui.LayoutView:
    return discord.ui.LayoutView.from_message(message, timeout=None)


def texts_in(view: discord.ui.LayoutView) -> list[str]:
    return [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]


def keep_posts(message: discord.Message, posts: Collection[int], tables: Collection[int]) -> discord.ui.LayoutView:
    """Lay out a message about several posts with only its texts about some of them, and the buttons to their tables."""
    view, marks = view_of(message), {post_mark(post) for post in posts}
    for container in [item for item in view.children if isinstance(item, discord.ui.Container)]:
        for item in list(container.children):
            if isinstance(item, discord.ui.TextDisplay) and (item.id or 0) >= _FIRST_MARK_ID and item.id not in marks:
                container.remove_item(item)
            elif isinstance(item, discord.ui.ActionRow):
                for button in list(item.children):
                    if isinstance(button, discord.ui.Button) and table_of(button) not in tables:
                        item.remove_item(button)
                if not item.children:
                    container.remove_item(item)
    return view


def layout(
    panel: Panel, commands: Mentions, kept: Sequence[discord.Attachment] = (), mark: int | None = None
) -> discord.ui.LayoutView:
    """Lay out a panel, with clickable commands, and the pictures that its message keeps above the controls."""
    panel = _with_mentions(panel, commands)
    container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=ACCENT, id=mark)
    if panel.above is not None:
        _lay_out(container, panel.above)
        _add_rows(container, panel.above)
        container.add_item(discord.ui.Separator())
    _lay_out(container, panel, kept)
    for name, _ in panel.files:
        container.add_item(discord.ui.File(f"attachment://{name}"))
    for text in panel.below:
        container.add_item(discord.ui.TextDisplay(text))
    _add_rows(container, panel)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()  # controls are dispatched by custom id, so discord.py need not keep the view or a timer for it
    return view


def _with_mentions(panel: Panel, commands: Mentions) -> Panel:
    """Make the commands in a panel's texts clickable, as far as there is room."""
    above = () if panel.above is None else panel.above.texts
    mention = mentioning(commands, TEXT_LENGTH - sum(map(len, (*above, *panel.every_text))))
    mentioned = [*map(mention, panel.texts)]
    return replace(
        panel,
        above=None if panel.above is None else replace(panel.above, texts=[*map(mention, above)]),
        texts=mentioned,
        calls=[new for old, new in zip(panel.texts, mentioned, strict=True) if old in panel.calls],
        below=[*map(mention, panel.below)],
        rows=[replace(row, text=mention(row.text)) if isinstance(row, TextRow) else row for row in panel.rows],
    )


def _lay_out(container: discord.ui.Container[Any], panel: Panel, kept: Sequence[discord.Attachment] = ()) -> None:
    for number, text in enumerate(panel.texts):
        told = number - (len(panel.texts) - len(panel.posts))
        mark = post_mark(panel.posts[told]) if told >= 0 else _FIRST_CALL_ID + number if text in panel.calls else None
        container.add_item(discord.ui.TextDisplay(text, id=mark))
    shown = [
        *(
            discord.MediaGalleryItem(f"attachment://{name}", description=picture.alt)
            for name, picture in panel.uploaded_pictures
        ),
        *(discord.MediaGalleryItem(f"attachment://{old.filename}", description=old.description) for old in kept),
    ]
    for item in shown:
        container.add_item(discord.ui.MediaGallery(item))  # one each: Discord crops pictures that share a gallery


def _add_rows(container: discord.ui.Container[Any], panel: Panel) -> None:
    for row in panel.rows:
        if isinstance(row, TextRow):
            container.add_item(row.item())
        else:
            controls = row if isinstance(row, Sequence) else (row,)
            container.add_item(discord.ui.ActionRow(*(control.item() for control in controls)))


def files(panel: Panel) -> list[discord.File]:
    return [
        *(
            discord.File(io.BytesIO(picture.data), name, description=picture.alt)
            for name, picture in panel.uploaded_pictures
        ),
        *(discord.File(io.BytesIO(data), name) for name, data in panel.files),
    ]


def mentions(panel: Panel) -> discord.AllowedMentions:
    """Return the allowed mentions of a panel: exactly the users that it pings."""
    users = [discord.Object(user) for user in panel.ping]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)


def remove_controls(message: discord.Message) -> discord.ui.LayoutView:
    """Lay out an existing message without its buttons and selects."""
    view = view_of(message)
    for item in list(view.walk_children()):
        if isinstance(item, discord.ui.ActionRow):
            holder = item.parent if isinstance(item.parent, discord.ui.Container) else view
            holder.remove_item(item)
        elif isinstance(item, discord.ui.MediaGallery):
            item.items = [_attach(media, message.attachments) for media in item.items]
        elif isinstance(item, discord.ui.File):
            item.media = discord.UnfurledMediaItem(f"attachment://{_name(item.media.url)}")
    return view


def drop_calls(view: discord.ui.LayoutView) -> None:
    """Remove from a former message the texts that call people to act, unless there is nothing else in it."""
    for container in [item for item in view.children if isinstance(item, discord.ui.Container)]:
        calls = [item for item in container.children if isinstance(item, discord.ui.TextDisplay) and _is_call(item)]
        if len(calls) < len(container.children):
            for call in calls:
                container.remove_item(call)


def add_text(view: discord.ui.LayoutView, text: str) -> None:
    """Add a text below an existing message, unless it stands there already."""
    for container in [item for item in view.children if isinstance(item, discord.ui.Container)]:
        if text not in [item.content for item in container.children if isinstance(item, discord.ui.TextDisplay)]:
            container.add_item(discord.ui.TextDisplay(text))


def _is_call(text: discord.ui.TextDisplay[Any]) -> bool:
    # messages of earlier versions are not numbered, but in all languages their calls begin like this
    return (text.id or 0) >= _FIRST_CALL_ID or text.content.startswith("➡️")


def _attach(media: discord.MediaGalleryItem, attachments: Sequence[discord.Attachment]) -> discord.MediaGalleryItem:
    name = _name(media.media.url)
    if name not in [attachment.filename for attachment in attachments]:
        return media
    return discord.MediaGalleryItem(f"attachment://{name}", description=media.description)


def _name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]
