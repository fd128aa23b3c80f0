/** Orders for a sandbox game that goes on for ever: explores pay for everything but hull, and salvage for a patch now and then. */

export interface EndlessOrder {
  readonly path: string;
  readonly body: object;
}

/** After so many orders they begin anew; the last one is the patch. */
export const ENDLESS_CYCLE = 24;

/** The order to give when this many, from 1, have been given. */
export function endlessOrder(count: number): EndlessOrder {
  if (count % ENDLESS_CYCLE === 0) return { path: "/api/ship/build", body: { kind: "patch", leadId: 1 } };
  return { path: "/api/explore", body: { focus: count % 2 === 0 ? "harvest" : "salvage", leadId: 1 } };
}
