/** Tests the arguments of `npm start`. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { games, ROOT } from "../repository.ts";

test("npm start knows every game, and lists them if another one is named", () => {
  const { status, stderr } = spawnSync(process.execPath, ["start.ts", "nobody"], { cwd: ROOT, encoding: "utf8" });
  assert.equal(status, 1);
  const known = /^There is no service named nobody; there is (.*)\.\n$/.exec(stderr)?.[1]?.split(", ");
  assert.deepEqual(known?.sort(), [...games()].sort());
});
