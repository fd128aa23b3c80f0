/** Limits of requests and locks of accounts while the system clock is set: neither lets more through, nor fewer for longer. */
import { setTimeout as wait } from "node:timers/promises";
import { ADDRESS_LIMIT } from "@outbound/kit/http/limits/rate-limit.ts";
import { Client, type Reply } from "../harness/client.ts";
import type { Service } from "../harness/service.ts";
import { setClock } from "./shifted-clock.ts";

const HOUR_MS = 3_600_000;
const PATH = "/api/version";
const AGAIN_MS = 200;

/** Where limits are on a machine that is too busy may be too busy for a while. */
async function unlessBusy(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send();
    if (reply.status !== 503) return reply;
    await wait(AGAIN_MS);
  }
}

/** The service runs with its limits on and its clock right. */
export async function limitFaults(service: Service): Promise<string[]> {
  const faults: string[] = [];
  const connection = new Client(service.url);
  const ask = () => unlessBusy(() => connection.send("GET", PATH));
  const startedAt = performance.now();
  let taken = 0;
  /** Takes until nothing is left; gives how long to wait for more, in seconds. */
  const drain = async (): Promise<number> => {
    for (;;) {
      const { status, head } = await ask();
      if (status === 429) return Number(/^retry-after: (\d+)/im.exec(head)?.[1]);
      taken += 1;
    }
  };
  for (const offMs of [0, HOUR_MS, -HOUR_MS, 0]) {
    await setClock(service, offMs);
    const seconds = await drain();
    if (seconds !== 1) faults.push(`at ${offMs} ms the next request is asked for in ${seconds} s`);
    await wait(seconds * 1000);
    if ((await ask()).status !== 200) faults.push(`at ${offMs} ms waiting did not help`);
    taken += 1;
  }
  const most = ADDRESS_LIMIT.burst + ADDRESS_LIMIT.perSecond * ((performance.now() - startedAt) / 1000);
  if (taken > most + 1) faults.push(`${taken} requests were let through, and ${Math.round(most)} are the most`);
  connection.close();
  return faults;
}

const FAILURES = 5;
const LOCKED_S = 60;

/** A lock that the clock was set back under holds nobody out for longer than locks do. */
export async function lockFaults(service: Service): Promise<string[]> {
  const faults: string[] = [];
  const username = "locked-out";
  const connection = new Client(service.url);
  const body = { username, password: "not the password" };
  const tryOnce = () => unlessBusy(() => connection.send("POST", "/api/auth/sign-in", body));
  for (let failed = 0; failed < FAILURES; failed += 1) await tryOnce();
  const locked = await tryOnce();
  if (locked.status !== 429) faults.push(`after ${FAILURES} failures signing in is answered ${locked.status}`);
  await setClock(service, -HOUR_MS);
  const { status, head } = await tryOnce();
  const seconds = Number(/^retry-after: (\d+)/im.exec(head)?.[1] ?? 0);
  if (status === 429 && seconds > LOCKED_S) faults.push(`the clock set back, a lock lasts ${seconds} s`);
  await setClock(service, 0);
  connection.close();
  return faults;
}
