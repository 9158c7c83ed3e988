"""Messages with pictures in them, before anything is drawn; knows no game and no painter."""

from collections.abc import Callable
from typing import Any

import discord
from discord.ui import LayoutView, MediaGallery, TextDisplay

from bot import names
from bot.cutting import cut
from bot.pictures.any_sketch import Sketch, file_name

ALT_LENGTH = 1024
"""How long an alt text may be."""


class Picture(MediaGallery[Any]):
    """A picture's place in a message, with what it says in words."""

    def __init__(self, sketch: Sketch, alt: str) -> None:
        self.sketch = sketch
        self.name = file_name(sketch)
        words = cut(alt, ALT_LENGTH)
        super().__init__(discord.MediaGalleryItem(f"attachment://{self.name}", description=words))


class Illustrated(LayoutView):
    """A message that may hold pictures, and how it looks where none can be shown."""

    plain: Callable[[], LayoutView] | None = None
    """The same in words alone; None where there is no picture in it."""


def illustrated(draw: Callable[[bool], Illustrated]) -> Illustrated:
    """What ``draw`` makes with pictures, which knows what it makes without."""
    view = draw(True)
    if pictures(view):
        view.plain = lambda: draw(False)
    return view


def pictures(view: LayoutView) -> dict[str, Sketch]:
    """What has to be drawn for a message, by the names of the files."""
    return {item.name: item.sketch for item in view.walk_children() if isinstance(item, Picture)}


def in_words(message: discord.Message) -> LayoutView:
    """The message as it is, with what its pictures say in their place: its files may be others by now."""
    view = LayoutView.from_message(message, timeout=None)
    for gallery in [item for item in view.walk_children() if isinstance(item, MediaGallery)]:
        parent: Any = gallery.parent or view
        parent.remove_item(gallery)
        for said in filter(None, (item.description for item in gallery.items)):
            parent.add_item(TextDisplay(names.escaped(said)))
    return view
