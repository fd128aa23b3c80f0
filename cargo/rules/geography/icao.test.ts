import assert from "node:assert/strict";
import { test } from "node:test";
import { checkIcao } from "./icao.ts";

test("[GEO4] the first unknown code is refused with 400", () => {
  assert.equal(checkIcao(), undefined);
  assert.equal(checkIcao("EDDF", "LFPG"), undefined);
  const refusal = checkIcao("EDDF", "XQXQ", "XQXZ");
  assert.deepEqual(
    [refusal?.status, refusal?.code, refusal?.detail, refusal?.details],
    [400, "unknown-icao", "No airport has the ICAO code 'XQXQ'.", { icao: "XQXQ" }],
  );
});
