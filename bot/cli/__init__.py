"""What the commands do, one module each; knows no game's rules."""


class Fault(Exception):
    """Why a command cannot go on: one sentence for whoever typed it."""
