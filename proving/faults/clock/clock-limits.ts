/** Rate limits and account locks while the system clock is set: neither lets more through, nor blocks for longer. */

import { setTimeout as wait } from "node:timers/promises";
import { COST, REQUESTS } from "@outbound/kit/http/limits/rate-limit.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { Client } from "../../harness/client.ts";
import { setClock } from "../../harness/preload/preloaded.ts";
import type { Game, Service } from "../../harness/spawn-service.ts";

/** With limits on, a busy machine answers 503. */
const UNLESS_BUSY = { retry: { statuses: [503], waitMs: 200 } };

/** Requests without a session that cost many points, so that even a slow machine reaches the limit. */
const COSTLY = {
  space: { path: "/api/events", cost: COST.log, status: 200 },
  cargo: { path: "/api/history/ledger", cost: COST.history, status: 401 },
};

/** Checks a service that runs with its limits on and the correct time. */
export async function limitFaults(service: Service, game: Game): Promise<string[]> {
  const faults: string[] = [];
  const client = new Client(service.url, UNLESS_BUSY);
  const { path, cost, status } = COSTLY[game];
  const ask = () => client.send("GET", path);
  const startedAt = performance.now();
  let taken = 0;
  for (const offMs of [0, HOUR_MS, -HOUR_MS, 0]) {
    await setClock(service, offMs);
    let reply = await ask();
    for (; reply.status !== 429; reply = await ask()) taken += 1;
    if (reply.retryAfter !== 1) faults.push(`at ${offMs} ms Retry-After is ${reply.retryAfter} s`);
    await wait(1000);
    if ((await ask()).status !== status) faults.push(`at ${offMs} ms waiting did not help`);
    taken += 1;
  }
  const [{ burst, perSecond }] = REQUESTS;
  const most = (burst + perSecond * ((performance.now() - startedAt) / 1000)) / cost;
  if (taken > most + 1) faults.push(`${taken} requests were let through, at most ${Math.round(most)} may be`);
  return faults;
}

const FAILURES = 5;
const LOCKED_S = 60;

/** Checks that a lock lasts no longer if the clock is set back. */
export async function lockFaults(service: Service): Promise<string[]> {
  const faults: string[] = [];
  const client = new Client(service.url, UNLESS_BUSY);
  const account = { username: "locked-out", password: "not the password" };
  const signIn = () => client.send("POST", "/api/auth/sign-in", account);
  for (let failed = 0; failed < FAILURES; failed += 1) await signIn();
  const locked = await signIn();
  if (locked.status !== 429) faults.push(`after ${FAILURES} failures signing in is answered ${locked.status}`);
  await setClock(service, -HOUR_MS);
  const { status, retryAfter = 0 } = await signIn();
  if (status === 429 && retryAfter > LOCKED_S) faults.push(`with the clock set back, a lock lasts ${retryAfter} s`);
  await setClock(service, 0);
  return faults;
}
