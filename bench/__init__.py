"""The figures of `make bench`: wherever possible ratios of one run, which mean the same on every machine."""

MISSED = 3
"""The exit status of a part whose figure misses its target; a part that breaks down has another one."""
