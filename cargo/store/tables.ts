/** Every table of the cargo game. Columns `…_sim_time` are simulated milliseconds, `…_at` real ones, both since 1970; money is whole euros. */
import { idempotencyKeys } from "@outbound/kit/host/idempotency-table.ts";
import { migrationsTable } from "@outbound/kit/store/migrations-table.ts";
import {
  boolean,
  defineTable,
  type ForeignKey,
  integer,
  json,
  nullable,
  type RowOf,
  real,
  text,
} from "@outbound/kit/store/table.ts";
import { COMMODITIES } from "../rules/jobs/commodities.ts";
import { PACKAGE_STATUSES, type PackageStatus } from "../rules/values/cargo-package.ts";
import { EVENT_KINDS } from "../rules/values/events.ts";
import { LEDGER_REASONS } from "../rules/values/ledger.ts";
import { FULL_HEALTH, PLANE_STATUSES, type PlaneStatus } from "../rules/values/plane.ts";
import { type Abandonments, FULL_REPUTATION } from "../rules/values/player.ts";

export const HISTORY_LOGS = ["ledger", "events"] as const;
export type HistoryLog = (typeof HISTORY_LOGS)[number];

const references = (column: string, table: string, key = "id"): ForeignKey => ({
  columns: [column],
  references: { table, columns: [key] },
});
const count = () => integer({ min: 0, defaultValue: 0 });
const instant = () => integer({ min: 0, instant: "real" });
const simulatedInstant = () => integer({ min: 0, instant: "simulated" });
const icao = () => text({ min: 4, max: 4 });

/** One row: the revision, the clock and the next numbers. */
export const world = defineTable(
  "world",
  {
    id: integer({ min: 1, max: 1 }),
    revision: count(),
    /** Secret: a player who knew it could predict jobs and their ids. */
    seed: integer({ min: 0, secret: true }),
    /** Real instant of the last commit: the world's time is never before it. */
    last_at: instant(),
    /** While it runs, simulated time is anchor_sim_time + floor((now − anchor_at) × time_scale); else anchor_sim_time. */
    is_running: boolean(),
    anchor_at: instant(),
    anchor_sim_time: simulatedInstant(),
    time_scale: real({ min: 0 }),
    next_player_id: integer({ min: 1 }),
    next_plane_id: integer({ min: 1 }),
    next_pool_number: integer({ min: 1 }),
    next_contract_number: integer({ min: 1 }),
    next_session_id: integer({ min: 1 }),
    next_event_id: integer({ min: 1 }),
    next_ledger_id: integer({ min: 1 }),
    next_audit_id: integer({ min: 1 }),
    /** Random with each commit: distinguishes commits of one revision, as after a failover to a lagging replica. */
    commit_token: integer({ min: 0, defaultValue: 0 }),
  },
  { primaryKey: ["id"], readOnly: true },
);

/** Earlier anchors of the clock, for jobs that are drawn later than they were due: those of the last two real hours. */
export const clockAnchors = defineTable(
  "clock_anchors",
  {
    anchor_at: instant(),
    anchor_sim_time: simulatedInstant(),
    is_running: boolean(),
    time_scale: real({ min: 0 }),
  },
  { primaryKey: ["anchor_at"], readOnly: true },
);

export const players = defineTable(
  "players",
  {
    id: integer({ generated: true, min: 1 }),
    username: text({ min: 3, max: 24 }),
    /** The username in lower case, so that it is unique in any case. */
    username_key: text({ min: 3, max: 24 }),
    company_name: text({ min: 1, max: 40 }),
    /** Null: nobody can sign in until an admin sets one. */
    password_hash: nullable(text({ secret: true })),
    is_suspended: boolean({ defaultValue: false }),
    /** Null: until an admin restores the account. */
    suspended_until: nullable(instant()),
    /** As the player is shown it. */
    suspension_reason: nullable(text({ min: 1, max: 200 })),
    money: count(),
    reputation: integer({ min: 0, max: FULL_REPUTATION, defaultValue: 0 }),
    home_icao: nullable(icao()),
    lapses: json<readonly number[]>({ defaultValue: "[]" }),
    relief_at: nullable(instant()),
    /** Penalties that cash did not cover, less what income has settled. */
    owed: count(),
    abandonments: json<readonly Abandonments[]>({ defaultValue: "[]" }),
    openings: json<readonly number[]>({ defaultValue: "[]" }),
    loads: count(),
    departures: count(),
    deliveries: count(),
    planes_bought: count(),
    total_km: real({ min: 0, defaultValue: 0 }),
    created_at: instant(),
  },
  { primaryKey: ["id"], unique: [["username_key"]] },
);

