"""Messages with pictures in them, before anything is drawn; knows no game and no painter."""

from collections.abc import Callable
from typing import Any

import discord
from discord.ui import LayoutView, MediaGallery

from bot.pictures.sketches import Sketch, file_name

ALT_LENGTH = 1024
"""How long an alt text may be."""

_CUT = "…"


class Picture(MediaGallery[Any]):
    """A picture's place in a message, with what it says in words."""

    def __init__(self, sketch: Sketch, alt: str) -> None:
        self.sketch = sketch
        self.name = file_name(sketch)
        words = alt if len(alt) <= ALT_LENGTH else alt[: ALT_LENGTH - len(_CUT)] + _CUT
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


def shown_in(message: discord.Message | None) -> frozenset[str]:
    """The names of the files that stand in a message; Discord lists them nowhere but where they are shown."""
    if message is None:
        return frozenset()
    view = LayoutView.from_message(message, timeout=None)
    galleries = [item for item in view.walk_children() if isinstance(item, MediaGallery)]
    addresses = [item.media.url for gallery in galleries for item in gallery.items]
    return frozenset(address.partition("?")[0].rpartition("/")[2] for address in addresses)


def kept(message: discord.Message) -> LayoutView:
    """The message's own view, whose pictures are named as they are when they are sent."""
    view = LayoutView.from_message(message, timeout=None)
    for gallery in view.walk_children():
        if isinstance(gallery, MediaGallery):
            for item in gallery.items:
                name = item.media.url.partition("?")[0].rpartition("/")[2]
                item.media = discord.UnfurledMediaItem(f"attachment://{name}")
    return view
