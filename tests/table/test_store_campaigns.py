"""Campaigns and their games, in both databases."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from warptable.table.store import CampaignGameRow, Missing, Store, TableRow, Taken
from warptable.table.store.writes import AddCampaignGame, AddTable, Write, WriteResult

pytestmark = pytest.mark.anyio

TABLE = TableRow(id="one", phase="playing", created_at=0, changed_at=0, host="ada", seed=1, guests=("ada", "bob"))
FIRST = CampaignGameRow(campaign="one", number=1, table="one", began_at=5.0)


async def together(store: Store, *writes: Write) -> None:
    queue = store.queue()
    for write in writes:
        queue.put(write)
    await queue.written()


async def begun(store: Store) -> None:
    await together(store, AddTable(TABLE), AddCampaignGame(FIRST))


async def test_a_campaign_comes_back_with_its_games_in_their_order(store: Store) -> None:
    assert await store.campaign("one") is None
    await begun(store)
    over = replace(FIRST, ended_at=8.0, result=b"{}")
    await together(store, WriteResult(over, over=False))
    second = CampaignGameRow(campaign="one", number=2, table="two", began_at=9.0)
    await together(store, AddTable(replace(TABLE, id="two")), AddCampaignGame(second))
    found = await store.campaign("one")
    assert found is not None
    assert (found.games, found.phase, found.changed_at) == ((over, second), "playing", 9.0)
    await together(store, WriteResult(replace(second, ended_at=12.0, result=b"[]"), over=True))
    found = await store.campaign("one")
    assert found is not None
    assert (found.phase, found.changed_at, [game.result for game in found.games]) == ("over", 12.0, [b"{}", b"[]"])


async def test_of_two_who_begin_the_same_game_one_does_and_the_other_leaves_nothing_behind(store: Store) -> None:
    await begun(store)
    games = [CampaignGameRow(campaign="one", number=2, table=name, began_at=9.0) for name in ("two", "too")]
    await together(store, AddTable(replace(TABLE, id="two")), AddCampaignGame(games[0]))
    with pytest.raises(Taken):
        await together(store, AddTable(replace(TABLE, id="too")), AddCampaignGame(games[1]))
    found = await store.campaign("one")
    assert found is not None
    assert [game.table for game in found.games] == ["one", "two"]
    assert await store.table("too") is None


async def test_a_table_is_in_one_game_of_one_campaign(store: Store) -> None:
    await begun(store)
    with pytest.raises(Taken):
        await together(store, AddCampaignGame(replace(FIRST, number=2)))
    with pytest.raises(Missing):
        await together(store, AddCampaignGame(replace(FIRST, number=2, table="nowhere")))
    await store.add_table(replace(TABLE, id="two"))
    with pytest.raises(Missing):
        await together(store, AddCampaignGame(replace(FIRST, campaign="none", number=2, table="two")))


async def test_a_result_is_written_once(store: Store) -> None:
    await begun(store)
    await together(store, WriteResult(replace(FIRST, ended_at=8.0, result=b"first"), over=True))
    await together(store, WriteResult(replace(FIRST, ended_at=9.0, result=b"again"), over=True))
    found = await store.campaign("one")
    assert found is not None
    assert (found.games[0].result, found.changed_at) == (b"first", 8.0)
    with pytest.raises(Missing):
        await together(store, WriteResult(replace(FIRST, number=7, ended_at=9.0, result=b""), over=False))


async def test_people_find_the_campaigns_that_go_on(store: Store) -> None:
    await begun(store)
    await together(
        store,
        AddTable(replace(TABLE, id="old", guests=("ada",))),
        AddCampaignGame(replace(FIRST, campaign="old", table="old", began_at=1.0)),
    )
    assert [one.id for one in await store.campaigns_of("ada")] == ["one", "old"]
    assert [one.id for one in await store.campaigns_of("bob")] == ["one"]
    assert await store.campaigns_of("eve") == []
    await together(store, WriteResult(replace(FIRST, ended_at=8.0, result=b""), over=True))
    assert [one.id for one in await store.campaigns_of("ada")] == ["old"]
