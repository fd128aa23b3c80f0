/** The short form of `npm run prove -- load`: checks the promises that hold at any size. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { withFolder } from "../../harness/folder.ts";
import { markdown } from "../../harness/report.ts";
import { measure, QUICK, routeLoadText, verdictOf } from "./route-load.ts";

test("[RT8] [STORE8] routes and players who fly by hand share a service, which then catches up with hours of landings", async () => {
  const load = await withFolder((folder) => measure(folder, QUICK));
  assert.deepEqual(verdictOf(load), []);
  assert.equal(load.onRoutes, QUICK.players * QUICK.planes);
  assert.ok(load.hands.departures > 0, "nobody flew by hand");
  assert.ok(load.catchUp.landings > QUICK.players * QUICK.planes, "the routes rested");
  assert.match(markdown(...routeLoadText(load)), /^\| plan \| /m);
});
