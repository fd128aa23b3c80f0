/** A player of a load with routes, who flies the planes that are on no route by hand, as the planner advises. */
import type { LoadPlanView, PlaneView, StateView } from "@outbound/cargo/api/schemas.ts";
import { headersOf } from "../../harness/cargo/world-file.ts";
import { Client } from "../../harness/client.ts";
import { seededRandom } from "../../harness/random.ts";
import { Answers } from "../answers.ts";

export type Hands = ReturnType<typeof newHands>;
export const newHands = () => ({ answers: new Answers("state", "jobs", "plan", "dispatch"), departures: 0 });

export function handOf(url: string, playerId: number, hands: Hands): () => Promise<void> {
  const { answers } = hands;
  const client = new Client(url, { headers: headersOf(playerId) });
  const random = seededRandom(playerId);
  return async () => {
    const state = await answers.send("state", client, "GET", "/api/state");
    const free = state.status === 200 ? state.json<StateView>().planes.filter(isFree) : [];
    if (free.length === 0) return;
    const { id } = random.pick(free);
    await answers.send("jobs", client, "GET", `/api/planes/${id}/jobs?fits=true&limit=20`);
    const plan = await answers.send("plan", client, "GET", `/api/planes/${id}/plan?stops=2`);
    const { legs, packageIds } = plan.json<LoadPlanView>();
    if (plan.status !== 200 || legs.length === 0) return;
    const body = { legs, packageIds };
    const { status } = await answers.send("dispatch", client, "POST", `/api/planes/${id}/dispatch`, body);
    if (status === 200) hands.departures += 1;
  };
}

const isFree = ({ status, route }: PlaneView): boolean => status === "available" && route === undefined;
