import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreUnavailableError } from "@outbound/kit/store/errors.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { freshFile } from "@outbound/kit/testing/engines.ts";
import type { CargoTables } from "../store/tables.ts";
import { cargoTestApp, openCargoStore } from "../testing/cargo-app.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("[STORE1] the service is not ready while due events cannot be written, because no read is answered then", async (t) => {
  let isFull = false;
  const store = await openCargoStore(await freshFile(t));
  t.after(() => store.close());
  const breakable: Store<CargoTables> = {
    ...store,
    transaction: (work) =>
      isFull ? Promise.reject(new StoreUnavailableError("SQLITE_FULL", "disk full")) : store.transaction(work),
  };
  const { settle, call, clock } = cargoTestApp(t, breakable);
  const mira = await settle("mira");
  const statuses = async () => [(await call("GET", "/readyz")).status, (await mira.call("GET", "/api/state")).status];
  const [plane] = (await mira.state()).planes;
  isFull = true;
  assert.deepEqual(await statuses(), [200, 200], "nothing is due, so reads continue");
  isFull = false;
  await mira.ok("POST", `/api/planes/${plane?.id}/fly`, { destIcao: "EDDM" });
  isFull = true;
  assert.deepEqual(await statuses(), [200, 200]);
  clock.advance(DAY_MS);
  assert.deepEqual(await statuses(), [503, 503]);
  refusedWith(await call("GET", "/readyz"), 503, "store-unavailable");
  isFull = false;
  assert.deepEqual(await statuses(), [200, 200]);
});
