/**
 * Thousands of connections that do nothing: kept alive after an answer, and streams without events. They cost memory and
 * nothing else, and a normal client is served as ever.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { registerPlayer } from "../../harness/cargo/player.ts";
import { bearer, type Headers } from "../../harness/client.ts";
import { GAMES, type Game, type Service, startGame } from "../../harness/spawn-service.ts";
import { type FaultOptions, type FaultProgram, type FaultVerdict, inTurn } from "../fault.ts";
import { type SteadyRequest, whileServing } from "./steady-client.ts";

/** Each cargo player has five streams, and takes a password to hash. */
const SIZES = {
  quick: { keptAlive: 200, streams: 60, players: 4, idleMs: 100 },
  full: { keptAlive: 5_000, streams: 5_000, players: 200, idleMs: 20_000 },
};
const STREAMS_A_SESSION = 5;
/** Opened together: fewer than the system queues for acceptance. */
const AT_A_TIME = 100;
const MOST_KB = 150;
/** Files that a process has open besides. */
const OTHER_FILES = 200;

interface Kind {
  readonly name: string;
  readonly count: number;
  /** Request of the connection with this number. */
  readonly request: (place: number) => { readonly path: string; readonly headers?: Headers };
}

interface Plan {
  readonly normal: SteadyRequest;
  readonly stream: Pick<Kind, "count" | "request">;
}

const PLANS: Readonly<Record<Game, (size: (typeof SIZES)["quick"], url: string) => Promise<Plan>>> = {
  space: async ({ streams }) => ({
    normal: { method: "GET", path: "/api/world" },
    stream: { count: streams, request: () => ({ path: "/api/events/stream" }) },
  }),
  cargo: async ({ players }, url) => {
    const tokens: string[] = [];
    while (tokens.length < players) tokens.push((await registerPlayer(url, `idler-${tokens.length}`)).token);
    const headersOf = (place: number) => bearer(tokens[Math.floor(place / STREAMS_A_SESSION)] as string);
    return {
      normal: { method: "GET", path: "/api/state", headers: headersOf(0) },
      stream: {
        count: players * STREAMS_A_SESSION,
        request: (place) => ({ path: "/api/stream", headers: headersOf(place) }),
      },
    };
  },
};

export const stayIdle: FaultProgram = (options) => inTurn(GAMES, (game) => idleOn(game, options));

async function idleOn(game: Game, { size, log = () => {} }: FaultOptions): Promise<FaultVerdict> {
  const wanted = SIZES[size];
  const allowed = openFilesLimit() - OTHER_FILES;
  const service = await startGame(game);
  const faults: string[] = [];
  const figures: Record<string, string | number> = {};
  if (allowed < wanted.keptAlive) figures["this machine allows open files"] = allowed + OTHER_FILES;
  try {
    const { normal, stream } = await PLANS[game](
      { ...wanted, streams: Math.min(wanted.streams, allowed) },
      service.url,
    );
    const kinds: Kind[] = [
      {
        name: "connections kept alive",
        count: Math.min(wanted.keptAlive, allowed),
        request: () => ({ path: "/healthz" }),
      },
      { name: "event streams", ...stream },
    ];
    for (const kind of kinds) {
      let found = { open: 0, kilobytes: 0 };
      const steady = await whileServing(service.url, [normal], size, async () => {
        found = await idle(service, kind, wanted.idleMs);
      });
      for (const [what, value] of Object.entries(steady.figures)) figures[`${kind.name}: ${what}`] = value;
      figures[`${kind.name}: open at a time`] = found.open;
      figures[`${kind.name}: resident memory each`] = `${found.kilobytes} KB`;
      faults.push(...steady.faults);
      if (found.open < kind.count) faults.push(`${found.open} of ${kind.count} ${kind.name} were open in the end`);
      if (found.kilobytes > MOST_KB && size === "full") faults.push(`${kind.name} take ${found.kilobytes} KB each`);
      log(`${game}: ${found.open} ${kind.name}, ${found.kilobytes} KB each`);
    }
    return { name: game, figures, faults };
  } finally {
    await service.stop("SIGKILL");
  }
}

/** Opens them, leaves them alone for a while, and closes them. */
async function idle(service: Service, { count, request }: Kind, idleMs: number) {
  const beforeMB = await service.memoryMB();
  const sockets: Socket[] = [];
  try {
    while (sockets.length < count) {
      const some = Math.min(AT_A_TIME, count - sockets.length);
      const opening = Array.from({ length: some }, (_, place) => open(service.url, request(sockets.length + place)));
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

/** Resolves with the connection after its request has been answered with 200. */
async function open(url: string, { path, headers = {} }: ReturnType<Kind["request"]>): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => {});
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const [head] = (await once(socket, "data")) as [Buffer];
  if (!head.toString("latin1").startsWith("HTTP/1.1 200")) throw new Error(`${path}: ${head.toString("latin1")}`);
  return socket.resume();
}

/** Files and connections that a process may have open here; Windows has no such limit. */
function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | "unlimited" } };
  };
  const soft = userLimits?.open_files?.soft ?? "unlimited";
  return soft === "unlimited" ? Number.POSITIVE_INFINITY : soft;
}
