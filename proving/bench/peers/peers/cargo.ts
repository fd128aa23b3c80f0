/** The cargo game: clients read an event stream and POST their actions. A room is an airport. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { airportAt, headersOf, onePlaneEach, writeWorld } from "../../../harness/cargo/world-file.ts";
import { Client } from "../../../harness/client.ts";
import { preloaded } from "../../../harness/preload/preloaded.ts";
import { startGame } from "../../../harness/spawn-service.ts";
import { act, buyAndSellAt, createContract, type Work } from "../../cargo-load.ts";
import type { Part, Peer } from "../peer.ts";
import { streamClient } from "../stream-client.ts";

/** Rooms of sixteen players, as on the other servers. */
const ROOMS = { players: 256, perAirport: 16 };
/** Same as in the cargo benchmark: a player sees about ten kilobytes. */
const SPREAD = { players: 1000, perAirport: 10 };
/** As crowded as possible: each player sees the maximum number of other players' planes. */
const TOGETHER = { players: 1000, perAirport: 1000 };

const WHOLE = "/api/stream";
const DELTAS = `${WHOLE}?frames=delta`;

function peer(
  variant: string,
  parts: readonly Part[],
  { players, perAirport }: typeof ROOMS,
  work: (icao: string) => Work,
  { gzip = false, isDelta = false } = {},
): Peer {
  const playerAt = (room: number, seat: number) => 1 + room * perAirport + seat;
  return {
    name: `**Outbound cargo**, ${variant}`,
    parts,
    async start(folder) {
      const file = join(folder, "cargo.db");
      const planes = onePlaneEach(players, perAirport);
      if (!existsSync(file)) await writeWorld(file, { players, planes, now: Date.now() });
      return startGame("cargo", { database: `sqlite:${file}`, environment: preloaded() });
    },
    open(url, room, seat) {
      const playerId = playerAt(room, seat);
      const own = work(airportAt(room));
      return streamClient(url, { headers: headersOf(playerId), gzip, path: isDelta ? DELTAS : WHOLE }, (http) =>
        own(http, playerId),
      );
    },
    async known(url, room) {
      const client = new Client(url, { headers: headersOf(playerAt(room, 0)) });
      const { planes } = await client.ok<StateView>("GET", "/api/state");
      return Number(/^D-N(\d+)$/.exec(planes[0]?.name ?? "")?.[1] ?? 0);
    },
  };
}

/** Renames a plane. The name counts the actions, so that a restarted server can show how many it has. */
function rename(): Work {
  let number = 0;
  return async (client, playerId) => {
    number += 1;
    await act(client, playerId, `/api/planes/${playerId}/rename`, { name: `D-N${number}` });
    return 1;
  };
}

/** Changes the rate of the world's clock, which every player sees. */
function changeTimeScale(): Work {
  let timeScale = 24;
  return async (client, playerId) => {
    timeScale = 72 - timeScale;
    await act(client, playerId, "/api/test/set-timescale", { timeScale });
    return 1;
  };
}

/** Offers a job and takes it the next time; every player at the airport sees both. */
function offerAndTake(icao: string): Work {
  let job: number | undefined;
  return async (client, playerId) => {
    if (job !== undefined) await act(client, playerId, `/api/packages/${job}/accept`);
    job = job === undefined ? await createContract(client, playerId, icao) : undefined;
    return 1;
  };
}

const buyAndSell = (icao: string) => buyAndSellAt(() => icao);

export const cargoSeen = peer("a plane bought and sold", ["one-room", "rooms"], ROOMS, buyAndSell);
export const cargoOwn = peer("a plane renamed", ["one-room", "rooms", "kill"], ROOMS, rename);
export const cargoFanOuts: readonly Peer[] = [
  peer("100 airports", ["fan-out"], SPREAD, changeTimeScale),
  peer("100 airports, gzip", ["fan-out"], SPREAD, changeTimeScale, { gzip: true }),
  peer("one airport", ["fan-out"], TOGETHER, offerAndTake),
  peer("one airport, gzip", ["fan-out"], TOGETHER, offerAndTake, { gzip: true }),
  peer("one airport, deltas", ["fan-out"], TOGETHER, offerAndTake, { isDelta: true }),
  peer("one airport, deltas, gzip", ["fan-out"], TOGETHER, offerAndTake, { isDelta: true, gzip: true }),
];
