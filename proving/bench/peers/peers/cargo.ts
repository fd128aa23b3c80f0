/** The cargo game: clients read an event stream and POST their actions. A room is an airport. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { startGame } from "../../../harness/spawn-service.ts";
import { act, createContract, loadAndAbandonAt, type Work } from "../../cargo-load.ts";
import { airportAt, headersOf, onePlaneEach, writeWorld } from "../../cargo-world.ts";
import { measured, type Part, type Peer } from "../peer.ts";
import { streamClient } from "../stream-client.ts";

interface Variant {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly players: number;
  readonly perAirport: number;
  readonly gzip?: boolean;
  /** What a client at this airport repeats. */
  readonly work: (icao: string) => Work;
}

/** Rooms of sixteen, as on the other servers. */
const ROOMS = { players: 256, perAirport: 16 };
const PLAYERS = 1000;
/** As in the benchmark of cargo: a player sees about ten kilobytes. */
const spread = (name: string, gzip: boolean): Peer =>
  peer({ name, parts: ["fan-out"], players: PLAYERS, perAirport: 10, gzip, work: changeTimeScale });
/** As crowded as possible: each player sees two hundred planes of others. */
const together = (name: string, gzip: boolean): Peer =>
  peer({ name, parts: ["fan-out"], players: PLAYERS, perAirport: PLAYERS, gzip, work: offerAndTake });

export const cargoSeen = peer({
  name: "**Outbound cargo**, a job made, loaded and abandoned",
  parts: ["one-room", "rooms"],
  ...ROOMS,
  work: loadAndAbandonAt,
});

export const cargoOwn = peer({
  name: "**Outbound cargo**, a plane renamed",
  parts: ["one-room", "rooms", "kill"],
  ...ROOMS,
  work: rename,
});

export const cargoFanOuts: readonly Peer[] = [
  spread("**Outbound cargo**, 100 airports", false),
  spread("**Outbound cargo**, 100 airports, gzip", true),
  together("**Outbound cargo**, one airport", false),
  together("**Outbound cargo**, one airport, gzip", true),
];

function peer({ name, parts, players, perAirport, gzip = false, work }: Variant): Peer {
  const playerAt = (room: number, seat: number) => 1 + room * perAirport + seat;
  return {
    name,
    parts,
    async start(folder) {
      const file = join(folder, "cargo.db");
      if (!existsSync(file))
        await writeWorld(file, { players, planes: onePlaneEach(players, perAirport), now: Date.now() });
      return measured((environment) => startGame("cargo", { database: `sqlite:${file}`, environment }));
    },
    open(url, room, seat) {
      const playerId = playerAt(room, seat);
      const own = work(airportAt(room));
      return streamClient(url, { headers: headersOf(playerId), gzip }, (http) => own(http, playerId));
    },
    async known(url, room) {
      const headers = headersOf(playerAt(room, 0));
      const { planes } = (await (await fetch(`${url}/api/state`, { headers })).json()) as StateView;
      return Number(/^D-N(\d+)$/.exec(planes[0]?.name ?? "")?.[1] ?? 0);
    },
  };
}

/** The name counts the actions, so that a restarted server can show how many it has. */
function rename(): Work {
  let number = 0;
  return async (client, playerId) => {
    number += 1;
    await act(client, playerId, `/api/planes/${playerId}/rename`, { name: `D-N${number}` });
    return 1;
  };
}

/** Every player sees the new rate of the world's clock. */
function changeTimeScale(): Work {
  let timeScale = 24;
  return async (client, playerId) => {
    timeScale = 72 - timeScale;
    await act(client, playerId, "/api/test/set-timescale", { timeScale });
    return 1;
  };
}

/** A job appears, and the next time it is taken: every player at the airport sees both. */
function offerAndTake(icao: string): Work {
  let job: number | undefined;
  return async (client, playerId) => {
    if (job === undefined) job = await createContract(client, playerId, icao);
    else {
      await act(client, playerId, `/api/packages/${job}/accept`);
      job = undefined;
    }
    return 1;
  };
}
