"""No request to Discord passes by `attempt`, and no error is swallowed, as the code itself shows."""

import ast
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import discord
import pytest
from discord import app_commands

ROOT = Path(__file__).parents[2]
MODULES = sorted(path for room in ("bot", "cogs") for path in (ROOT / room).rglob("*.py"))

REQUESTING = (
    discord.abc.GuildChannel,
    discord.abc.Messageable,
    discord.Client,
    discord.Guild,
    discord.Interaction,
    discord.InteractionResponse,
    discord.Member,
    discord.Message,
    discord.PartialMessage,
    discord.Role,
    discord.Thread,
    discord.User,
    discord.Webhook,
    discord.WebhookMessage,
    app_commands.CommandTree,
    app_commands.AppCommand,
)
"""Everything of discord.py by which something can be asked of Discord."""

NO_REQUESTS = {
    *(
        "close",
        "connect",
        "login",
        "run",
        "start",
    ),  # the client's life; what goes wrong is told by who runs it
    *("setup_hook", "set_translator", "wait_for", "wait_until_ready"),  # these ask for nothing
    *("join", "timeout", "translate"),  # of texts, threads and waiting; nobody joins or punishes anybody
}

OURS = {"self", "self._messages", "self._studio", "lesson", "self.moderators", "self.tables", "answer"}
"""What has methods of the same names."""

PRETENDED = Path("bot/playground/world.py")
"""Makes the Discord that everything else talks to."""

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def _asynchronous(kind: type) -> set[str]:
    members = inspect.getmembers(kind, inspect.iscoroutinefunction)
    return {name for name, _ in members if not name.startswith(("_", "on_"))}


REQUESTS = set[str]().union(*map(_asynchronous, REQUESTING)) - NO_REQUESTS


def _requests(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls that ask Discord for something; what is said above a function asks for nothing yet."""
    decorators = {one for node in ast.walk(tree) if isinstance(node, Function) for one in node.decorator_list}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node not in decorators:
            of = ast.unparse(node.func.value)
            if node.func.attr in REQUESTS and of not in OURS:
                yield node


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _handed_over(tree: ast.AST) -> Iterator[ast.expr]:
    """What `attempt` is given to await."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) == "attempt":
            yield node.args[0]


def _attempted(tree: ast.AST) -> set[ast.AST]:
    """Every node within what `attempt` awaits: given as it is, under a name, or as a function's result."""
    given = [*_handed_over(tree)]
    names = {node.id for node in given if isinstance(node, ast.Name)}
    called = {_name(node.func) for one in given for node in ast.walk(one) if isinstance(node, ast.Call)}
    roots: list[ast.AST] = [*given]
    for node in ast.walk(tree):
        named = isinstance(node, ast.Assign) and names & {_name(target) for target in node.targets}
        if named or (isinstance(node, Function) and node.name in called):
            roots.append(node)
    return {node for root in roots for node in ast.walk(root)}


def _passed_by(source: str) -> list[str]:
    tree = ast.parse(source)
    attempted = _attempted(tree)
    return [f"line {one.lineno}: {ast.unparse(one)}" for one in _requests(tree) if one not in attempted]


def _swallowed(source: str) -> list[str]:
    """Where an error of any kind is caught that is then neither raised, logged nor handed on."""
    tree = ast.parse(source)
    handlers = [node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler)]
    found: list[ast.ExceptHandler | ast.expr]
    found = [node for node in handlers if _catches_all(node.type) and not _speaks(node)]
    return [f"line {node.lineno}" for node in (*found, *_suppressed(tree))]


_ALL = {"Exception", "BaseException"}


def _catches_all(kind: ast.expr | None) -> bool:
    kinds = kind.elts if isinstance(kind, ast.Tuple) else [kind]
    return any(one is None or _name(one) in _ALL for one in kinds)


def _speaks(handler: ast.ExceptHandler) -> bool:
    """Whether what was caught is raised again, logged with its traceback, or handed to somebody else."""
    for node in ast.walk(handler):
        handed = isinstance(node, ast.Name) and node.id == handler.name
        logged = isinstance(node, ast.Call) and _name(node.func) == "exception"
        if handed or logged or isinstance(node, ast.Raise):
            return True
    return False


def _suppressed(tree: ast.AST) -> Iterator[ast.expr]:
    """Errors that are suppressed although nobody knows which, or dropped with the results of others."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) == "suppress":
            yield from (kind for kind in node.args if _name(kind) in {*_ALL, ""})
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Await):
            call = node.value.value
            keywords = call.keywords if isinstance(call, ast.Call) else []
            yield from (call for one in keywords if one.arg == "return_exceptions")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
@pytest.mark.parametrize("faults", [_passed_by, _swallowed], ids=["calls", "errors"])
def test_no_call_passes_by_and_no_error_is_swallowed(path: Path, faults: Callable[[str], list[str]]) -> None:
    """In no module that people can reach."""
    if path.relative_to(ROOT) == PRETENDED:
        return
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "await place.send(view)",
        "await self.webhook.edit_message(1)",
        "sending = place.send(view)\nawait sending",
        "await asyncio.gather(place.send(view), message.delete())",
        "await interaction.response.defer()",
        "await bot.tree.sync()",
        "await guild.fetch_member(1)",
        "async def answer():\n    await response.send_message()\nawait answer()",
    ],
)
def test_a_call_that_passes_by_is_found(source: str) -> None:
    """The check itself is no empty promise."""
    assert len(_passed_by(source)) >= 1


@pytest.mark.parametrize(
    "source",
    [
        "await attempt(place.send(view), 'post')",
        "call = place.send(view)\nawait attempt(call, 'post')",
        "async def answer():\n    await response.send_message()\nawait attempt(self.answer(), 'answer')",
        "await self.tables.leave(1)",
        "', '.join(names)",
    ],
)
def test_a_call_that_is_attempted_is_let_pass(source: str) -> None:
    """In each of the ways that are in use."""
    assert _passed_by(source) == []


@pytest.mark.parametrize(
    "handler",
    [
        "except: pass",
        "except Exception: pass",
        "except BaseException: ...",
        "except (ValueError, Exception): return None",
        "except Exception: log.warning('something')",
    ],
)
def test_a_swallowed_error_is_found(handler: str) -> None:
    """However it is written."""
    assert _swallowed(f"def work():\n  try: go()\n  {handler}") != []


@pytest.mark.parametrize(
    "source",
    [
        "with suppress(Exception): go()",
        "with suppress(*errors): go()",
        "await asyncio.gather(go(), return_exceptions=True)",
    ],
)
def test_a_suppressed_error_is_found(source: str) -> None:
    """It looks tidier and says as little."""
    assert _swallowed(source) != []


@pytest.mark.parametrize(
    "source",
    [
        "try: go()\nexcept ValueError: pass",
        "try: go()\nexcept Exception: log.exception('it failed')",
        "try: go()\nexcept BaseException as error: answer(error)",
        "try: go()\nexcept Exception:\n  undo()\n  raise",
        "with suppress(TimeoutError, Refused): go()",
        "done = await asyncio.gather(go(), return_exceptions=True)",
    ],
)
def test_an_error_that_is_known_or_told_is_let_pass(source: str) -> None:
    """Where it is said which one, or what it was."""
    assert _swallowed(source) == []
