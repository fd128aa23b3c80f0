/** A sequence for what generated requests reach only by luck: a game played until it is lost, its replay, and a row that is deleted. */
import { Client } from "../../harness/client.ts";
import type { Sequence } from "../game.ts";

interface World {
  readonly save: { readonly status: string };
}

interface Crew {
  readonly members: readonly { readonly id: number }[];
}

interface Place {
  readonly system: { readonly neighbours: readonly { readonly systemId: number }[] };
}

interface Rows {
  readonly rows: readonly { readonly save_id: number; readonly seq: number }[];
}

const ORDERS = 10;
/** Of rounds of orders; each passes ten turns and more of the 170 of a hard game. */
const MOST = 40;

/** The crew jumps once and explores, whatever comes, until the time is over or they are lost. Then the game has a replay. */
export const endedGame: Sequence = async ({ url, random, options }) => {
  const client = new Client(url, options);
  const { id } = await client.ok<{ readonly id: string }>("POST", "/api/games", {
    seed: random.integer(0, 1_000_000),
    difficulty: "hard",
  });
  const query = `?game=${id}`;
  const { system } = await client.ok<Place>("GET", `/api/system${query}`);
  await client.ok("POST", `/api/jump${query}`, { systemId: system.neighbours[0]?.systemId, leadId: 1 });
  const isOver = async () => (await client.ok<World>("GET", `/api/world${query}`)).save.status !== "active";
  for (let round = 0; round < MOST && !(await isOver()); round += 1) {
    const { members } = await client.ok<Crew>("GET", `/api/crew${query}`);
    const orders = Array.from({ length: ORDERS }, () => ({ kind: "explore", leadId: members[0]?.id }));
    await client.send("POST", `/api/orders${query}`, { orders });
    await client.send("POST", `/api/turn${query}`, {});
    await client.send("POST", `/api/turn/run${query}`, { maxTurns: 50 });
  }
  const replay = await client.send("GET", `/api/replay${query}`);
  const { rows } = await client.ok<Rows>("GET", "/api/admin/tables/events/rows?limit=1");
  const [row] = rows;
  if (row) await client.send("DELETE", `/api/admin/tables/events/rows?pk.save_id=${row.save_id}&pk.seq=${row.seq}`);
  await client.ok("DELETE", `/api/games/${id}`);
  client.close();
  return replay.status === 200 ? [] : [`the replay of an ended game was answered ${replay.status} ${replay.code}`];
};
