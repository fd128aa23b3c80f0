import assert from "node:assert/strict";
import { test } from "node:test";
import { kill } from "./kill.ts";

test("[STORE1] [RETRY1] a service killed under load loses no command that it answered, in both games and on both engines", async () => {
  const verdicts = await kill({ size: "quick", seed: 1 });
  assert.equal(verdicts.length, 3);
  for (const { name, faults, figures } of verdicts) {
    assert.deepEqual(faults, [], name);
    const { "requests answered": answered, "requests in doubt, repeated with their key": inDoubt } = figures;
    assert.ok(Number(answered) > 0 && Number(inDoubt) > 0, `${name}: ${JSON.stringify(figures)}`);
  }
});
