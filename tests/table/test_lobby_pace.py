"""The paces of a table are told in the words of its game."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from tests.table.test_web import client

__all__ = ["client"]


@pytest.mark.parametrize("pace", ["live", "day"])
def test_a_game_without_deals_and_reactions_promises_no_time_for_them(client: TestClient, pace: str) -> None:
    page = client.get("/tables/new?preset=duel").text
    [option] = re.findall(
        rf'<label class="lobby-option"><input type="radio" id="[\w-]*-pace-{pace}".*?</label>', page, re.DOTALL
    )
    said = dict(re.findall(r'<span data-editions="([^"]*)">([^<]*)</span>', option))
    assert set(said) == {"ffg avalon", "duel"}
    assert not re.search("deal|reaction", said["duel"])
    assert re.search("deal|reaction", said["ffg avalon"])
