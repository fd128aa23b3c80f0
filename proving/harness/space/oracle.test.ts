import assert from "node:assert/strict";
import { test } from "node:test";
import { exportSave, type SaveDocument } from "@outbound/space/rules/save/save.ts";
import { Client, Reply } from "../client.ts";
import type { Oracle } from "../operations.ts";
import type { SpaceOperation } from "./keyed-player.ts";
import { longGame } from "./long-game.ts";
import { newSpaceOracle } from "./oracle.ts";

/** An oracle that has seen every answer of the game. */
function observer({ game, events }: SaveDocument): Oracle<SpaceOperation> {
  const oracle = newSpaceOracle();
  const record = (kind: SpaceOperation["kind"], key: string, body: object) => {
    const operation = { kind, key, method: "POST", path: "/api" };
    oracle.record({ operation, reply: new Reply(200, JSON.stringify(body), ""), at: 0 });
  };
  for (let id = 1; id < game.nextTaskId; id++) record("order", `order ${id}`, { task: { id } });
  for (let turn = 1; turn <= game.turn; turn++) {
    const own = events.filter((event) => event.turn === turn);
    record("turn", `turn ${turn}`, { turn, skipped: false, events: own, encounter: null, lapsed: null });
  }
  for (const { id, decided } of game.encounters) {
    if (decided) record("choose", `choice ${id}`, { encounter: { id, decided } });
  }
  return oracle;
}

async function faultsOf(oracle: Oracle<SpaceOperation>, document: SaveDocument): Promise<readonly string[]> {
  class Stored extends Client {
    override ok = async <Body>(): Promise<Body> => document as Body;
  }
  await oracle.compare(new Stored("http://localhost"));
  return oracle.faults;
}

const SAVE = longGame(40, 1);

test("the oracle accepts a save that has all answered changes, even if its oldest entries were left out", async () => {
  const { game, events, tasks } = SAVE;
  assert.ok(game.encounters.some(({ decided }) => decided !== null));
  assert.deepEqual(await faultsOf(observer(SAVE), SAVE), []);
  const cut = exportSave({ game, events: events.slice(50), tasks: tasks.slice(5) });
  assert.ok(cut.omitted);
  assert.deepEqual(await faultsOf(observer(SAVE), cut), []);
});

test("the oracle finds a lost event, a lost task, a lost encounter and another decision than the one that was answered", async () => {
  const { game, events, tasks } = SAVE;
  const broken = async (save: Pick<SaveDocument, "game" | "events" | "tasks">) =>
    (await faultsOf(observer(SAVE), { ...SAVE, ...save })).join("\n");
  assert.match(await broken({ game, events: events.toSpliced(30, 1), tasks }), /the log has lost/);
  assert.match(await broken({ game, events, tasks: tasks.toSpliced(3, 1) }), /count of tasks/);
  const [first, ...others] = game.encounters;
  assert.match(await broken({ game: { ...game, encounters: others }, events, tasks }), /encounter/);
  const decided = first?.decided && { ...first.decided, option: "another" };
  const changed = { ...game, encounters: [{ ...first, decided }, ...others] } as typeof game;
  assert.match(await broken({ game: changed, events, tasks }), /stored another/);
});
