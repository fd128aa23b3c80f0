/** Open streams of states: what they cost at rest, how soon a frame follows a commit, and how large frames are. */
import { Client } from "../harness/client.ts";
import { EventStream } from "../harness/event-stream.ts";
import type { Service } from "../harness/service.ts";
import { median } from "../harness/statistics.ts";
import { bearer, processorSeconds } from "./cargo-load.ts";

const STREAMS = 1000;
/** Opened at a time. */
const TOGETHER = 50;
/** Between two actions of a player: frames come at most once a second. */
const APART_MS = 1100;
const ACTIONS = 5;

/** Percent of a core that a thousand streams at rest take, and milliseconds from the answer of an action to its frame. */
export async function streamsAtRest(service: Service, restSeconds: number): Promise<{ rest: number; frameMs: number }> {
  const streams: EventStream[] = [];
  for (let opened = 0; opened < STREAMS; opened += TOGETHER) {
    const some = Array.from({ length: TOGETHER }, (_, index) => openStream(service.url, opened + index + 1, true));
    streams.push(...(await Promise.all(some)));
    await Promise.all(streams.slice(-TOGETHER).map((stream) => stream.frame()));
  }
  await pause(APART_MS);
  const before = await processorSeconds(service);
  await pause(restSeconds * 1000);
  const used = (await processorSeconds(service)) - before;
  const frameMs = await frameDelay(service);
  for (const stream of streams) stream.close();
  return { rest: (100 * used) / restSeconds, frameMs };
}

/** One of the many renames a plane and waits for the frame that tells of it. */
async function frameDelay(service: Service): Promise<number> {
  const stream = await openStream(service.url, 1, false);
  await stream.frame();
  const connection = new Client(service.url);
  const delays: number[] = [];
  for (let action = 0; action < ACTIONS; action += 1) {
    await pause(APART_MS);
    const frame = stream.frame().then(() => performance.now());
    const answer = await connection.send("POST", "/api/planes/1/rename", { name: `D-R${action}` }, bearer(1));
    const answeredAt = performance.now();
    if (answer.status !== 200) throw new Error(answer.text);
    delays.push((await frame) - answeredAt);
  }
  connection.close();
  stream.close();
  return median(delays);
}

/** The sizes on the wire of a player's first frame and of the one after renaming a plane of the player's. */
export async function frameSizes(service: Service, playerId: number, planeId: number, gzip: boolean) {
  const stream = await openStream(service.url, playerId, gzip);
  const first = await stream.frame();
  const next = stream.frame();
  const connection = new Client(service.url);
  const name = gzip ? "D-GZIP" : "D-PLAIN";
  await connection.send("POST", `/api/planes/${planeId}/rename`, { name }, bearer(playerId));
  const sizes = { first, next: await next };
  connection.close();
  stream.close();
  return sizes;
}

const openStream = (url: string, playerId: number, gzip: boolean): Promise<EventStream> =>
  EventStream.open(url, { headers: bearer(playerId), gzip });

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
