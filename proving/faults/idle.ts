/**
 * Thousands of connections that do nothing: kept alive after an answer, and streams on which nothing comes. They cost
 * memory and nothing else, and a normal client is served as ever.
 */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { registerPlayer } from "../harness/cargo/player.ts";
import { bearer } from "../harness/client.ts";
import { type Service, startCargoOn, startSpaceOn } from "../harness/service.ts";
import { NormalClient, type NormalRequest, shownLatencies, slownessOf } from "./normal-client.ts";
import { openFilesLimit } from "./open-files.ts";
import type { FaultOptions, FaultProgram, FaultVerdict } from "./program.ts";

/** Streams of cargo are of players with five each, and each takes a password to be hashed. */
const SIZES = {
  quick: { keptAlive: 200, streams: 60, players: 4, idleMs: 300 },
  full: { keptAlive: 5_000, streams: 5_000, players: 200, idleMs: 20_000 },
};
const STREAMS_A_SESSION = 5;
/** Opened together, below what the system lets wait to be accepted. */
const AT_A_TIME = 100;
const MOST_KB = 150;
/** Files that a process has open besides. */
const OTHER_FILES = 200;

interface Kind {
  readonly name: string;
  readonly count: number;
  /** Path and headers of the connection with this number. */
  readonly request: (place: number) => { readonly path: string; readonly headers: Readonly<Record<string, string>> };
}

export const idleAway: FaultProgram = async (options) => [await onSpace(options), await onCargo(options)];

async function onSpace(options: FaultOptions): Promise<FaultVerdict> {
  return onService("space", startSpaceOn, options, async ({ streams }) => ({
    normal: [{ method: "GET", path: "/api/world" }],
    stream: { name: "event streams", count: streams, request: () => ({ path: "/api/events/stream", headers: {} }) },
  }));
}

async function onCargo(options: FaultOptions): Promise<FaultVerdict> {
  return onService("cargo", startCargoOn, options, async ({ players }, service) => {
    const tokens: string[] = [];
    for (let place = 0; place < players; place += 1) {
      tokens.push((await registerPlayer(service.url, `idler-${place}`)).token);
    }
    return {
      normal: [{ method: "GET", path: "/api/state", headers: bearer(tokens[0] as string) }],
      stream: {
        name: "event streams",
        count: players * STREAMS_A_SESSION,
        request: (place) => {
          const token = tokens[Math.floor(place / STREAMS_A_SESSION)] as string;
          return { path: "/api/stream", headers: bearer(token) };
        },
      },
    };
  });
}

type Size = (typeof SIZES)["quick"];

interface Plan {
  readonly normal: readonly NormalRequest[];
  readonly stream: Kind;
}

async function onService(
  name: string,
  startOn: typeof startSpaceOn,
  { size, tell = () => {} }: FaultOptions,
  planOf: (size: Size, service: Service) => Promise<Plan>,
): Promise<FaultVerdict> {
  const wanted = SIZES[size];
  const allowed = openFilesLimit() - OTHER_FILES;
  const keptAlive = Math.min(wanted.keptAlive, allowed);
  const folder = await mkdtemp(join(tmpdir(), "outbound-faults-"));
  const database = `sqlite:${join(folder, "game.db")}`;
  const service = await startOn(database, join(folder, "compiled"));
  const faults: string[] = [];
  const figures: Record<string, string | number> = {};
  if (allowed < wanted.keptAlive) figures["this machine allows open files"] = allowed + OTHER_FILES;
  try {
    const plan = await planOf({ ...wanted, streams: Math.min(wanted.streams, allowed) }, service);
    const kept: Kind = {
      name: "connections kept alive",
      count: keptAlive,
      request: () => ({ path: "/healthz", headers: {} }),
    };
    for (const kind of [kept, plan.stream]) {
      const client = new NormalClient(service.url, plan.normal);
      const found = await idle(service, kind, wanted.idleMs);
      const latencies = await client.stop();
      for (const [what, value] of Object.entries(shownLatencies(latencies))) figures[`${kind.name}: ${what}`] = value;
      figures[`${kind.name}: open at a time`] = found.open;
      figures[`${kind.name}: resident memory each`] = `${found.kilobytes} KB`;
      if (found.open < kind.count) faults.push(`${found.open} of ${kind.count} ${kind.name} were open in the end`);
      if (found.kilobytes > MOST_KB && size === "full") faults.push(`${kind.name} take ${found.kilobytes} KB each`);
      faults.push(...client.faults, ...slownessOf(latencies, size));
      tell(`${name}: ${found.open} ${kind.name}, ${found.kilobytes} KB each`);
    }
    return { name, figures, faults };
  } finally {
    await service.stop("SIGKILL");
    await rm(folder, { recursive: true });
  }
}

/** Opens them, leaves them alone for a while, and ends them. */
async function idle(service: Service, { count, request }: Kind, idleMs: number) {
  const beforeMB = await service.memoryMB();
  const sockets: Socket[] = [];
  try {
    while (sockets.length < count) {
      const some = Math.min(AT_A_TIME, count - sockets.length);
      const opening = Array.from({ length: some }, (_, place) => open(service.url, sockets.length + place, request));
      sockets.push(...(await Promise.all(opening)));
    }
    await wait(idleMs);
    const open_ = sockets.filter((socket) => !socket.readableEnded && !socket.destroyed).length;
    const kilobytes = Math.round((((await service.memoryMB()) - beforeMB) * 1000) / count);
    return { open: open_, kilobytes };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** Resolves with the connection once its request has been answered with 200. */
async function open(url: string, place: number, request: Kind["request"]): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const { path, headers } = request(place);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => {});
  const lines = Object.entries({ host, ...headers });
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
  const [head] = (await once(socket, "data")) as [Buffer];
  if (!head.toString("latin1").startsWith("HTTP/1.1 200")) throw new Error(`${path}: ${head.toString("latin1")}`);
  return socket.resume();
}