export const planes = defineTable(
  "planes",
  {
    id: integer({ generated: true, min: 1 }),
    owner_id: integer(),
    model_id: text(),
    name: text({ min: 1, max: 24 }),
    status: text<PlaneStatus>({ oneOf: PLANE_STATUSES }),
    airport_icao: icao(),
    dest_icao: nullable(icao()),
    departure_sim_time: nullable(simulatedInstant()),
    arrival_sim_time: nullable(simulatedInstant()),
    leg_km: nullable(real({ min: 0 })),
    wind_factor: nullable(real({ min: 0 })),
    repair_started_sim_time: nullable(simulatedInstant()),
    repair_ends_sim_time: nullable(simulatedInstant()),
    queue: json<readonly string[]>({ defaultValue: "[]" }),
    health: integer({ min: 0, max: FULL_HEALTH }),
    fuel_l: real({ min: 0 }),
    total_km: real({ min: 0, defaultValue: 0 }),
    deliveries: count(),
    earned: integer({ defaultValue: 0 }),
  },
  {
    primaryKey: ["id"],
    foreignKeys: [references("owner_id", "players")],
    indexes: [["owner_id"]],
  },
);

export const packages = defineTable(
  "packages",
  {
    id: integer({ min: 1 }),
    status: text<PackageStatus>({ oneOf: PACKAGE_STATUSES, codes: PACKAGE_STATUSES }),
    origin_icao: icao(),
    dest_icao: icao(),
    commodity: text({ codes: COMMODITIES.map(({ id }) => id) }),
    count: integer({ min: 1 }),
    weight_kg: integer({ min: 1 }),
    special: nullable(text()),
    base_payout: real({ min: 0 }),
    fixed_payout: nullable(integer({ min: 0 })),
    created_at: instant(),
    expires_at: nullable(instant()),
    owner_id: nullable(integer()),
    plane_id: nullable(integer()),
    payout: nullable(integer({ min: 0 })),
    taken_at: nullable(instant()),
    loaded_sim_time: nullable(simulatedInstant()),
    flight_time_ms: nullable(integer({ min: 0 })),
    due_sim_time: nullable(simulatedInstant()),
    landings: count(),
    ended_at: nullable(instant()),
    ended_sim_time: nullable(simulatedInstant()),
    settled: nullable(integer()),
  },
  {
    primaryKey: ["id"],
    // No key to the plane: it may be sold after it delivered.
    foreignKeys: [references("owner_id", "players")],
    indexes: [["owner_id", "status", "ended_at", "id"]],
  },
);

/** Airports that have had jobs; the number is part of the ids of their jobs. */
export const pools = defineTable(
  "pools",
  {
    airport_icao: icao(),
    number: integer({ min: 1, max: 65_535 }),
    /** Distinguishes the sets of players whose planes open the airport; null while nobody's do. */
    openers: nullable(integer({ min: 0 })),
    /** Of these players in points, when they became this set: jobs are drawn with it. */
    mean_reputation: nullable(real({ min: 0, max: 100 })),
  },
  { primaryKey: ["airport_icao"], unique: [["number"]] },
);

/** The slots of pools. They and their cooldowns are kept while no plane opens the airport. */
export const slots = defineTable(
  "slots",
  {
    airport_icao: icao(),
    slot: integer({ min: 0, max: 15 }),
    /** Number of jobs of the slot so far, from which the next one is drawn. */
    generation: count(),
    /** The open job in it; null while it is empty. */
    package_id: nullable(integer()),
    /** Empty slots are filled from this instant on. */
    ready_at: instant(),
  },
  { primaryKey: ["airport_icao", "slot"], foreignKeys: [references("airport_icao", "pools", "airport_icao")] },
);

/** The events of players' histories. `event-data.ts` knows how `data` is stored. */
export const events = defineTable(
  "events",
  {
    id: integer({ min: 1 }),
    player_id: integer(),
    kind: text({ codes: EVENT_KINDS }),
    clock_ms: simulatedInstant(),
    at: instant(),
    plane_id: nullable(integer()),
    package_id: nullable(integer()),
    data: json<Readonly<Record<string, unknown>> | readonly unknown[]>(),
  },
  { primaryKey: ["id"], foreignKeys: [references("player_id", "players")], indexes: [["player_id", "kind", "id"]] },
);

/** Every change of a player's cash: the sum is the cash. */
export const ledger = defineTable(
  "ledger",
  {
    id: integer({ min: 1 }),
    player_id: integer(),
    amount: integer(),
    reason: text({ codes: LEDGER_REASONS }),
    plane_id: nullable(integer()),
    package_id: nullable(integer()),
    clock_ms: simulatedInstant(),
    at: instant(),
    /** The player's cash after it. */
    balance: integer(),
  },
  {
    primaryKey: ["id"],
    foreignKeys: [references("player_id", "players")],
    indexes: [["player_id", "at", "id"]],
    readOnly: true,
  },
);

