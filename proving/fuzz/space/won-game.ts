/** A sequence for what generated requests rarely reach: a won game, its replay and its deletion. */
import type { RecordedCommand } from "@outbound/space/rules/turn/replay.ts";
import { Client } from "../../harness/client.ts";
import { winningCommands } from "../../harness/space/won-game.ts";
import type { Sequence } from "../game.ts";

const SEED = 4;

let commands: readonly RecordedCommand[] | undefined;

/** Plays a game, separate from the others, until it is won and has a replay. */
export const wonGame: Sequence = async ({ url, options }) => {
  const client = new Client(url, options);
  const { id } = await client.ok<{ readonly id: string }>("POST", "/api/games", { seed: SEED });
  commands ??= winningCommands(SEED);
  for (const { method, path, body } of commands) await client.ok(method, `${path}?game=${id}`, body);
  const replay = await client.send("GET", `/api/replay?game=${id}`);
  await client.ok("DELETE", `/api/games/${id}`);
  client.close();
  return replay.status === 200 ? [] : [`the replay of a won game was answered ${replay.status} ${replay.code}`];
};
