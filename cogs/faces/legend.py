"""Names that stand in no picture of a message, told beside it; knows no game."""

from collections.abc import Iterable

from bot.pictures.illustrated import Picture
from bot.pictures.naming import unnamed
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import Line, small
from cogs.faces.seats import seat_name


def with_legend(say: Say, facts: Facts, picture: Picture, others: Iterable[Line] = ()) -> list[Line]:
    """A picture, and below it the names that it lacks, or a picture among ``others`` further down."""
    pictures = [line for line in others if isinstance(line, Picture)]
    return [picture, *legend(say, facts, picture, *pictures)]


def legend(say: Say, facts: Facts, *pictures: Picture) -> list[str]:
    """Whose the numbers are beside which a picture lacks some of the name, in one line of small print."""
    seats = sorted(frozenset().union(*(unnamed(picture.sketch) for picture in pictures)))
    names = [say("seat-numbered", number=seat + 1, name=seat_name(say, facts, seat)) for seat in seats]
    return small([" · ".join(names)]) if names else []
