import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { aGame } from "../../testing/a-game.ts";
import { build, done, expand, explore, jump, ordered, refused, research, upgrade } from "../../testing/play.ts";
import { exportSave, importSave } from "../save/save.ts";
import { abandon, accept, choose, moveOrder, placeOrder, takeTurn } from "../turn/command.ts";
import { firstRefusal, REFUSALS, Refusal, type RefusalCode } from "./refusals.ts";

const game = aGame().build();
const rich = aGame().rich().build();
const full = ordered(rich, ...Array.from({ length: 20 }, () => explore()));
const met = aGame().meeting("wayfarers-lamp").build();
const missions = aGame()
  .withMission({ kind: "survey", systemId: 2 })
  .withMission({ kind: "survey", systemId: 3 }, { status: "failed", endedOnTurn: 0 })
  .build();

/** The store has the games, archives and turns, so its tests cause these refusals. */
type StoreCode =
  | "revision-changed"
  | "unknown-archive"
  | "unknown-turn"
  | "unknown-game"
  | "watch-only"
  | "main-game"
  | "too-many-games"
  | "daily-running"
  | "game-running"
  | "no-replay";

/** The status of each refusal of the rules, and a function that causes it. */
const PROVOKED: Readonly<Record<Exclude<RefusalCode, StoreCode>, readonly [status: number, provoke: () => unknown]>> = {
  "position-out-of-range": [400, () => moveOrder(full, 2, 19)],
  "unknown-system": [404, () => placeOrder(game, jump(99))],
  "unknown-module": [404, () => placeOrder(game, upgrade(99))],
  "unknown-tech": [404, () => placeOrder(game, research("warp9"))],
  "unknown-kind": [404, () => placeOrder(game, build("ballroom"))],
  "unknown-crew": [404, () => placeOrder(game, explore("survey", 99))],
  "unknown-task": [404, () => moveOrder(game, 99, 0)],
  "unknown-mission": [404, () => accept(game, 99)],
  "unknown-encounter": [404, () => choose(met, 99, "pass")],
  "unknown-option": [404, () => choose(met, 1, "sing")],
  "already-decided": [409, () => choose(done(met, explore()).game, 1, "fuel")],
  "game-over": [409, () => placeOrder(aGame().ended("lost", "crew-lost").build(), explore())],
  "queue-full": [409, () => placeOrder(full, explore())],
  "already-there": [409, () => placeOrder(game, jump(1))],
  "already-researched": [409, () => placeOrder(aGame().withTech("nav1").build(), research("nav1"))],
  "already-queued": [409, () => placeOrder(ordered(rich, research("nav1")), research("nav1"))],
  "tier-cap": [409, () => placeOrder(rich, upgrade(6))],
  "no-free-slot": [409, () => placeOrder(aGame().rich().withBuilt("scoop").build(), build("shield"))],
  "already-built": [409, () => placeOrder(aGame().rich().withBuilt("scoop").build(), build("scoop"))],
  "hull-sound": [409, () => placeOrder(rich, build("patch"))],
  "expansion-limit": [409, () => placeOrder(aGame().rich().withExpansions(6).build(), expand())],
  "stale-turn": [409, () => takeTurn(game, 1)],
  "task-active": [409, () => moveOrder(full, 1, 0)],
  "mission-not-offered": [409, () => accept(missions, 2)],
  "mission-ended": [409, () => abandon(missions, 3)],
  "lead-among-helpers": [422, () => placeOrder(game, explore("survey", 2))],
  "not-enough-resources": [422, () => placeOrder(aGame().withResources({ data: 9 }).build(), research("nav1"))],
  "out-of-range": [422, () => placeOrder(game, jump(8))],
  "not-enough-fuel": [422, () => placeOrder(aGame().withResources({ fuel: 0 }).build(), jump(2))],
  "missing-prerequisites": [422, () => placeOrder(rich, research("nav2"))],
  "requirement-not-met": [422, () => choose(aGame().meeting("wayfarers-mercy").build(), 1, "debts")],
  "save-invalid": [422, () => importSave({ ...exportSave({ game, events: [], tasks: [] }), checksum: "0" })],
};

for (const [code, [status, provoke]] of Object.entries(PROVOKED) as [
  keyof typeof PROVOKED,
  [number, () => unknown],
][]) {
  test(`[ORD2] ${code} is ${status} and can occur`, () => {
    const refusal = refused(provoke(), code);
    assert.equal(refusal.status, status);
    assert.match(refusal.detail, /^\S.*[.:a-z0-9)]$/);
    assert.ok(Object.keys(refusal.details).length > 0);
  });
}

test("[ORD2] the store's two refusals are 404", () => {
  assert.equal(REFUSALS["unknown-archive"].status, 404);
  assert.equal(REFUSALS["unknown-turn"].status, 404);
});

test("the code uses every refusal of the table", () => {
  const folder = fileURLToPath(new URL("../../", import.meta.url));
  const sources = globSync("**/*.ts", { cwd: folder }).filter((path) => !path.endsWith(".test.ts"));
  const code = sources.map((path) => readFileSync(`${folder}/${path}`, "utf8")).join("\n");
  const used = new Set([...code.matchAll(/new Refusal\(\s*"([a-z-]+)"/g)].map(([, name]) => name));
  assert.deepEqual([...used].sort(), Object.keys(REFUSALS).sort());
});

test("each refusal has a cause, a remedy and an example with figures", () => {
  for (const { title, cause, remedy, example } of Object.values(REFUSALS)) {
    assert.match(title, /^[A-Z]/);
    for (const text of [cause, remedy, example.detail]) assert.match(text, /^[A-Z].*\.$/s);
    assert.ok("details" in example);
  }
});

test("[ORD2] of several refusals the one with the lowest status is returned, the first on ties", () => {
  const [a, b, c, d] = [
    new Refusal("lead-among-helpers", "a"),
    new Refusal("queue-full", "b"),
    new Refusal("game-over", "c"),
    new Refusal("unknown-crew", "d"),
  ];
  assert.equal(firstRefusal(a, b, c), b);
  assert.equal(firstRefusal(c, b), c);
  assert.equal(firstRefusal(a, undefined, b, d), d);
  assert.equal(firstRefusal(undefined, a), a);
  assert.equal(firstRefusal(undefined), undefined);
});
