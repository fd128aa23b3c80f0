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
] as const;

export type LedgerReason = (typeof LEDGER_REASONS)[number];
