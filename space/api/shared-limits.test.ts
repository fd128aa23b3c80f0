import { test } from "node:test";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { untilLimitIsShared } from "@outbound/kit/testing/shared-limits.ts";
import { freshSpaceApp, openSpaceStore, spaceTestApp } from "../testing/space-app.ts";

const settings = { rateLimit: true };

onEachEngine((engine, openFresh) => {
  if (engine === "sqlite") return;
  test("[SAFE4] a client's requests to one process count against its limit in another", async (t) => {
    const first = await freshSpaceApp(t, openFresh, { settings });
    const store = await openSpaceStore(first.store.url);
    t.after(() => store.close());
    await untilLimitIsShared(first.app, spaceTestApp(t, store, { settings }).app);
  });
});
