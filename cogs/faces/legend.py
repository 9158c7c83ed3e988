"""Names that stand in no picture of a message, told beside it; knows no game."""

from bot.pictures.illustrated import Picture
from bot.pictures.naming import unnamed
from bot.texts import Say
from cogs.faces.face import Facts
from cogs.faces.layout import small
from cogs.faces.seats import seat_name


def legend(say: Say, facts: Facts, *pictures: Picture) -> list[str]:
    """Whose the numbers are beside which a picture lacks some of the name, in one line of small print."""
    seats = sorted(frozenset().union(*(unnamed(picture.sketch) for picture in pictures)))
    names = [say("seat-numbered", number=seat + 1, name=seat_name(say, facts, seat)) for seat in seats]
    return small([" · ".join(names)]) if names else []
