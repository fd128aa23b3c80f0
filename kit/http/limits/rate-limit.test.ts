import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type RateLimit, RateLimiter, tooManyRequests } from "./rate-limit.ts";

const limit: RateLimit = { name: "test", burst: 5, perSecond: 2 };

function limiterAt(start = 0, maxBuckets?: number) {
  const clock = { now: start };
  return { clock, limiter: new RateLimiter(() => clock.now, maxBuckets) };
}

test("a burst passes at once, then the rate applies", () => {
  const { clock, limiter } = limiterAt(1000);
  const remaining = Array.from({ length: 5 }, () => limiter.take([{ limit, key: "a" }]).remaining);
  assert.deepEqual(remaining, [4, 3, 2, 1, 0]);
  const refused = { limit, allowed: false, remaining: 0, fullInSeconds: 3, retryAfterSeconds: 1 };
  assert.deepEqual(limiter.take([{ limit, key: "a" }]), refused);
  clock.now += 499;
  assert.equal(limiter.take([{ limit, key: "a" }]).allowed, false);
  clock.now += 1;
  assert.equal(limiter.take([{ limit, key: "a" }]).allowed, true);
  assert.equal(limiter.take([{ limit, key: "a" }]).allowed, false);
});

test("waiting as long as Retry-After says is enough, for any limit", () => {
  const limits = fc.record({
    name: fc.constant("any"),
    burst: fc.integer({ min: 1, max: 50 }),
    perSecond: fc.double({ min: 0.01, max: 1000, noNaN: true }),
  });
  fc.assert(
    fc.property(limits, fc.double({ min: 0, max: 1e9, noNaN: true }), (limit, start) => {
      const { clock, limiter } = limiterAt(start);
      for (let taken = 0; taken < limit.burst; taken += 1)
        assert.equal(limiter.take([{ limit, key: "a" }]).allowed, true);
      const { allowed, retryAfterSeconds } = limiter.take([{ limit, key: "a" }]);
      assert.equal(allowed, false);
      assert.ok(retryAfterSeconds >= 1);
      clock.now += retryAfterSeconds * 1000 + 0.001;
      assert.equal(limiter.take([{ limit, key: "a" }]).allowed, true);
    }),
  );
});

test("in any period no more requests pass than the burst and the rate allow", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), (pauses) => {
      const { clock, limiter } = limiterAt();
      let passed = 0;
      for (const pause of pauses) {
        clock.now += pause;
        if (limiter.take([{ limit, key: "a" }]).allowed) passed += 1;
      }
      assert.ok(passed <= limit.burst + (clock.now / 1000) * limit.perSecond + 1e-3);
    }),
  );
});

test("keys and limits have their own buckets", () => {
  const { limiter } = limiterAt();
  const one = { ...limit, burst: 1 };
  assert.equal(limiter.take([{ limit: one, key: "a" }]).allowed, true);
  assert.equal(limiter.take([{ limit: one, key: "b" }]).allowed, true);
  assert.equal(limiter.take([{ limit: { ...one, name: "other" }, key: "a" }]).allowed, true);
  assert.equal(limiter.take([{ limit: one, key: "a" }]).allowed, false);
});

test("full buckets are dropped, and there are never more than allowed", () => {
  const { clock, limiter } = limiterAt(0, 100);
  for (let client = 0; client < 1000; client += 1) limiter.take([{ limit, key: `client ${client}` }]);
  assert.ok(limiter.size <= 100);
  clock.now += 61_000;
  limiter.take([{ limit, key: "newcomer" }]);
  assert.equal(limiter.size, 1);
});

test("with as many buckets as allowed, full ones are looked for once a second and not for each request", () => {
  const { clock, limiter } = limiterAt(0, 100);
  for (let client = 0; client < 100; client += 1) limiter.take([{ limit, key: `client ${client}` }]);
  clock.now = 999;
  limiter.take([{ limit, key: "newcomer" }]);
  assert.equal(limiter.size, 99);
  clock.now = 1000;
  for (const key of ["a", "b"]) limiter.take([{ limit, key }]);
  assert.equal(limiter.size, 3);
});

test("a rate below one a second is reported by the minute, and a rate below one a minute by the hour", () => {
  const { limiter } = limiterAt();
  const signIn = { name: "sign-in", burst: 1, perSecond: 20 / 60 };
  limiter.take([{ limit: signIn, key: "a" }]);
  const problem = tooManyRequests(limiter.take([{ limit: signIn, key: "a" }]));
  assert.equal(
    problem.message,
    "At most 1 points at once and 20 a minute, and this request costs 1: try again in 3 seconds.",
  );
  assert.deepEqual(problem.headers, { "retry-after": "3" });
  const newGames = { name: "new games", burst: 1, perSecond: 20 / 3600, counts: "new games" };
  limiter.take([{ limit: newGames, key: "a" }]);
  assert.equal(
    tooManyRequests(limiter.take([{ limit: newGames, key: "a" }])).message,
    "At most 1 new games at once and 20 an hour: try again in 180 seconds.",
  );
});
