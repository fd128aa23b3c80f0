/** The filters of the history, with the kinds of events that each one shows. */
import type { EventKind } from "../../rules/values/events.ts";

export const TROUBLE: readonly EventKind[] = [
  ...(["chain-refused", "plane-broken", "route-stopped", "abandoned", "lapsed"] as const),
  ...(["relief", "base-closed", "alliance-expelled"] as const),
];

export const EVENT_GROUPS: Readonly<Record<string, readonly EventKind[]>> = {
  Flights: ["departed", "landed", "chain-refused", "plane-broken", "route-stopped", "route-suspended"],
  Jobs: ["accepted", "loaded", "delivered", "abandoned", "lapsed"],
  Fleet: ["plane-bought", "plane-sold", "plane-broken", "repair-started", "repaired"],
  Trouble: TROUBLE,
};
