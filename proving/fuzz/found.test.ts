/** Requests that generated ones once led to, each under what went wrong then. */
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { freshSpaceApp } from "@outbound/space/testing/space-app.ts";

onEachEngine((_engine, openFresh) => {
  test("an archive that the admin gives the last of all ids is refused: no new game could be started after it", async (t) => {
    const app = await freshSpaceApp(t, openFresh);
    await app.ok("GET", "/api/world");
    await app.ok("POST", "/api/save/new", { seed: 1 });
    const last = { id: Number.MAX_SAFE_INTEGER };
    const edit = await app.call("PATCH", "/api/admin/tables/archives/rows?pk.id=1", last);
    refusedWith(edit, 400, "malformed-request");
    await app.ok("POST", "/api/save/new", { seed: 2 });
  });
});
