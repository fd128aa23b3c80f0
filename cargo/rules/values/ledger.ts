/** Why money moved. */

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
