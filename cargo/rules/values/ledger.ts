/** Why money moved. The store numbers them: add new ones at the end. */

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
] as const;

/** The entry that takes the place of older ones which were deleted: it holds what they add up to. */
export const BROUGHT_FORWARD = "brought-forward";

export type LedgerReason = (typeof LEDGER_REASONS)[number];
