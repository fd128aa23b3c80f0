/** Reads `/metrics` of a running service. */
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCargoApp } from "@outbound/cargo/api/app.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { createSpaceApp } from "@outbound/space/api/app.ts";
import { openSpace } from "@outbound/space/store/open.ts";

const version = "0.0.0";

const APPS = {
  async space(database: string) {
    const store = await openSpace(database);
    return { store, app: createSpaceApp({ store, version }) };
  },
  async cargo(database: string) {
    const store = await openMigrated(database);
    return { store, app: createCargoApp({ store, version }).app };
  },
} satisfies Record<string, (database: string) => Promise<{ app: App; store: { close(): Promise<void> } }>>;

export const METERED = Object.keys(APPS) as (keyof typeof APPS)[];

/** Returns the text of a new service after a few requests. */
export async function liveMetrics(game: keyof typeof APPS): Promise<string> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "outbound-metrics-"));
  const { app, store } = await APPS[game](`sqlite:${join(folder.path, "game.db")}`);
  for (const url of ["/api/version", "/api/world", "/api/nothing"]) await app.inject({ url });
  const { payload } = await app.inject({ url: "/metrics" });
  await app.close();
  await store.close();
  return payload;
}
