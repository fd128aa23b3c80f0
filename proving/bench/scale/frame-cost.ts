/** What a frame costs the service: what the same actions cost more while streams show them. */

import { Client } from "../../harness/client.ts";
import { EventStream } from "../../harness/event-stream.ts";
import type { Service } from "../../harness/service.ts";
import { bearer, processorSeconds } from "../cargo-load.ts";

export interface FrameCost {
  /** Microseconds of processor time: rendered, compressed and sent. */
  readonly frame: number;
  /** On the wire. */
  readonly frameBytes: number;
}

/** Streams that one session may have. */
const STREAMS_EACH = 5;
const MOST_PLAYERS = 40;
/** Frames come at most once a second. */
const APART_MS = 1100;

export async function frameCost(service: Service, measured: number, rounds: number): Promise<FrameCost> {
  const players = Array.from({ length: Math.min(measured, MOST_PLAYERS) }, (_, index) => index + 1);
  await roundsOf(service, players, 1);
  const alone = await roundsOf(service, players, rounds);
  const streams: EventStream[] = [];
  for (const player of players) {
    const open = () => EventStream.open(service.url, { headers: bearer(player), gzip: true });
    streams.push(...(await Promise.all(Array.from({ length: STREAMS_EACH }, open))));
  }
  try {
    await roundsOf(service, players, 1);
    const before = countOf(streams);
    const watched = await roundsOf(service, players, rounds);
    const after = countOf(streams);
    const frames = after.frames - before.frames;
    return { frame: (1e6 * (watched - alone)) / frames, frameBytes: (after.bytes - before.bytes) / frames };
  } finally {
    for (const stream of streams) stream.close();
  }
}

const countOf = (streams: readonly EventStream[]) => ({
  frames: streams.reduce((sum, { frames }) => sum + frames, 0),
  bytes: streams.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** Each player's purse changes once a round, which only the player sees: seconds of the service's processor time. */
async function roundsOf(service: Service, players: readonly number[], rounds: number): Promise<number> {
  const connection = new Client(service.url);
  const before = await processorSeconds(service);
  for (let round = 0; round < rounds; round += 1) {
    const next = new Promise<void>((resolve) => setTimeout(resolve, APART_MS));
    for (const player of players) {
      const { status, text } = await connection.send("POST", "/api/test/add-cash", { amount: 1 }, bearer(player));
      if (status !== 200) throw new Error(text);
    }
    await next;
  }
  connection.close();
  return (await processorSeconds(service)) - before;
}
