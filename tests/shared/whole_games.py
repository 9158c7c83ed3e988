"""Games played to their end through the table service, whoever sits there; knows no test."""

from house import ALL_GAMES

from bot.table import Stage, Table, Waits
from bot.tables import Tables


async def to_its_end(tables: Tables, table: Table) -> Table:
    """Have everybody make the first legal move until the game is over; nobody else may move there."""
    while table.stage is not Stage.ENDED:
        if table.waits is Waits.DEAL:
            table = await tables.deal(table.id, table.revision)
            continue
        ((seat, decision),) = table.decisions.items()
        what = str(ALL_GAMES[table.game].legal_moves(table.state, seat)[0])
        user_id = table.seats[seat].user_id
        if user_id is None:
            table = await tables.act_for(table.id, seat, decision, what)
        else:
            table = await tables.act(table.id, user_id, decision, what)
    return table
