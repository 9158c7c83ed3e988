"""The deck faces of Scouting, whose cards are all numbers; knows no combination."""

from cogs.faces.decks import Decks
from cogs.faces.number_cards import CHEQUERED, FRENCH

NORMAL, KRASS = "normal", "krass"
"""The keys of the deck faces: French cards, and numbers without suits."""

DECKS = Decks({NORMAL: FRENCH, KRASS: CHEQUERED})
"""The deck faces by their keys."""

decks, deck_of = DECKS.options, DECKS.of
tiles, written, draw = DECKS.tiles, DECKS.written, DECKS.draw
tight, coded, grid = DECKS.tight, DECKS.coded, DECKS.grid
