/** Names of the reasons of ledger entries. */
import type { LedgerEntry } from "../api.ts";

type Reason = LedgerEntry["reason"];

const REASON_NAMES: Readonly<Record<Reason, string>> = {
  start: "Starting money",
  "carried-over": "Carried over from an earlier world",
  delivery: "Deliveries",
  sell: "Planes sold",
  relief: "Relief",
  fuel: "Fuel",
  repair: "Repairs",
  buy: "Planes bought",
  abandon: "Jobs abandoned",
  lapse: "Reserved jobs that lapsed",
  debt: "Penalties paid off",
  test: "Given by a test",
  admin: "Set by the operator",
  "brought-forward": "Brought forward from older entries",
  base: "Bases opened",
  upkeep: "Upkeep of bases",
  "base-sale": "Bases sold",
  campaign: "Campaigns",
  route: "Routes",
  "route-costs": "Fuel and repairs of routes",
  dispatcher: "The dispatcher's share",
  adjustment: "Adjusted by the operator",
};

/** Singular names for a single entry. */
const ENTRY_NAMES: Readonly<Partial<Record<Reason, string>>> = {
  delivery: "Delivery",
  sell: "Plane sold",
  repair: "Repair",
  buy: "Plane bought",
  abandon: "Job abandoned",
  lapse: "Reserved job lapsed",
  base: "Base opened",
  upkeep: "Upkeep of a base",
  "base-sale": "Base sold",
  campaign: "Campaign",
};

/** Returns the name of a reason; unknown reasons keep their wire name. */
export const reasonName = (reason: string): string => REASON_NAMES[reason as Reason] ?? reason;
export const entryName = (reason: string): string => ENTRY_NAMES[reason as Reason] ?? reasonName(reason);
