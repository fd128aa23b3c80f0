/** The tables of players' histories: events, the ledger, their running sums and the cash over time. */
import { defineTable, integer, json, nullable, text } from "@outbound/kit/store/table.ts";
import { EVENT_KINDS } from "../rules/values/events.ts";
import { LEDGER_REASONS } from "../rules/values/ledger.ts";
import { ANY_SIZE, instant, references, simulatedInstant } from "./columns.ts";

export const HISTORY_LOGS = ["ledger", "events"] as const;
export type HistoryLog = (typeof HISTORY_LOGS)[number];

/** The events of players' histories. `event-data.ts` defines how `data` is stored. */
export const events = defineTable(
  "events",
  {
    id: integer({ min: 1 }),
    player_id: integer(),
    kind: text({ codes: EVENT_KINDS }),
    clock_ms: simulatedInstant(),
    at: instant(),
    plane_id: nullable(integer()),
    package_id: nullable(integer({ max: ANY_SIZE })),
    data: json<Readonly<Record<string, unknown>> | readonly unknown[]>(),
  },
  { primaryKey: ["id"], foreignKeys: [references("player_id", "players")], indexes: [["player_id", "kind", "id"]] },
);

/** Every change of a player's cash. The sum is the cash. */
export const ledger = defineTable(
  "ledger",
  {
    id: integer({ min: 1 }),
    player_id: integer(),
    amount: integer(),
    reason: text({ codes: LEDGER_REASONS }),
    plane_id: nullable(integer()),
    package_id: nullable(integer({ max: ANY_SIZE })),
    clock_ms: simulatedInstant(),
    at: instant(),
    /** The player's cash after the entry. */
    balance: integer(),
  },
  {
    primaryKey: ["id"],
    foreignKeys: [references("player_id", "players")],
    indexes: [["player_id", "at", "id"]],
    readOnly: true,
  },
);

/** Kinds of events and reasons of the ledger. Kept as a separate list because lists of codes may only be appended to. */
const SUMMED_KINDS = (
  "registered home-chosen plane-bought plane-sold departed landed delivered chain-refused plane-broken repair-started repaired " +
  "loaded accepted abandoned lapsed relief start carried-over fuel delivery abandon lapse debt repair buy sell test admin " +
  "brought-forward milestone base-bought base-closed base-sold campaign-ended alliance-joined alliance-left base upkeep base-sale " +
  "campaign route-stopped route-suspended route route-costs dispatcher cash-adjusted adjustment " +
  "alliance-expelled"
).split(" ");

/** Sums of a player's ledger by reason and plane, and of events by kind. Plane 0: no plane, and all events. */
const sumColumns = {
  player_id: integer(),
  log: text<HistoryLog>({ codes: HISTORY_LOGS }),
  /** The reason of ledger entries, or the kind of events. */
  kind: text({ codes: SUMMED_KINDS }),
  plane_id: integer(),
};
const sumValues = {
  /** Euros; 0 for events. */
  amount: integer(),
  count: integer(),
  /** The latest entry. */
  last_id: integer(),
};

/** Totals of the whole history, including deleted rows. */
export const historyTotals = defineTable(
  "history_totals",
  { ...sumColumns, ...sumValues },
  {
    primaryKey: ["player_id", "log", "kind", "plane_id"],
    foreignKeys: [references("player_id", "players")],
    readOnly: true,
  },
);

/** The totals at the end of each hour of real time in which they changed. */
export const historyHours = defineTable(
  "history_hours",
  { ...sumColumns, hour: integer({ min: 0 }), ...sumValues },
  {
    primaryKey: ["player_id", "log", "kind", "plane_id", "hour"],
    foreignKeys: [references("player_id", "players")],
    readOnly: true,
  },
);

/**
 * Each player's cash after the last ledger entry of each hour of real time. Reading it takes far fewer pages than reading the
 * ledger.
 */
export const historyCash = defineTable(
  "history_cash",
  { player_id: integer(), hour: integer({ min: 0 }), at: instant(), clock_ms: simulatedInstant(), balance: integer() },
  { primaryKey: ["player_id", "hour"], foreignKeys: [references("player_id", "players")], readOnly: true },
);
