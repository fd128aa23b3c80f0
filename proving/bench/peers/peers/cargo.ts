/** The cargo game: its clients hold an event stream and POST their actions. A room is an airport. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { Client as HttpClient } from "../../../harness/client.ts";
import { startCargoOn } from "../../../harness/service.ts";
import { actor, bearer, type Deed, loadAndAbandonAt, makeContract } from "../../cargo-load.ts";
import { placeAt, standing, writeWorld } from "../../cargo-world.ts";
import { openStream } from "../event-stream.ts";
import { type Folders, measured } from "../measured.ts";
import type { Client, Part, Peer } from "../peer.ts";

interface Kind {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly players: number;
  readonly atOneAirport: number;
  readonly gzip?: boolean;
  /** What a client at this airport does, again and again. */
  readonly deed: (icao: string) => Deed;
}

/** Rooms of sixteen, and what the other servers do in them. */
const ROOMS = { players: 256, atOneAirport: 16 };
const CROWD = 1000;
/** As in the benchmark of cargo: what one player sees is about ten kilobytes. */
const spread = (name: string, gzip: boolean): Peer =>
  peer({ name, parts: ["crowd"], players: CROWD, atOneAirport: 10, gzip, deed: changeRate });
/** As crowded as it can be: each sees two hundred planes of others. */
const together = (name: string, gzip: boolean): Peer =>
  peer({ name, parts: ["crowd"], players: CROWD, atOneAirport: CROWD, gzip, deed: offerAndTake });

export const cargoSeen = peer({
  name: "**Outbound cargo**, a job made, loaded and given up",
  parts: ["one-room", "rooms"],
  ...ROOMS,
  deed: loadAndAbandonAt,
});

export const cargoOwn = peer({
  name: "**Outbound cargo**, a plane renamed",
  parts: ["one-room", "rooms", "kill"],
  ...ROOMS,
  deed: rename,
});

export const cargoCrowds: readonly Peer[] = [
  spread("**Outbound cargo**, 100 airports", false),
  spread("**Outbound cargo**, 100 airports, gzip", true),
  together("**Outbound cargo**, one airport", false),
  together("**Outbound cargo**, one airport, gzip", true),
];

function peer({ name, parts, players, atOneAirport, gzip = false, deed }: Kind): Peer {
  const playerAt = (room: number, seat: number) => 1 + room * atOneAirport + seat;
  return {
    name,
    parts,
    start: (folders) => startWorld(folders, players, atOneAirport),
    async open(url, room, seat) {
      const playerId = playerAt(room, seat);
      const connection = new HttpClient(url);
      const stream = await openStream(`${url}/api/stream`, { headers: bearer(playerId), gzip });
      const act = actor(connection, playerId);
      const own = deed(placeAt(room));
      const client: Client = {
        act: () => own(playerId, act),
        onState: () => {},
        close() {
          connection.close();
          stream.close();
        },
      };
      stream.onFrame = (_piece, bytes) => client.onState(bytes);
      return client;
    },
    async known(url, room) {
      const headers = bearer(playerAt(room, 0));
      const { planes } = (await (await fetch(`${url}/api/state`, { headers })).json()) as StateView;
      return Number(/^D-N(\d+)$/.exec(planes[0]?.name ?? "")?.[1] ?? 0);
    },
  };
}

/** One plane for each player, so many at an airport. */
async function startWorld({ data, compiled }: Folders, players: number, atOneAirport: number) {
  const file = join(data, "cargo.db");
  const planes = Array.from({ length: players }, (_, index) =>
    standing(index + 1, index + 1, placeAt(Math.floor(index / atOneAirport))),
  );
  if (!existsSync(file)) await writeWorld(file, { players, planes, now: Date.now() });
  return measured((environment) => startCargoOn(`sqlite:${file}`, compiled, { environment }));
}

/** The name counts, so that it tells after a restart how many there were. */
function rename(): Deed {
  let number = 0;
  return async (playerId, act) => {
    number += 1;
    await act(`/api/planes/${playerId}/rename`, { name: `D-N${number}` });
    return 1;
  };
}

/** The clock of the world runs at another rate, which everybody sees. */
function changeRate(): Deed {
  let timeScale = 24;
  return async (_playerId, act) => {
    timeScale = 72 - timeScale;
    await act("/api/test/set-timescale", { timeScale });
    return 1;
  };
}

/** A job appears, and the next time it is taken: everybody at the airport sees either. */
function offerAndTake(icao: string): Deed {
  let job: number | undefined;
  return async (playerId, act) => {
    if (job === undefined) job = await makeContract(icao, playerId, act);
    else {
      await act(`/api/packages/${job}/accept`);
      job = undefined;
    }
    return 1;
  };
}
