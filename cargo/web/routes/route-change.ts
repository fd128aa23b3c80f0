/** What a player changes of a route. A save sends only that, so that what another tab changed meanwhile stays. */
import type { Route } from "../api.ts";

export type RouteFields = Pick<Route, "name" | "stops" | "loop" | "policy" | "repairBelow" | "stopWhenCashBelow">;
export type RouteChange = Partial<Omit<RouteFields, "policy">> & { readonly policy?: Partial<RouteFields["policy"]> };

/** Returns the fields of `after` that differ from those of `before`; undefined if all are equal. */
export function changeOf(before: RouteFields, after: RouteFields): RouteChange | undefined {
  const policy = differing(before.policy, after.policy, ["openJobs", "maxLaterStops", "minNetPerHour"]);
  const change = {
    ...differing(before, after, ["name", "stops", "loop", "repairBelow", "stopWhenCashBelow"]),
    ...(Object.keys(policy).length > 0 && { policy }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

function differing<Fields, Name extends keyof Fields>(before: Fields, after: Fields, names: readonly Name[]) {
  const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(different.map((name) => [name, after[name]])) as Partial<Pick<Fields, Name>>;
}
