/** A player of one of many games: follows the first suggestion, or saves again and again. */
import type { World } from "@outbound/space/web/api.ts";
import { addressOf, Client } from "../../harness/client.ts";
import type { Answers } from "../answers.ts";

export type GameAnswers = Answers<"command" | "read" | "save">;

export type GamePlayer = Awaited<ReturnType<typeof createGame>>;

/** Creates a game. Each player has its own client address, as a reverse proxy would forward it. */
export async function createGame(url: string, number: number, answers: GameAnswers) {
  const client = new Client(url, { headers: addressOf(number), retry: { statuses: [429, 503], most: 20 } });
  const { id } = await client.ok<{ id: string }>("POST", "/api/games", { seed: number });
  const send = (kind: "command" | "read" | "save", method: string, path: string, body?: object) =>
    answers.send(kind, client, method, `${path}?game=${id}`, body);
  const load = (document: object) => send("save", "POST", "/api/save/import", document);

  /** Orders the first suggestion if the queue is empty, else ends a turn. Restarts an ended game. */
  async function play(): Promise<void> {
    const { save, nextSteps, activeTask } = (await send("read", "GET", "/api/world")).json<World>();
    const [next] = nextSteps;
    if (save.status !== "active") await send("command", "POST", "/api/save/new", {});
    else if (activeTask === null && next) await send("command", next.method, next.path, next.body);
    else await send("command", "POST", "/api/turn");
  }

  /** Exports the game, imports it again and goes back one turn. */
  async function* saves(): AsyncGenerator<void> {
    for (;;) {
      const document = await send("save", "GET", "/api/save/export");
      yield;
      const { save } = (await load(document.json())).json<World>();
      yield;
      await send("save", "POST", "/api/save/restore", { turn: save.turn });
      yield;
    }
  }
  const saving = saves();

  return { play, load, save: () => saving.next() };
}
