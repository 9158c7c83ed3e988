"""Hands, boards and results as images; knows no rule, no language and no table, only what is to be drawn."""
