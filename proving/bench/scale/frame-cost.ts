/** The cost of a frame: what the same actions cost more while streams show them. */
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "../../harness/client.ts";
import { EventStream } from "../../harness/event-stream.ts";
import { act } from "../cargo-load.ts";
import { totals } from "../cargo-streams.ts";
import { headersOf } from "../cargo-world.ts";
import { processorSeconds } from "../metrics.ts";

/** The most that one session may have. */
const STREAMS_EACH = 5;
const MOST_PLAYERS = 40;
/** Frames come at most once a second. */
const APART_MS = 1100;

/** Microseconds of processor time to render, compress and send a frame, and its bytes on the wire. */
export async function frameCost(url: string, measured: number, rounds: number) {
  const players = Array.from({ length: Math.min(measured, MOST_PLAYERS) }, (_, index) => index + 1);
  await costOfRounds(url, players, 1);
  const alone = await costOfRounds(url, players, rounds);
  const streams: EventStream[] = [];
  for (const player of players) {
    const open = () => EventStream.open(url, { headers: headersOf(player), gzip: true });
    streams.push(...(await Promise.all(Array.from({ length: STREAMS_EACH }, open))));
  }
  try {
    await costOfRounds(url, players, 1);
    const before = totals(streams);
    const watched = await costOfRounds(url, players, rounds);
    const after = totals(streams);
    const frames = after.frames - before.frames;
    return { frame: (1e6 * (watched - alone)) / frames, frameBytes: (after.bytes - before.bytes) / frames };
  } finally {
    for (const stream of streams) stream.close();
  }
}

/** Each player's cash changes once a round, which only the player sees. Returns seconds of the service's processor time. */
async function costOfRounds(url: string, players: readonly number[], rounds: number): Promise<number> {
  const client = new Client(url);
  const before = await processorSeconds(url);
  for (let round = 0; round < rounds; round += 1) {
    const next = wait(APART_MS);
    for (const player of players) await act(client, player, "/api/test/add-cash", { amount: 1 });
    await next;
  }
  return (await processorSeconds(url)) - before;
}
