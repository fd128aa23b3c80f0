import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { StoreUnavailableError } from "@outbound/kit/store/errors.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { freshFile, onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { CargoTables } from "../store/tables.ts";
import { bearer, cargoTestApp, freshCargoApp, openCargoStore } from "../testing/cargo-app.ts";
import type { StateView } from "./schemas.ts";

test("[STORE1] the service is not ready while due events cannot be written, because no read could be answered", async (t) => {
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

onEachEngine((_engine, openFresh) => {
  test("[STORE8] While the service catches up with its downtime, it reports its progress and changes nothing", async (t) => {
    let held: PromiseWithResolvers<void> | undefined;
    const hasBegunSecond = Promise.withResolvers<void>();
    let transactions = 0;
    const heldAfterOne: typeof openFresh = async <DB>(
      owner: TestContext,
      migrated: Parameters<typeof openFresh>[1],
    ) => {
      const store = await openFresh<DB>(owner, migrated);
      return {
        ...store,
        transaction: async <T>(work: Parameters<typeof store.transaction<T>>[0]) => {
          transactions += 1;
          if (held !== undefined && transactions > 1) {
            hasBegunSecond.resolve();
            await held.promise;
          }
          return store.transaction(work);
        },
      };
    };
    const { settle, call, game, clock } = await freshCargoApp(t, heldAfterOne);
    const [mira, otto] = [await settle("mira"), await settle("otto")];
    for (const [player, destIcao] of [
      [mira, "EDDM"],
      [otto, "EDDH"],
    ] as const) {
      const [plane] = (await player.state()).planes;
      await player.ok("POST", `/api/planes/${plane?.id}/fly`, { destIcao });
    }
    clock.advance(DAY_MS);
    game.skipRealTime(DAY_MS);

    held = Promise.withResolvers();
    transactions = 0;
    const started = game.start({ resetTimeScale: false, eventsABatch: 1 });
    try {
      refusedWith(await call("GET", "/readyz"), 503, "catching-up");
      await Promise.race([hasBegunSecond.promise, started]);
      const answer = await call("GET", "/readyz");
      const { details } = refusedWith(answer, 503, "catching-up");
      const { share, realSecondsLeft, retryAfterSeconds } = details as Record<string, number>;
      assert.ok(share !== undefined && share > 0 && share < 1, "one of two landings has happened");
      assert.ok(realSecondsLeft !== undefined && realSecondsLeft > 0);
      assert.equal(answer.headers["retry-after"], String(retryAfterSeconds));
      for (const path of ["/api/state", "/api/stream", "/api/airports", "/api/admin/tables"]) {
        refusedWith(await mira.call("GET", path), 503, "catching-up");
      }
      refusedWith(await mira.call("POST", "/api/planes/1/repair", {}), 503, "catching-up");
      for (const path of ["/docs", "/healthz", "/api/version", "/api/problems", "/problems/catching-up"]) {
        assert.equal((await call("GET", path)).status, 200, path);
      }
    } finally {
      held.resolve();
    }
    assert.equal(await started, true);
    assert.equal((await call("GET", "/readyz")).status, 200);
    assert.deepEqual(
      (await otto.state()).planes.map(({ status }) => status),
      ["available"],
    );
  });
});

test("[STORE8] A service that is stopped while it catches up has saved its progress, and the next start continues", async (t) => {
  const file = await freshFile(t);
  const store = await openCargoStore(file);
  t.after(() => store.close());
  const first = cargoTestApp(t, store);
  const mira = await first.settle("mira");
  const [plane] = (await mira.state()).planes;
  await mira.ok("POST", `/api/planes/${plane?.id}/fly`, { destIcao: "EDDM" });
  first.clock.advance(DAY_MS);
  const started = first.game.start({ resetTimeScale: false, eventsABatch: 1 });
  await first.game.close();
  assert.equal(await started, false);
  const second = cargoTestApp(t, store, { clock: first.clock });
  const finish = async () => {
    refusedWith(await second.call("GET", "/readyz"), 503, "catching-up", "while the first admin is made");
  };
  assert.equal(await second.game.start({ resetTimeScale: false, finish }), true);
  assert.equal((await second.call("GET", "/readyz")).status, 200);
  const { planes } = (await second.call("GET", "/api/state", undefined, bearer(mira.token))).body as StateView;
  assert.deepEqual(
    planes.map(({ airportIcao }) => airportIcao),
    ["EDDM"],
  );
});
