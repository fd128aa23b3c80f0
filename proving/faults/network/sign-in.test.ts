import assert from "node:assert/strict";
import { test } from "node:test";
import { guessPasswords } from "./sign-in.ts";

test("[AUTH4] while many addresses guess passwords, a known player and new clients sign in", async () => {
  const verdicts = await guessPasswords({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 1);
});
