/** Checks that two space processes on one PostgreSQL are one game: a change on one is visible at once on the other. */
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { Client } from "../../harness/client.ts";
import { startCluster } from "./service-cluster.ts";

/** Returns one sentence for each difference, after orders that were given to both at once and turns that each of them worked. */
export async function playSpaceOnTwo(orders: number): Promise<string[]> {
  const cluster = await startCluster("space", 2);
  const client = new Client(cluster.url);
  try {
    const faults: string[] = [];
    const all = (path: string, body: object) =>
      Promise.all(Array.from({ length: orders }, async () => (await client.send("POST", path, body)).status));
    const statuses = [...(await all("/api/explore", { focus: "harvest", leadId: 1 })), ...(await all("/api/turn", {}))];
    const refused = statuses.filter((status) => status >= 300);
    if (refused.length > 0) faults.push(`orders and turns were answered ${refused}`);
    const saves: SaveDocument[] = [];
    for (const node of [0, 1]) saves.push(await new Client(cluster.nodeUrl(node)).ok("GET", "/api/save/export"));
    for (const [node, save] of saves.entries()) {
      const { nextTaskId, turn } = save.game;
      if (nextTaskId - 1 !== orders) faults.push(`process ${node + 1}: ${orders} orders, ${nextTaskId - 1} tasks`);
      if (turn < orders) faults.push(`process ${node + 1}: ${orders} turns were worked, it is turn ${turn}`);
      if (JSON.stringify(save) !== JSON.stringify(saves[0])) faults.push(`process ${node + 1} shows another game`);
    }
    return faults;
  } finally {
    await cluster.stop();
  }
}
