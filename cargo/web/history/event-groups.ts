/** Events by what they are about, for filters. */
import type { EventKind } from "../../rules/values/events.ts";

export interface EventGroup {
  readonly id: string;
  readonly label: string;
  readonly kinds: readonly EventKind[];
}

export const EVENT_GROUPS: readonly EventGroup[] = [
  { id: "flights", label: "Flights", kinds: ["departed", "landed", "chain-refused", "plane-broken"] },
  { id: "jobs", label: "Jobs", kinds: ["accepted", "loaded", "delivered", "abandoned", "lapsed"] },
  { id: "fleet", label: "Fleet", kinds: ["plane-bought", "plane-sold", "plane-broken", "repair-started", "repaired"] },
  { id: "trouble", label: "Trouble", kinds: ["chain-refused", "plane-broken", "abandoned", "lapsed", "relief"] },
];
