/** Orders that keep a sandbox game running: exploring pays for all but hull, and salvage for an occasional patch. */

/** Orders in one cycle; the last one is the patch. */
export const ENDLESS_CYCLE = 24;

export function endlessOrder(count: number) {
  if (count % ENDLESS_CYCLE === 0) return { path: "/api/ship/build", body: { kind: "patch", leadId: 1 } };
  return { path: "/api/explore", body: { focus: count % 2 === 0 ? "harvest" : "salvage", leadId: 1 } };
}
