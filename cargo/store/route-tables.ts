/** Tables of routes: the routes of players, the line freight they took, and the ledger entries of the day. */
import { boolean, defineTable, integer, json, text } from "@outbound/kit/store/table.ts";
import { ANY_SIZE, count, icao, instant, references, simulatedInstant } from "./columns.ts";

export const routes = defineTable(
  "routes",
  {
    id: integer({ generated: true, min: 1 }),
    owner_id: integer(),
    name: text({ min: 1, max: 24 }),
    stops: json<readonly string[]>(),
    /** False: planes fly to the last stop and back. */
    is_loop: boolean({ defaultValue: false }),
    max_later_stops: integer({ min: 1, max: 3 }),
    open_jobs: boolean(),
    min_net_per_hour: integer({ min: 0, max: 10_000_000 }),
    repair_below: integer({ min: 0, max: 90 }),
    stop_when_cash_below: integer({ min: 0, max: ANY_SIZE, defaultValue: 0 }),
    /** Euros that it earned since `net_since`, less its costs. */
    net: integer({ defaultValue: 0 }),
    net_since: integer({ min: 0, instant: "simulated", defaultValue: 0 }),
  },
  { primaryKey: ["id"], foreignKeys: [references("owner_id", "players")], indexes: [["owner_id"]] },
);

/** The instant at which a player last took line freight from one airport to another. */
export const lineFreight = defineTable(
  "line_freight",
  {
    id: integer({ min: 1 }),
    player_id: integer(),
    origin_icao: icao(),
    dest_icao: icao(),
    taken_sim_time: simulatedInstant(),
  },
  {
    primaryKey: ["id"],
    foreignKeys: [references("player_id", "players")],
    unique: [["player_id", "origin_icao", "dest_icao"]],
    readOnly: true,
  },
);

/** Ledger entries of a plane's route for its latest simulated day. They grow until the day is over. */
export const routeDays = defineTable(
  "route_days",
  {
    /** The plane's id. */
    id: integer({ min: 1 }),
    player_id: integer(),
    /** Simulated days since 1970. */
    day: integer({ min: 0 }),
    /** Real instant of the first of the entries. */
    at: instant(),
    /** Ids of ledger entries; 0 for an entry that does not exist yet. */
    income_entry: count(),
    costs_entry: count(),
    dispatcher_entry: count(),
  },
  {
    primaryKey: ["id"],
    foreignKeys: [references("player_id", "players")],
    indexes: [["player_id"]],
    readOnly: true,
  },
);
