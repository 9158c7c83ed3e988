"""Scouting: hands that are never sorted, and a show in the middle that others take cards from."""
