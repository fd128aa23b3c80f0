import assert from "node:assert/strict";
import { test } from "node:test";
import { endLauncher } from "./launcher.ts";

test("the services of npm start end when npm is killed, and their ports are free within 5 seconds", async () => {
  const verdicts = await endLauncher({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
});