/** Kinds of events and reasons of the ledger. A list of its own, because lists of codes grow only at their end. */
const SUMMED_KINDS = (
  "registered home-chosen plane-bought plane-sold departed landed delivered chain-refused plane-broken repair-started repaired " +
  "loaded accepted abandoned lapsed relief start carried-over fuel delivery abandon lapse debt repair buy sell test admin " +
  "brought-forward"
).split(" ");

/** Sums of a player's ledger by reason and plane, and of the events by kind. Plane 0: no plane, and all events. */
const sumColumns = {
  player_id: integer(),
  log: text<HistoryLog>({ codes: HISTORY_LOGS }),
  /** The reason of ledger entries, the kind of events. */
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

/** What the whole history adds up to, rows that were deleted since included. */
export const historyTotals = defineTable(
  "history_totals",
  { ...sumColumns, ...sumValues },
  {
    primaryKey: ["player_id", "log", "kind", "plane_id"],
    foreignKeys: [references("player_id", "players")],
    readOnly: true,
  },
);

/** The totals as they were at the end of each hour, by real time, in which they changed. */
export const historyHours = defineTable(
  "history_hours",
  { ...sumColumns, hour: integer({ min: 0 }), ...sumValues },
  {
    primaryKey: ["player_id", "log", "kind", "plane_id", "hour"],
    foreignKeys: [references("player_id", "players")],
    readOnly: true,
  },
);

const sessionColumns = {
  /** SHA-256 of the token in hex. */
  token_hash: text({ secret: true }),
  created_at: instant(),
  last_used_at: instant(),
  expires_at: instant(),
  address: text(),
  user_agent: text(),
};

export const sessions = defineTable(
  "sessions",
  { id: integer({ min: 1 }), player_id: integer(), ...sessionColumns },
  {
    primaryKey: ["id"],
    foreignKeys: [references("player_id", "players")],
    unique: [["token_hash"]],
    indexes: [["player_id"]],
    deleteOnly: true,
  },
);

/** Invites to register. `admin_id` is who made it; that admin may be gone. */
export const invites = defineTable(
  "invites",
  {
    id: integer({ generated: true, min: 1 }),
    /** SHA-256 of the code in hex. */
    code_hash: text({ secret: true }),
    note: nullable(text({ min: 1, max: 100 })),
    uses: integer({ min: 1, max: 1000 }),
    used: count(),
    admin_id: integer(),
    created_at: instant(),
    expires_at: instant(),
  },
  { primaryKey: ["id"], unique: [["code_hash"]] },
);

/** Keys that sign what clients keep. */
const signingKeys = defineTable(
  "signing_keys",
  { name: text(), secret: text({ secret: true }) },
  { primaryKey: ["name"], readOnly: true },
);

/** Wrong passwords by who gave them: an account at an address, an address, a known device, a session. */
export const signInFailures = defineTable(
  "sign_in_failures",
  { subject: text(), failures: count(), first_at: instant(), locked_until: instant() },
  { primaryKey: ["subject"], indexes: [["first_at"]] },
);

export const adminUsers = defineTable(
  "admin_users",
  {
    id: integer({ generated: true, min: 1 }),
    username: text({ min: 3, max: 24 }),
    username_key: text({ min: 3, max: 24 }),
    password_hash: text({ secret: true }),
    created_at: instant(),
  },
  { primaryKey: ["id"], unique: [["username_key"]], readOnly: true, instead: "/api/admin/users" },
);

export const adminSessions = defineTable(
  "admin_sessions",
  { id: integer({ min: 1 }), admin_id: integer(), ...sessionColumns },
  {
    primaryKey: ["id"],
    foreignKeys: [references("admin_id", "admin_users")],
    unique: [["token_hash"]],
    indexes: [["admin_id"]],
    deleteOnly: true,
  },
);

export const audit = defineTable(
  "audit",
  {
    id: integer({ min: 1 }),
    /** Null for the command line. */
    admin_id: nullable(integer()),
    admin_name: text(),
    action: text(),
    /** Table and id, as `players 17`. */
    target: text(),
    data: json<Readonly<Record<string, unknown>>>(),
    at: instant(),
  },
  { primaryKey: ["id"], readOnly: true },
);

/** What each of the last commits changed, for other processes on the same database. Written on PostgreSQL only. */
export const changes = defineTable(
  "changes",
  {
    revision: integer({ min: 1 }),
    dirty: json<unknown>(),
    at: instant(),
    commit_token: integer({ min: 0, defaultValue: 0 }),
  },
  { primaryKey: ["revision"], readOnly: true },
);

export const TABLES = [
  world,
  clockAnchors,
  players,
  planes,
  packages,
  pools,
  slots,
  events,
  ledger,
  historyTotals,
  historyHours,
  sessions,
  invites,
  signingKeys,
  signInFailures,
  adminUsers,
  adminSessions,
  audit,
  changes,
  idempotencyKeys,
  migrationsTable,
] as const;

/** The tables as Kysely sees them. */
export type CargoTables = { [T in (typeof TABLES)[number] as T["name"]]: RowOf<T> };
