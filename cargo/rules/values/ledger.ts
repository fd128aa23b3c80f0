/** Reasons for money to move. The store saves the index: add new ones at the end. */

export const LEDGER_REASONS = [
  "start",
  "carried-over",
  "fuel",
  "delivery",
  "abandon",
  "lapse",
  "debt",
  "repair",
  "buy",
  "sell",
  "relief",
  "test",
  "admin",
  "brought-forward",
  "base",
  "upkeep",
  "base-sale",
  "campaign",
  "route",
  "route-costs",
  "dispatcher",
  "adjustment",
] as const;

/** Reasons with one ledger entry per plane and simulated day, whose amount grows. */
export const ROUTE_REASONS = ["route", "route-costs", "dispatcher"] as const;
export type RouteReason = (typeof ROUTE_REASONS)[number];
export const isRouteReason = (reason: string): reason is RouteReason =>
  (ROUTE_REASONS as readonly string[]).includes(reason);

/** The entry that replaces deleted older ones and holds their sum. */
export const BROUGHT_FORWARD = "brought-forward";

export type LedgerReason = (typeof LEDGER_REASONS)[number];
