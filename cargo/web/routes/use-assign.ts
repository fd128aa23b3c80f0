/** Puts several planes on a route, or takes them off. */
import { counted } from "@outbound/kit/web/format.ts";
import { api, type State } from "../api.ts";
import { useGameAction } from "../live/live.tsx";
import { type Names, useNames } from "../names.ts";

/** `assign` drops the planes' own queues; without a route it takes planes off theirs. */
export function useAssign() {
  const { act, busy } = useGameAction();
  const names = useNames();
  const assign = (ids: readonly number[], routeId: number | null) =>
    act(api.post("/api/planes/route", { body: { ids: [...ids], routeId, replaceQueue: routeId !== null } }), {
      done: (state) => assignedText(state, routeId === null ? "off their routes" : "on the route", names),
    });
  return { assign, busy };
}

/** How many planes are there now, and why others are not. */
function assignedText({ outcomes = [] }: State, where: string, names: Names): string {
  const [refused] = outcomes.filter(({ problem }) => problem !== undefined);
  const done = outcomes.filter(({ problem }) => problem === undefined).length;
  const text = `${done} of ${counted(outcomes.length, "plane")} ${where}.`;
  return refused === undefined ? text : `${text} ${names.plane(refused.id)}: ${refused.problem?.detail}`;
}
