/** Puts several planes on a route, or takes them off. */
import { counted } from "@outbound/kit/web/format.ts";
import { api, type State } from "../api.ts";
import { useGameAction } from "../live/live.tsx";
import { type Names, refusedPlane, useNames } from "../names.ts";

/** Assigning planes to a route clears their queues. With `routeId` null, planes are taken off their routes. */
export function useAssign() {
  const { act, busy } = useGameAction();
  const names = useNames();
  const assign = (ids: readonly number[], routeId: number | null) =>
    act(api.post("/api/planes/route", { body: { ids: [...ids], routeId, replaceQueue: routeId !== null } }), {
      done: (state) => assignedText(state, routeId !== null, names),
    });
  return { assign, busy };
}

/** Returns which planes were assigned, and why others were not. */
function assignedText({ outcomes = [] }: State, isOn: boolean, names: Names): string {
  const [refused] = outcomes.filter(({ problem }) => problem !== undefined);
  const [only, ...more] = outcomes;
  const where = isOn ? "on the route" : more.length === 0 ? "off its route" : "off their routes";
  const all = counted(outcomes.length, "plane");
  if (refused !== undefined) {
    const done = outcomes.filter(({ problem }) => problem === undefined).length;
    return `${done} of ${all} ${where}. ${refusedPlane(names.plane(refused.id), refused.problem?.detail)}`;
  }
  return only !== undefined && more.length === 0 ? `${names.plane(only.id)} is ${where}.` : `${all} are ${where}.`;
}
