/**
 * All tables of the cargo game. Columns `…_sim_time` are simulated, `…_at` real milliseconds, both since 1970; money is in whole
 * euros.
 */
import { idempotencyKeys } from "@outbound/kit/host/idempotency-table.ts";
import { migrationsTable } from "@outbound/kit/store/migrations-table.ts";
import { boolean, defineTable, integer, json, nullable, type RowOf, real, text } from "@outbound/kit/store/table.ts";
import { COMMODITIES } from "../rules/jobs/commodities.ts";
import { PACKAGE_STATUSES, type PackageStatus } from "../rules/values/cargo-package.ts";
import { COMMODITY_GROUPS, type CommodityGroup } from "../rules/values/market.ts";
import { FULL_HEALTH, PLANE_STATUSES, type PlaneStatus } from "../rules/values/plane.ts";
import { type Abandonments, FULL_REPUTATION } from "../rules/values/player.ts";
import { ROUTE_STATUSES, type RouteStatus, STOP_REASONS, type StopReason } from "../rules/values/routes/route.ts";
import {
  adminSessions,
  adminUsers,
  apiTokens,
  audit,
  invites,
  sessions,
  signInFailures,
  signingKeys,
} from "./account-tables.ts";
import { ANY_SIZE, count, icao, instant, references, simulatedInstant } from "./columns.ts";
import { events, historyCash, historyHours, historyTotals, ledger } from "./history-tables.ts";
import { lineFreight, routeDays, routes } from "./route-tables.ts";
import { seasonScores, seasons } from "./season-tables.ts";
import { allianceMembers, alliances, invitations } from "./together/alliance-tables.ts";
import { campaigns, contributions } from "./together/campaign-tables.ts";

export * from "./account-tables.ts";
export * from "./history-tables.ts";
export * from "./route-tables.ts";
export * from "./season-tables.ts";
export * from "./together/alliance-tables.ts";
export * from "./together/campaign-tables.ts";

/** A single row: the revision, the clock and the next ids. */
export const world = defineTable(
  "world",
  {
    id: integer({ min: 1, max: 1 }),
    revision: count(),
    /** Secret: a player who knows it could predict jobs and their ids. */
    seed: integer({ min: 0, secret: true }),
    /** Real instant of the last commit. The world's time is never before it. */
    last_at: instant(),
    /** While true, simulated time is anchor_sim_time + floor((now − anchor_at) × time_scale), otherwise anchor_sim_time. */
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
    /** Random for each commit. Distinguishes commits of the same revision, as after a failover to a lagging replica. */
    commit_token: integer({ min: 0, defaultValue: 0 }),
    /** Next id for bases, campaigns and contributions. */
    next_number: integer({ min: 1, defaultValue: 1 }),
    next_route_id: integer({ min: 1, defaultValue: 1 }),
    next_line_freight_id: integer({ min: 1, defaultValue: 1 }),
    /** Simulated midnight at which missing campaigns begin. */
    next_campaigns_sim_time: integer({ min: 0, instant: "simulated", defaultValue: 0 }),
  },
  { primaryKey: ["id"], readOnly: true },
);

