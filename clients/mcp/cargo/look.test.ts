import assert from "node:assert/strict";
import { test } from "node:test";
import { worldEventLine } from "./look.ts";

test("a world event is shown with its start, because it may not have begun", () => {
  const times = { announcedSimTime: 946684800000, startsSimTime: 946728000000, endsSimTime: 947041200000 };
  assert.equal(
    worldEventLine({ id: 1, kind: "storm", regionId: "us-central", factor: 1.5, ...times }),
    "storm us-central × 1.5, 2000-01-01 12:00 to 2000-01-05 03:00",
  );
  assert.equal(
    worldEventLine({ id: 2, kind: "shortage", group: "mail", regionId: "andes", factor: 1.25, ...times }),
    "shortage mail andes × 1.25, 2000-01-01 12:00 to 2000-01-05 03:00",
  );
});
