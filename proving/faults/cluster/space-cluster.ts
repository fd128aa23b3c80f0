/** Two processes of the space service on one PostgreSQL are one game: what one was told the other knows at once. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { type Service, startSpaceOn } from "../../harness/service.ts";
import { RoundRobin } from "./round-robin.ts";

/** One sentence for each difference, after orders that were given to both at once, and turns that each of them worked. */
export async function playSpaceOnTwo(orders: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-space-cluster-"));
  const database = await testDatabase();
  const start = () => startSpaceOn(database.url, join(folder, "compiled"));
  const nodes = [await start(), await start()];
  const proxy = await RoundRobin.start(nodes.map(({ url }) => url));
  try {
    const faults: string[] = [];
    const places = Array.from({ length: orders }, (_, place) => place);
    const explore = { focus: "harvest", leadId: 1 };
    const ordered = await Promise.all(places.map(() => post(proxy.url, "/api/explore", explore)));
    const worked = await Promise.all(places.map(() => post(proxy.url, "/api/turn", {})));
    const refused = [...ordered, ...worked].filter((status) => status >= 300);
    if (refused.length > 0) faults.push(`orders and turns were answered ${refused}`);
    const saves = await exported(nodes);
    for (const [node, { game, text }] of saves.entries()) {
      if (game.nextTaskId - 1 !== orders)
        faults.push(`process ${node + 1}: ${orders} orders, ${game.nextTaskId - 1} tasks`);
      if (game.turn < orders) faults.push(`process ${node + 1}: ${orders} turns were worked, it is turn ${game.turn}`);
      if (text !== saves[0]?.text) faults.push(`process ${node + 1} shows another game than the first one`);
    }
    return faults;
  } finally {
    await proxy.stop();
    for (const node of nodes) await node.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  }
}

interface Save {
  readonly game: SaveDocument["game"];
  readonly text: string;
}

const exported = (nodes: readonly Service[]): Promise<Save[]> =>
  Promise.all(
    nodes.map(async ({ url }) => {
      const text = await (await fetch(`${url}/api/save/export`)).text();
      return { text, game: (JSON.parse(text) as SaveDocument).game };
    }),
  );

async function post(url: string, path: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
}
