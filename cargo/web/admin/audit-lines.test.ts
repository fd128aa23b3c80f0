import assert from "node:assert/strict";
import { test } from "node:test";
import { actionText, auditLines, isRevertible, linesBetween, targetAddress } from "./audit-lines.ts";

test("the audit entry of an edit has the values before and after", () => {
  const data = { before: { money: 500, home_icao: null }, after: { money: 900, home_icao: "EDDF" } };
  assert.deepEqual(auditLines("row-edited", data), [
    { name: "money", before: "500", after: "900" },
    { name: "home_icao", before: "null", after: '"EDDF"' },
  ]);
});

test("the audit entry of an added row has no values before, and that of a deleted row none after", () => {
  const row = { id: 7, name: "Ada" };
  assert.deepEqual(auditLines("row-added", { row })[0], { name: "id", before: undefined, after: "7" });
  assert.deepEqual(auditLines("row-deleted", { row })[1], { name: "name", before: '"Ada"', after: undefined });
});

test("an audit entry of another action has its data unchanged", () => {
  assert.deepEqual(auditLines("admin-added", { username: "zoe" }), [
    { name: "username", before: undefined, after: '"zoe"' },
  ]);
  assert.deepEqual(auditLines("player-suspended", {}), []);
});

test("an audit entry with an unknown action keeps the service's name", () => {
  assert.deepEqual([actionText("row-edited"), actionText("world-ended")], ["Edited a row", "world-ended"]);
});

test("an audit entry links to its row, or to its table if the key has several columns", () => {
  assert.equal(targetAddress("players 17"), "/admin/tables/players?where.id=17");
  assert.equal(targetAddress("slots EDDF 3"), "/admin/tables/slots");
  assert.equal(targetAddress("pools EDDF"), "/admin/tables/pools");
  assert.equal(targetAddress(""), undefined);
});

test("the entry of a revert first names the reverted entry, and the preview of a revert shows only what differs", () => {
  const lines = auditLines("row-edited", { before: { money: 9 }, after: { money: 5 }, reverts: 17 });
  assert.deepEqual(lines[0], { name: "reverts entry", before: undefined, after: "17" });
  assert.deepEqual(lines[1], { name: "money", before: "9", after: "5" });
  assert.deepEqual(linesBetween({ id: 3, money: 9 }, { id: 3, money: 5 }), [lines[1]]);
  const can = ["row-deleted", "cash-adjusted", "session-ended"].map(isRevertible);
  assert.deepEqual(can, [true, true, false]);
  const ofCash = auditLines("cash-adjusted", { amount: -5, reason: "Taken back: A gift", reverts: 17 });
  assert.deepEqual(
    ofCash.map(({ name, after }) => [name, after]),
    [
      ["reverts entry", "17"],
      ["amount", "-5"],
      ["reason", '"Taken back: A gift"'],
    ],
  );
});
