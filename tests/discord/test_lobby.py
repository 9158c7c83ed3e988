"""Opening a table, sitting down and getting up, as people see it."""

from world import World


async def test_a_table_opens_with_one_message_and_one_private_answer(world: World) -> None:
    """The lobby is an ordinary message of the channel; the command itself is answered privately."""
    anna = world.somebody("Anna")
    result = await anna.slash("unsortiert")
    assert result.ephemeral
    assert "you are its host" in anna.sees().text
    (lobby,) = world.said()
    assert "Anna" in lobby.text
    assert "Host" in lobby.text
    assert "2 more needed" in lobby.disabled
