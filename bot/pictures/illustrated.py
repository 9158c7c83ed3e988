"""Messages with pictures in them, before anything is drawn; knows no game and no painter."""

from collections.abc import Callable
from typing import Any

import discord
from discord.ui import LayoutView, MediaGallery

from bot.cutting import cut
from bot.pictures.sketches import Sketch, file_name

ALT_LENGTH = 1024
"""How long an alt text may be."""

_FILE = "attachment://"
"""Begins the address of what is sent with the message."""


class Picture(MediaGallery[Any]):
    """A picture's place in a message, with what it says in words."""

    def __init__(self, sketch: Sketch, alt: str) -> None:
        self.sketch = sketch
        self.name = file_name(sketch)
        words = cut(alt, ALT_LENGTH)
        super().__init__(discord.MediaGalleryItem(f"{_FILE}{self.name}", description=words))


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


def named(view: LayoutView) -> frozenset[str]:
    """The names of all files that a message shows, those too that are nothing to be drawn."""
    galleries = [item for item in view.walk_children() if isinstance(item, MediaGallery)]
    addresses = [item.media.url for gallery in galleries for item in gallery.items]
    return frozenset(one.removeprefix(_FILE) for one in addresses if one.startswith(_FILE))


def kept(message: discord.Message) -> LayoutView:
    """The message's own view, whose pictures are named as they are when they are sent."""
    view = LayoutView.from_message(message, timeout=None)
    for gallery in view.walk_children():
        if isinstance(gallery, MediaGallery):
            for item in gallery.items:
                name = item.media.url.partition("?")[0].rpartition("/")[2]
                item.media = discord.UnfurledMediaItem(f"{_FILE}{name}")
    return view
