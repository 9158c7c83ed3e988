"""Campbell's Shithead: get rid of all your cards, and do not be the last who has some."""
