import assert from "node:assert/strict";
import { test } from "node:test";
import { onCores, sidesOf } from "./cores.ts";

test("the client of a benchmark has the last core, and servers have the others", () => {
  assert.deepEqual(sidesOf("0-1"), { server: "0", client: "1", any: "0-1" });
  assert.deepEqual(sidesOf("0-2,5,7-8"), { server: "0,1,2,5,7", client: "8", any: "0-2,5,7-8" });
  assert.equal(sidesOf("3"), undefined);
});

test("a command runs unchanged if cores are not separated", () => {
  assert.deepEqual(onCores("server", ["node", "main.ts"]), ["node", "main.ts"]);
});
