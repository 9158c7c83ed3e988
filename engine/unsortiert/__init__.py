"""Unsortiert: a climbing game in which no hand is ever sorted."""
