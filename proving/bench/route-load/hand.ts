/** A player of a load with routes: flies the planes that are on no route by hand, as the planner advises, and looks at the rest. */
import { setTimeout as wait } from "node:timers/promises";
import type { PlaneView, StateView } from "@outbound/cargo/api/schemas.ts";
import { REFUSALS } from "@outbound/cargo/rules/values/refusals.ts";
import { Client, type Reply } from "../../harness/client.ts";
import type { Random } from "../../harness/random.ts";
import { headersOf } from "../cargo-world.ts";

/** Milliseconds to the answer, by what was asked. */
export type Latencies = Readonly<Record<"state" | "jobs" | "plan" | "dispatch", number[]>>;

export interface Hands {
  readonly latencies: Latencies;
  /** Departures by hand. */
  departures: number;
  /** One sentence for each answer that no player should get. */
  readonly unexpected: string[];
}

interface Plan {
  readonly legs: readonly string[];
  readonly packageIds: readonly number[];
}

/** Plays until the signal; thinks for about `thinkMs` between two looks. */
export async function playByHand(
  url: string,
  playerId: number,
  { hands, random, thinkMs, signal }: { hands: Hands; random: Random; thinkMs: number; signal: AbortSignal },
): Promise<void> {
  const client = new Client(url, { headers: headersOf(playerId) });
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => {});

  async function ask<Body>(what: keyof Latencies, path: string, body?: object): Promise<Body | undefined> {
    const reply: Reply = await client.send(body === undefined ? "GET" : "POST", path, body);
    hands.latencies[what].push(reply.ms);
    if (reply.status === 200) return reply.json<Body>();
    const isRefusal = reply.status < 500 && reply.code !== undefined && Object.hasOwn(REFUSALS, reply.code);
    if (!isRefusal) hands.unexpected.push(`${path}: ${reply.status} ${reply.text.slice(0, 200)}`);
    return undefined;
  }

  async function look(): Promise<void> {
    const state = await ask<StateView>("state", "/api/state");
    const free = state?.planes.filter(isFree) ?? [];
    if (free.length === 0) return;
    const { id } = random.pick(free);
    await ask("jobs", `/api/planes/${id}/jobs?fits=true&limit=20`);
    const plan = await ask<Plan>("plan", `/api/planes/${id}/plan?stops=2`);
    if (plan === undefined || plan.legs.length === 0) return;
    const { legs, packageIds } = plan;
    if ((await ask("dispatch", `/api/planes/${id}/dispatch`, { legs, packageIds })) !== undefined)
      hands.departures += 1;
  }

  await pause(random.fraction() * thinkMs);
  for (; !signal.aborted; await pause(thinkMs * (0.5 + random.fraction()))) await look();
  client.close();
}

const isFree = ({ status, route }: PlaneView): boolean => status === "available" && route === undefined;
