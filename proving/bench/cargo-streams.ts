/** Measures open streams of snapshots: their cost at rest, the delay of a frame after a commit, and the size of frames. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { airportAt, headersOf, onePlaneEach, PER_AIRPORT, planeAt, writeWorld } from "../harness/cargo/world-file.ts";
import { Client } from "../harness/client.ts";
import { type EventStream, openEventStream } from "../harness/event-stream.ts";
import { inLanes } from "../harness/in-lanes.ts";
import { markdownTable } from "../harness/report.ts";
import { startGame } from "../harness/spawn-service.ts";
import { median } from "../harness/statistics.ts";
import { act, openAirports } from "./cargo-load.ts";
import { used } from "./metrics.ts";
import { REST_MS } from "./start.ts";

const STREAMS = 1000;
const AT_ONCE = 50;
/** Milliseconds between two actions of a player: frames come at most once a second. */
const APART_MS = 1100;
const ACTIONS = 5;

const open = async (url: string, playerId: number, gzip: boolean): Promise<EventStream> => {
  const stream = await openEventStream(url, { headers: headersOf(playerId), gzip });
  await stream.frame();
  return stream;
};

/** Returns a compressed stream for each of the players, after its first frame. */
export const openStreams = (url: string, playerIds: Iterable<number>): Promise<EventStream[]> =>
  inLanes(playerIds, AT_ONCE, (playerId) => open(url, playerId, true));

export const totals = (streams: readonly EventStream[]) => ({
  frames: streams.reduce((sum, { frames }) => sum + frames, 0),
  bytes: streams.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** Returns the percentage of a core that a thousand streams take at rest, and `frameMs` from an action's answer to its frame. */
export async function streamsAtRest(url: string, seconds: number): Promise<{ rest: number; frameMs: number }> {
  await wait(REST_MS);
  const players = Array.from({ length: STREAMS }, (_, index) => index + 1);
  const streams = await openStreams(url, players);
  await wait(APART_MS);
  const { processor } = await used(url, () => wait(seconds * 1000));
  const frameMs = await frameDelay(url);
  for (const stream of streams) stream.close();
  return { rest: (100 * processor) / seconds, frameMs };
}

async function frameDelay(url: string): Promise<number> {
  const stream = await open(url, 1, false);
  const client = new Client(url);
  const delays: number[] = [];
  for (let action = 0; action < ACTIONS; action += 1) {
    await wait(APART_MS);
    delays.push((await renamed(stream, client, 1, 1, `D-R${action}`)).ms);
  }
  stream.close();
  return median(delays);
}

/** Renames a plane. Returns the bytes of the frame that shows the name, and the milliseconds from the answer to that frame. */
async function renamed(stream: EventStream, client: Client, playerId: number, planeId: number, name: string) {
  const frame = stream.frame().then((bytes) => ({ bytes, at: performance.now() }));
  await act(client, playerId, `/api/planes/${planeId}/rename`, { name });
  const answeredAt = performance.now();
  const { bytes, at } = await frame;
  return { bytes, ms: at - answeredAt };
}

const AIRPORTS = [1, 4, 12] as const;
const MOST_AIRPORTS = 12;

/** Returns bytes on the wire by the airports that planes open. Each has eleven jobs and ten planes of others. */
export async function frameSizeTable(folder: string): Promise<readonly string[]> {
  const others = onePlaneEach(MOST_AIRPORTS * PER_AIRPORT);
  const planes = [...others];
  const viewers = AIRPORTS.map((airports, index) => {
    const [playerId, planeId] = [others.length + index + 1, planes.length + 1];
    for (let place = 0; place < airports; place += 1) {
      planes.push(planeAt(airportAt(place), planes.length + 1, playerId));
    }
    return { airports, playerId, planeId };
  });
  const file = join(folder, "frames.db");
  await writeWorld(file, { players: others.length + viewers.length, planes, now: Date.now() });
  await using service = await startGame("cargo", { database: `sqlite:${file}` });
  const { url, client } = service;
  await openAirports(url);
  const rows: number[][] = [];
  for (const { airports, playerId, planeId } of viewers) {
    const plain = await open(url, playerId, false);
    const frame = await renamed(plain, client, playerId, planeId, "D-PLAIN");
    plain.close();
    const packed = await openEventStream(url, { headers: headersOf(playerId), gzip: true });
    const first = await packed.frame();
    const later = await renamed(packed, client, playerId, planeId, "D-GZIP");
    packed.close();
    rows.push([airports, frame.bytes, first, later.bytes]);
  }
  const columns = ["a frame without gzip, bytes", "first frame with gzip, bytes", "a later frame with gzip, bytes"];
  return markdownTable(["open airports", ...columns], rows);
}
