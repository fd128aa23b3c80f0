import { test } from "node:test";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { untilLimitIsShared } from "@outbound/kit/testing/shared-limits.ts";
import { cargoTestApp, freshCargoApp, openCargoStore } from "../testing/cargo-app.ts";

const settings = { rateLimit: true };

onEachEngine((engine, openFresh) => {
  if (engine === "sqlite") return;
  test("[STORE6] requests to one process count against the limit in another", async (t) => {
    const first = await freshCargoApp(t, openFresh, { settings });
    const store = await openCargoStore(first.store.url);
    t.after(() => store.close());
    await untilLimitIsShared(first.app, cargoTestApp(t, store, { settings }).app);
  });
});
