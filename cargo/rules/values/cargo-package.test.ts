import assert from "node:assert/strict";
import { test } from "node:test";
import { hasEnded, PACKAGE_STATUSES } from "./cargo-package.ts";

test("[JOB1] a package is open, accepted, loaded, delivered, abandoned or expired; the last three are its ended statuses", () => {
  assert.deepEqual(PACKAGE_STATUSES, ["open", "accepted", "loaded", "delivered", "abandoned", "expired"]);
  assert.deepEqual(
    PACKAGE_STATUSES.filter((status) => hasEnded({ status })),
    ["delivered", "abandoned", "expired"],
  );
});
