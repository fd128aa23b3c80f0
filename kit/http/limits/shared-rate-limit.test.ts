import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { openStore, type Store } from "../../store/store.ts";
import { onEachEngine } from "../../testing/engines.ts";
import { type RateLimit, RateLimiter } from "./rate-limit.ts";
import { limiterOver, SharedRateLimiter } from "./shared-rate-limit.ts";

type DB = Record<string, never>;

/** Refills one point an hour, so that none is refilled during a test. */
const limit: RateLimit = { name: "test", burst: 40, perSecond: 1 / 3600 };

/** Empties a bucket and returns how many points it had. */
function drain(limiter: RateLimiter, key: string, most = Number.POSITIVE_INFINITY): number {
  let taken = 0;
  while (taken < most && limiter.take([{ limit, key }]).allowed) taken += 1;
  return taken;
}

/** Resolves when every process has received from every other: each publishes new buckets until the others know one. */
async function settled(limiters: readonly SharedRateLimiter[]): Promise<void> {
  for (const publisher of limiters) {
    for (const receiver of limiters.filter((other) => other !== publisher)) await receives(receiver, publisher);
  }
}

async function receives(receiver: SharedRateLimiter, publisher: SharedRateLimiter): Promise<void> {
  for (let waitMs = 5; ; waitMs *= 2) {
    // Each look uses a new bucket, because looking takes a point.
    const key = randomUUID();
    publisher.take([{ limit, key }]);
    await publisher.publish();
    await wait(waitMs);
    if (owedBy(receiver, key) > 0) return;
  }
}

/** Returns how many points of a bucket others took; looking takes one. */
const owedBy = (limiter: RateLimiter, key: string): number =>
  limit.burst - 1 - limiter.take([{ limit, key }]).remaining;

async function limiters(t: TestContext, url: string, count: number): Promise<SharedRateLimiter[]> {
  const made: SharedRateLimiter[] = [];
  for (let process = 0; process < count; process += 1) {
    const store: Store<DB> = await openStore<DB>(url, { tables: [] });
    const limiter = new SharedRateLimiter(store);
    t.after(() => limiter.close().then(() => store.close()));
    made.push(limiter);
  }
  return made;
}

onEachEngine((engine, openFresh, freshUrl) => {
  if (engine === "sqlite") {
    test("with SQLite, which only one process uses, no counts are published", async (t) => {
      const limiter = limiterOver(await openFresh<DB>(t, []));
      assert.ok(!(limiter instanceof SharedRateLimiter));
      assert.equal(drain(limiter, "a"), 40);
    });
    return;
  }

  test("requests that one process lets through count in the others before the next second", async (t) => {
    const [a, b, c] = (await limiters(t, await freshUrl(t), 3)) as [
      SharedRateLimiter,
      SharedRateLimiter,
      SharedRateLimiter,
    ];
    await settled([a, b, c]);
    assert.equal(drain(a, "one", 25), 25);
    await settled([a, b, c]);
    assert.equal(drain(b, "one", 10), 10);
    await settled([a, b, c]);
    assert.equal(drain(c, "one"), 5);
    await settled([a, b, c]);
    assert.deepEqual(
      [a, b, c].map((limiter) => drain(limiter, "one")),
      [0, 0, 0],
    );
    assert.equal(drain(a, "another"), 40);
  });

  test("keys of any form, and very many keys, reach the other processes", async (t) => {
    const [a, b] = (await limiters(t, await freshUrl(t), 2)) as [SharedRateLimiter, SharedRateLimiter];
    await settled([a, b]);
    const keys = [
      "2001:db8:0:1::/64",
      'it\'s "quoted" \\ ü\n',
      ...Array.from({ length: 3_000 }, (_, id) => `player ${id}`),
    ];
    for (const key of keys) drain(a, key, 3);
    await settled([a, b]);
    assert.deepEqual(
      keys.filter((key) => owedBy(b, key) !== 3),
      [],
    );
    drain(a, "x".repeat(10_000), 3);
    await settled([a, b]);
    assert.equal(owedBy(b, "x".repeat(10_000)), 0);
  });

  test("counts above an eighth of a burst are published at once, and smaller ones later together", async (t) => {
    const { url, logger } = await openFresh<DB>(t, []);
    let messages = 0;
    const write = {
      async executeQuery<Row>() {
        messages += 1;
        return { rows: [] as Row[] };
      },
    };
    const limiter = new SharedRateLimiter({ engine: "postgres", url, logger, write });
    drain(limiter, "a", 4);
    drain(limiter, "b", 4);
    assert.equal(messages, 0);
    drain(limiter, "b", 1);
    await limiter.publish();
    assert.equal(messages, 1);
    drain(limiter, "c", 1);
    await limiter.publish();
    await limiter.publish();
    assert.equal(messages, 2);
    await limiter.close();
  });

  test("while the database is unavailable, counts are not shared and no request is refused for that", async (t) => {
    const store = await openFresh<DB>(t, []);
    const warnings: string[] = [];
    const logger = { info: () => {}, warn: (_: object, message: string) => warnings.push(message), error: () => {} };
    const write = { executeQuery: () => Promise.reject(new Error("gone")) };
    const limiter = new SharedRateLimiter({ engine: "postgres", url: store.url, logger, write });
    assert.equal(drain(limiter, "a"), 40);
    await limiter.publish();
    drain(limiter, "b", 3);
    await limiter.publish();
    await limiter.close();
    assert.deepEqual(warnings, ["failed to share rate limits"]);
  });
});

test("all processes together let through at most one limit and the unpublished requests of all but one, however late counts arrive", () => {
  const processes = 3;
  const small: RateLimit = { name: "small", burst: 8, perSecond: 10 };
  const step = fc.record({
    process: fc.integer({ min: 0, max: processes - 1 }),
    requests: fc.integer({ min: 1, max: 20 }),
    pauseMs: fc.integer({ min: 0, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 1000 }), (steps, lateMs) => {
      const clock = { now: 0 };
      const limiters = Array.from({ length: processes }, () => new RateLimiter(() => clock.now));
      const unpublished = limiters.map(() => 0);
      const messages: { readonly at: number; readonly from: number; readonly points: number }[] = [];
      let passed = 0;
      let mostUnpublished = 0;
      for (const { process, requests, pauseMs } of steps) {
        clock.now += pauseMs;
        while (messages[0] !== undefined && messages[0].at <= clock.now) {
          const { from, points } = messages.shift() as (typeof messages)[number];
          unpublished[from] = (unpublished[from] ?? 0) - points;
          for (const [other, limiter] of limiters.entries())
            if (other !== from) limiter.charge({ limit: small, key: "a" }, points);
        }
        let points = 0;
        for (let request = 0; request < requests; request += 1)
          points += limiters[process]?.take([{ limit: small, key: "a" }]).allowed ? 1 : 0;
        unpublished[process] = (unpublished[process] ?? 0) + points;
        mostUnpublished = Math.max(mostUnpublished, ...unpublished);
        messages.push({ at: clock.now + lateMs, from: process, points });
        passed += points;
        const allowed = small.burst + (clock.now / 1000) * small.perSecond;
        assert.ok(passed <= allowed + (processes - 1) * mostUnpublished + 1e-3, `${passed} of ${allowed}`);
      }
    }),
  );
});
