"""The figures of `make bench`: ratios measured in one run, so that they mean the same on every machine."""

MISSED = 3
"""The exit status of a part whose figure misses its target; a part that breaks down has another one."""
