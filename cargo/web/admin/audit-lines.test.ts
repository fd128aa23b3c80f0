import assert from "node:assert/strict";
import { test } from "node:test";
import { actionText, auditLines, targetAddress } from "./audit-lines.ts";

test("an edit is reported by what was before and what is now", () => {
  const data = { before: { money: 500, home_icao: null }, after: { money: 900, home_icao: "EDDF" } };
  assert.deepEqual(auditLines("row-edited", data), [
    { name: "money", before: "500", after: "900" },
    { name: "home_icao", before: "null", after: '"EDDF"' },
  ]);
});

test("a row that came has nothing before, one that went nothing after", () => {
  const row = { id: 7, name: "Ada" };
  assert.deepEqual(auditLines("row-added", { row })[0], { name: "id", before: undefined, after: "7" });
  assert.deepEqual(auditLines("row-deleted", { row })[1], { name: "name", before: '"Ada"', after: undefined });
});

test("everything else is reported as it is", () => {
  assert.deepEqual(auditLines("admin-added", { username: "zoe" }), [
    { name: "username", before: undefined, after: '"zoe"' },
  ]);
  assert.deepEqual(auditLines("player-suspended", {}), []);
});

test("an action that is not known yet keeps the service's name", () => {
  assert.deepEqual([actionText("row-edited"), actionText("world-ended")], ["Edited a row", "world-ended"]);
});

test("an entry leads to its row, or to the table where a key has several columns", () => {
  assert.equal(targetAddress("players 17"), "/admin/tables/players?where.id=17");
  assert.equal(targetAddress("slots EDDF 3"), "/admin/tables/slots");
  assert.equal(targetAddress("pools EDDF"), "/admin/tables/pools");
  assert.equal(targetAddress(""), undefined);
});
