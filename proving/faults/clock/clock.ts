/** Sets the clocks of services forward and back by an hour under load, and restarts them on a clock that was set back. */
import { setTimeout as wait } from "node:timers/promises";
import { COST, REQUESTS } from "@outbound/kit/http/limits/rate-limit.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { registerPlayer } from "../../harness/cargo/player.ts";
import { Client } from "../../harness/client.ts";
import { preloaded, setClock } from "../../harness/preload/preloaded.ts";
import { type FaultProgram, type LoadRun, ON_BOTH_ENGINES, ON_SQLITE, underLoad } from "../fault.ts";

/** Off the true time, one after the other. */
const STEPS = [HOUR_MS, 0, -HOUR_MS, 0, -HOUR_MS, HOUR_MS, 0];
const SIZES = {
  quick: { rounds: 1, playMs: 50, places: ON_SQLITE },
  full: { rounds: 10, playMs: 2_000, places: ON_BOTH_ENGINES },
};

export const setClocks: FaultProgram = (options) => {
  const { rounds, playMs, places } = SIZES[options.size];
  const shifted = places.map((place) => ({ ...place, environment: preloaded() }));
  return underLoad(shifted, options, async (run) => {
    const { players, observer, place } = run;
    const world = place.game === "cargo" ? await watchWorldClock(run) : undefined;
    for (let round = 1; round <= rounds; round += 1) {
      for (const offMs of STEPS) {
        await wait(playMs);
        await setClock(run.service, offMs);
        await players.change();
        await world?.look(`after a step to ${offMs} ms`);
      }
      run.log(`round ${round}: ${players.answered} answered`);
    }
    await players.stop();
    run.expect(observer.all.refused === 0, `${observer.all.refused} requests were refused with 503`);
    for (const offMs of [-HOUR_MS, 0]) {
      await run.restart(preloaded(offMs));
      await world?.look(`after a start at ${offMs} ms`);
    }
    await players.check(run.service.url);
    await run.restart({ ...preloaded(), RATE_LIMIT: "on" });
    await checkLimits(run);
    if (place.game === "cargo") await checkLock(run);
    return () => ({
      "steps of the clock by an hour or two": rounds * STEPS.length,
      "requests answered meanwhile": players.answered,
      ...(world && { "greatest leap of the world's clock against true time": `${world.greatestLeapMs()} ms` }),
    });
  });
};

/** Tolerance: the world's clock is rounded, and another process measures the true time. */
const LEAP_MS = 500;
/** A world that starts on a clock set back lags by the time without a service. The next start makes up for that. */
const LAG_MS = 15_000;

async function watchWorldClock(run: LoadRun) {
  const player = await registerPlayer(run.service.url, "watcher");
  const read = async () => {
    const askedAt = performance.now();
    const { simState, clock } = await player.at(run.service.url).state();
    return { clockMs: simState.clockMs, clock, askedAt, answeredAt: performance.now() };
  };
  let latest = await read();
  let greatestLeapMs = 0;
  /** Milliseconds that the world may catch up. */
  let behindMs = 0;
  return {
    greatestLeapMs: () => greatestLeapMs,
    async look(when: string): Promise<void> {
      const now = await read();
      const passedMs = now.clockMs - latest.clockMs;
      const worldMs = passedMs / Math.max(1, now.clock.timeScale);
      // The service read its clock at some time between the request and its answer, which a busy machine delays.
      const gainedMs = Math.round(worldMs - (now.answeredAt - latest.askedAt));
      const leapMs = gainedMs - behindMs;
      behindMs = Math.max(0, -leapMs);
      const lagMs = Math.round(now.askedAt - latest.answeredAt - worldMs);
      greatestLeapMs = Math.max(greatestLeapMs, leapMs);
      // The world's clock is stopped while no plane flies or is under repair.
      const hasStopped = now.clock.running && latest.clock.running && lagMs > LAG_MS;
      latest = now;
      run.expect(passedMs >= 0, `${when} the world's clock went back by ${-passedMs} ms`);
      run.expect(!hasStopped, `${when} the world's clock stood still for ${lagMs} ms of real time`);
      run.expect(leapMs <= LEAP_MS, `${when} the world's clock leapt by ${leapMs} ms of real time`);
    },
  };
}

/** With limits on, a busy machine answers 503. */
const UNLESS_BUSY = { retry: { statuses: [503], waitMs: 200 } };

/** Requests without a session that cost many points, so that even a slow machine reaches the limit. */
const COSTLY = {
  space: { path: "/api/events", cost: COST.log, status: 200 },
  cargo: { path: "/api/history/ledger", cost: COST.history, status: 401 },
};

/** Checks that rate limits let no more through, and block for no longer, on a service with the correct time. */
async function checkLimits(run: LoadRun): Promise<void> {
  const { service } = run;
  const client = new Client(service.url, UNLESS_BUSY);
  const { path, cost, status } = COSTLY[run.place.game];
  const ask = () => client.send("GET", path);
  const startedAt = performance.now();
  let taken = 0;
  for (const offMs of [0, HOUR_MS, -HOUR_MS, 0]) {
    await setClock(service, offMs);
    let reply = await ask();
    for (; reply.status !== 429; reply = await ask()) taken += 1;
    run.expect(reply.retryAfter === 1, `at ${offMs} ms Retry-After is ${reply.retryAfter} s`);
    await wait(1000);
    run.expect((await ask()).status === status, `at ${offMs} ms waiting did not help`);
    taken += 1;
  }
  const [{ burst, perSecond }] = REQUESTS;
  const most = (burst + perSecond * ((performance.now() - startedAt) / 1000)) / cost;
  run.expect(taken <= most + 1, `${taken} requests were let through, at most ${Math.round(most)} may be`);
}

const FAILURES = 5;
const LOCKED_S = 60;

/** Checks that a lock lasts no longer if the clock is set back. */
async function checkLock(run: LoadRun): Promise<void> {
  const { service } = run;
  const client = new Client(service.url, UNLESS_BUSY);
  const account = { username: "locked-out", password: "not the password" };
  const signIn = () => client.send("POST", "/api/auth/sign-in", account);
  for (let failed = 0; failed < FAILURES; failed += 1) await signIn();
  const locked = await signIn();
  run.expect(locked.status === 429, `after ${FAILURES} failures signing in is answered ${locked.status}`);
  await setClock(service, -HOUR_MS);
  const { status, retryAfter = 0 } = await signIn();
  run.expect(status !== 429 || retryAfter <= LOCKED_S, `with the clock set back, a lock lasts ${retryAfter} s`);
  await setClock(service, 0);
}
