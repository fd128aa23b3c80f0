/** Two processes of the space service on one PostgreSQL are one game: a change on one is at once visible on the other. */
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { Client } from "../../harness/client.ts";
import { startGame } from "../../harness/spawn-service.ts";
import { startRoundRobin } from "./round-robin.ts";

/** One sentence for each difference, after orders that were given to both at once, and turns that each of them worked. */
export async function playSpaceOnTwo(orders: number): Promise<string[]> {
  const database = await testDatabase();
  const start = () => startGame("space", { database: database.url });
  const nodes = [await start(), await start()];
  const proxy = await startRoundRobin(nodes.map(({ url }) => url));
  const client = new Client(proxy.url);
  try {
    const faults: string[] = [];
    const all = (path: string, body: object) =>
      Promise.all(Array.from({ length: orders }, async () => (await client.send("POST", path, body)).status));
    const statuses = [...(await all("/api/explore", { focus: "harvest", leadId: 1 })), ...(await all("/api/turn", {}))];
    const refused = statuses.filter((status) => status >= 300);
    if (refused.length > 0) faults.push(`orders and turns were answered ${refused}`);
    const saves = await Promise.all(nodes.map((node) => node.client.ok<SaveDocument>("GET", "/api/save/export")));
    for (const [node, save] of saves.entries()) {
      const { nextTaskId, turn } = save.game;
      if (nextTaskId - 1 !== orders) faults.push(`process ${node + 1}: ${orders} orders, ${nextTaskId - 1} tasks`);
      if (turn < orders) faults.push(`process ${node + 1}: ${orders} turns were worked, it is turn ${turn}`);
      if (JSON.stringify(save) !== JSON.stringify(saves[0])) faults.push(`process ${node + 1} shows another game`);
    }
    return faults;
  } finally {
    client.close();
    await proxy.stop();
    for (const node of nodes) await node.stop();
    await database.drop();
  }
}
