import assert from "node:assert/strict";
import { it } from "node:test";
import { changeOf } from "./listing-change.ts";

it("the dialog of a game sends only what its player changed, so it keeps a name that a friend gave meanwhile", () => {
  const opened = { name: "Ship of Norrun", listed: false };
  assert.deepEqual(changeOf(opened, { ...opened, listed: true }), { listed: true });
  assert.deepEqual(changeOf(opened, { ...opened, name: "Lantern" }), { name: "Lantern" });
  assert.deepEqual(changeOf(opened, { name: "Lantern", listed: true }), { name: "Lantern", listed: true });
  assert.deepEqual(changeOf(opened, opened), {});
});
