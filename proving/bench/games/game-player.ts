/** A player of one of many games: follows the first suggestion, or saves again and again. */
import type { NextStep } from "@outbound/space/rules/turn/next-steps.ts";
import { addressOf, Client, type Reply } from "../../harness/client.ts";
import { seededRandom } from "../../harness/random.ts";
import { repeat } from "../../harness/repeat.ts";

/** Latencies in milliseconds. */
export interface Latencies {
  readonly command: number[];
  readonly read: number[];
  readonly save: number[];
}

interface World {
  readonly save: { readonly status: string; readonly turn: number };
  readonly nextSteps: readonly NextStep[];
  readonly activeTask: unknown;
}

export type GamePlayer = Awaited<ReturnType<typeof createGame>>;

/** Creates a game. Each player has its own client address, as a reverse proxy would forward it. */
export async function createGame(url: string, number: number, thinkMs: number) {
  const client = new Client(url, { headers: addressOf(number), retry: { statuses: [429, 503], most: 20 } });
  const { id } = await client.ok<{ id: string }>("POST", "/api/games", { seed: number });
  const random = seededRandom(number + 1);
  let recorded: Latencies | undefined;

  async function ok(kind: keyof Latencies, method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await client.send(method, `${path}?game=${id}`, body);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 200)}`);
    recorded?.[kind].push(reply.ms);
    return reply;
  }

  /** Orders the first suggestion if the queue is empty, else ends a turn. Restarts an ended game. */
  async function step(): Promise<void> {
    const { save, nextSteps, activeTask } = (await ok("read", "GET", "/api/world")).json<World>();
    const [next] = nextSteps;
    if (save.status !== "active") await ok("command", "POST", "/api/save/new", {});
    else if (activeTask === null && next) await ok("command", next.method, next.path, next.body);
    else await ok("command", "POST", "/api/turn");
  }

  /** Exports the game, imports it again and goes back one turn. */
  async function* saves(): AsyncGenerator<void> {
    for (;;) {
      const document = await ok("save", "GET", "/api/save/export");
      yield;
      const { save } = (await ok("save", "POST", "/api/save/import", document.json())).json<World>();
      yield;
      await ok("save", "POST", "/api/save/restore", { turn: save.turn });
      yield;
    }
  }

  async function record(stop: AbortSignal, latencies: Latencies, work: () => Promise<unknown>): Promise<void> {
    recorded = latencies;
    await repeat(work, { stop, thinkMs, random });
    recorded = undefined;
  }

  return {
    close: () => client.close(),
    /** Imports the document. */
    load: (text: string) => ok("save", "POST", "/api/save/import", JSON.parse(text)),
    /** Plays until the signal. */
    play: (stop: AbortSignal, latencies: Latencies) => record(stop, latencies, step),
    /** Saves until the signal. */
    save(stop: AbortSignal, latencies: Latencies): Promise<void> {
      const saving = saves();
      return record(stop, latencies, () => saving.next());
    },
  };
}