/** Earlier anchors of the clock within the last two real hours, for jobs that are drawn late. */
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
    /** The username in lower case, so that it is unique regardless of case. */
    username_key: text({ min: 3, max: 24 }),
    company_name: text({ min: 1, max: 40 }),
    /** Null: nobody can sign in until an admin sets a password. */
    password_hash: nullable(text({ secret: true })),
    is_suspended: boolean({ defaultValue: false }),
    /** Null: suspended until an admin restores the account. */
    suspended_until: nullable(instant()),
    /** Shown to the player. */
    suspension_reason: nullable(text({ min: 1, max: 200 })),
    money: count(),
    reputation: integer({ min: 0, max: FULL_REPUTATION, defaultValue: 0 }),
    home_icao: nullable(icao()),
    lapses: json<readonly number[]>({ defaultValue: "[]" }),
    relief_at: nullable(instant()),
    /** Penalties that the cash did not cover, less what income has settled. */
    owed: count(),
    abandonments: json<readonly Abandonments[]>({ defaultValue: "[]" }),
    openings: json<readonly number[]>({ defaultValue: "[]" }),
    loads: count(),
    departures: count(),
    deliveries: count(),
    planes_bought: count(),
    total_km: real({ min: 0, defaultValue: 0 }),
    /** Airports with the player's deliveries there, `a` for ten and more: `EDDF3EDDMa`. */
    delivered_to: text({ defaultValue: "" }),
    countries: count(),
    specials_delivered: json<readonly string[]>({ defaultValue: "[]" }),
    longest_leg_km: real({ min: 0, defaultValue: 0 }),
    heaviest_kg: count(),
    route_deliveries: count(),
    campaigns_won: count(),
    /** Real instants by milestone id. */
    milestones: json<Readonly<Record<string, number>>>({ defaultValue: "{}" }),
    livery_id: nullable(text()),
    title: nullable(text()),
    company_page: boolean({ defaultValue: false }),
    shares_planes: boolean({ defaultValue: false }),
    is_guest: boolean({ defaultValue: false }),
    /** The last delivery that was loaded by hand. */
    delivered_at: nullable(instant()),
    alliance_left_at: nullable(instant()),
    invitations_sent: json<readonly number[]>({ defaultValue: "[]" }),
    created_at: instant(),
    /** The last request, to the hour: routes run for 48 hours after it. */
    seen_at: integer({ min: 0, instant: "real", defaultValue: 0 }),
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
    /** Null while it is on no route. No foreign key, because a plane may still fly its last leg of a deleted route. */
    route_id: nullable(integer({ min: 1 })),
    route_status: nullable(text<RouteStatus>({ oneOf: ROUTE_STATUSES })),
    /** Why the plane has stopped. */
    route_reason: nullable(text<StopReason>({ oneOf: STOP_REASONS })),
    /** Index in the lap of the stop that it reaches next. */
    route_next_index: nullable(integer({ min: 0, max: 21 })),
    /** Line freight aboard, and what it will pay. */
    line_kg: nullable(integer({ min: 1 })),
    line_payout: nullable(integer({ min: 0 })),
    /** The route on which the current leg began. */
    leg_route_id: nullable(integer({ min: 1 })),
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
    id: integer({ min: 1, max: ANY_SIZE }),
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
    /** The demand factor in the payout. */
    demand: nullable(real({ min: 0, max: 2 })),
    taken_at: nullable(instant()),
    loaded_sim_time: nullable(simulatedInstant()),
    flight_time_ms: nullable(integer({ min: 0 })),
    due_sim_time: nullable(simulatedInstant()),
    landings: count(),
    ended_at: nullable(instant()),
    ended_sim_time: nullable(simulatedInstant()),
    settled: nullable(integer()),
    loaded_by_route: boolean({ defaultValue: false }),
  },
  {
    primaryKey: ["id"],
    // No foreign key to the plane, which may be sold after the delivery.
    foreignKeys: [references("owner_id", "players")],
    indexes: [["owner_id", "status", "ended_at", "id"]],
  },
);

export const bases = defineTable(
  "bases",
  {
    id: integer({ min: 1 }),
    player_id: integer(),
    airport_icao: icao(),
    price: count(),
    /** When the next upkeep is due. */
    upkeep_sim_time: simulatedInstant(),
  },
  {
    primaryKey: ["id"],
    foreignKeys: [references("player_id", "players")],
    unique: [["player_id", "airport_icao"]],
  },
);

/** Airports that have had jobs. The number is part of the ids of their jobs. */
export const pools = defineTable(
  "pools",
  {
    airport_icao: icao(),
    number: integer({ min: 1, max: 65_535 }),
    /** Identifies the set of players whose planes open the airport; null if there are none. */
    openers: nullable(integer({ min: 0 })),
    /** Mean reputation of these players in points, when they became this set. Jobs are drawn with it. */
    mean_reputation: nullable(real({ min: 0, max: 100 })),
  },
  { primaryKey: ["airport_icao"], unique: [["number"]] },
);

/** The slots of pools, kept with their cooldowns while no plane opens the airport. */
export const slots = defineTable(
  "slots",
  {
    airport_icao: icao(),
    slot: integer({ min: 0, max: 15 }),
    /** Number of jobs that the slot has had, from which the next one is drawn. */
    generation: count(),
    /** The open job in the slot; null while it is empty. */
    package_id: nullable(integer({ max: ANY_SIZE })),
    /** An empty slot can be refilled from this instant on. */
    ready_at: instant(),
  },
  { primaryKey: ["airport_icao", "slot"], foreignKeys: [references("airport_icao", "pools", "airport_icao")] },
);

/** Recent deliveries to an airport, which lower the demand there. A group without a load has no row. */
export const demand = defineTable(
  "demand",
  {
    airport_icao: icao(),
    commodity_group: text<CommodityGroup>({ oneOf: COMMODITY_GROUPS }),
    /** Kilograms that still counted at `sim_time`, the last delivery. */
    kg: real({ min: 0 }),
    sim_time: simulatedInstant(),
  },
  { primaryKey: ["airport_icao", "commodity_group"] },
);

/** Changes of each of the latest commits, for other processes on the same database. Written on PostgreSQL only. */
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
  routes,
  lineFreight,
  routeDays,
  planes,
  packages,
  bases,
  campaigns,
  contributions,
  alliances,
  allianceMembers,
  invitations,
  seasonScores,
  seasons,
  pools,
  slots,
  demand,
  events,
  ledger,
  historyTotals,
  historyHours,
  historyCash,
  sessions,
  apiTokens,
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
