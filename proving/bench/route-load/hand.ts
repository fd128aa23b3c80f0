/**
 * A player of a load with routes: flies the planes that are on no route by hand, as the planner advises, and only views the
 * others.
 */
import type { PlaneView, StateView } from "@outbound/cargo/api/schemas.ts";
import { Client } from "../../harness/client.ts";
import type { Random } from "../../harness/random.ts";
import { type Repetition, repeat } from "../../harness/repeat.ts";
import type { Answers } from "../answers.ts";
import { headersOf } from "../cargo-world.ts";

type Asked = "state" | "jobs" | "plan" | "dispatch";

export interface Hands {
  readonly answers: Answers<Asked>;
  /** Number of departures by hand. */
  departures: number;
}

interface Plan {
  readonly legs: readonly string[];
  readonly packageIds: readonly number[];
}

/** Plays until the signal aborts. */
export async function playByHand(
  url: string,
  playerId: number,
  hands: Hands,
  repetition: Repetition & { readonly random: Random },
): Promise<void> {
  const client = new Client(url, { headers: headersOf(playerId) });

  async function ask<Body>(what: Asked, path: string, body?: object): Promise<Body | undefined> {
    const reply = await client.send(body === undefined ? "GET" : "POST", path, body);
    hands.answers.record(what, path, reply);
    return reply.status === 200 ? reply.json<Body>() : undefined;
  }

  async function look(): Promise<void> {
    const state = await ask<StateView>("state", "/api/state");
    const free = state?.planes.filter(isFree) ?? [];
    if (free.length === 0) return;
    const { id } = repetition.random.pick(free);
    await ask("jobs", `/api/planes/${id}/jobs?fits=true&limit=20`);
    const plan = await ask<Plan>("plan", `/api/planes/${id}/plan?stops=2`);
    if (plan === undefined || plan.legs.length === 0) return;
    const { legs, packageIds } = plan;
    if ((await ask("dispatch", `/api/planes/${id}/dispatch`, { legs, packageIds })) !== undefined)
      hands.departures += 1;
  }

  await repeat(look, repetition);
  client.close();
}

const isFree = ({ status, route }: PlaneView): boolean => status === "available" && route === undefined;
