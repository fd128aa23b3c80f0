/**
 * Checks the space service while its database cannot be written. Changes are refused with 503 and leave no trace, and reads keep
 * working. After the repair everything works without a restart.
 */
import { endlessOrder } from "../../harness/space/endless-orders.ts";
import type { Change, DiskGame, DiskRun } from "./disk-run.ts";

const READS = ["world", "crew", "ship", "tasks", "events", "missions", "save/export"].map((path) => `/api/${path}`);
const EXPLORE: Change = { path: "/api/explore", body: { leadId: 1 } };
const TURN: Change = { path: "/api/turn" };

/** One change of each kind that a game with a queue accepts. */
const CHANGES: readonly Change[] = [
  EXPLORE,
  TURN,
  { path: "/api/turn/run", body: { maxTurns: 2 } },
  { method: "DELETE", path: "/api/tasks/1" },
  { path: "/api/tasks/2/move", body: { position: 1 } },
  { path: "/api/missions/1/accept" },
  { path: "/api/save/new", body: { seed: 3 } },
  { method: "PATCH", path: "/api/admin/tables/save/rows?pk.id=1", body: { credits: 5 } },
  { path: "/api/admin/tables/crew/rows", body: { id: 90, name: "Ada", fatigue: 0 } },
  { method: "DELETE", path: "/api/admin/tables/crew/rows?pk.id=4" },
];

export const SPACE: DiskGame = {
  game: "space",
  async inject(run, times) {
    const show = () => readAll(run);
    run.prepare(async () => ({ revision: 0, text: await show() }));
    let orders = 0;
    for (let time = 0; time < times; time += 1) {
      await run.expectSuccess({ path: "/api/save/new", body: { difficulty: "sandbox", seed: 1 } });
      for (const _task of [1, 2, 3]) await run.expectSuccess(EXPLORE);
      await run.store.break();
      await run.tryUntilRefused(() => {
        orders += 1;
        return [endlessOrder(orders), TURN];
      });
      for (const change of CHANGES) await run.tryChange(change);
      await run.store.repair();
      // Accepted changes may have filled or emptied the queue. After this order there is a task in both cases.
      await run.expectSuccess(EXPLORE, 409);
      const before = await show();
      await run.expectSuccess(TURN);
      run.expect((await show()) !== before, "a turn after the repair changed nothing");
    }
  },
};

async function readAll(run: DiskRun): Promise<string> {
  const texts: string[] = [];
  for (const path of READS) texts.push((await run.read(path)).text);
  return texts.join("\n");
}
