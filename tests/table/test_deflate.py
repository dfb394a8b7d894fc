"""Messages on the wire, read by a client that is not ours."""

from pathlib import Path

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import connect

from tests.table.tables import run, url
from warptable.table.load.people import Guest, Table
from warptable.table.load.server import serving
from warptable.table.load.tally import Tally


def test_a_page_reads_what_the_server_compresses(tmp_path: Path) -> None:
    tally = Tally()
    with serving(url(tmp_path)) as server:
        guests = [Guest(server.host, server.port, tally) for _ in range(3)]

        async def story() -> str:
            table = Table(0, guests, [], tally, None)
            await table.begin()
            await table.close()
            return table.code

        code = run(story())
        address = f"ws://{server.host}:{server.port}/t/{code}/ws"
        with connect(address, additional_headers={"cookie": guests[0].cookie}) as socket:
            [extension] = socket.protocol.extensions
            assert isinstance(extension, PerMessageDeflate)
            assert 'id="table"' in str(socket.recv())
        with connect(address, additional_headers={"cookie": guests[1].cookie}, compression=None) as socket:
            assert socket.protocol.extensions == []
            assert 'id="table"' in str(socket.recv())
