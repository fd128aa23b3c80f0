/** The kinds of events in a player's history. The store saves the index: add new ones at the end. */

export const EVENT_KINDS = [
  "registered",
  "home-chosen",
  "plane-bought",
  "plane-sold",
  "departed",
  "landed",
  "delivered",
  "chain-refused",
  "plane-broken",
  "repair-started",
  "repaired",
  "loaded",
  "accepted",
  "abandoned",
  "lapsed",
  "relief",
  "milestone",
  "base-bought",
  "base-closed",
  "base-sold",
  "campaign-ended",
  "alliance-joined",
  "alliance-left",
  "route-stopped",
  "route-suspended",
  "cash-adjusted",
  "alliance-expelled",
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];
