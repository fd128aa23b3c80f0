/** The parts of the world, each with its own table, in the order in which their rows are written: referenced rows first. */
import type { Table } from "@outbound/kit/store/table.ts";
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import type { Alliance, AllianceMember, Invitation } from "../../rules/values/goals/alliance.ts";
import type { Base } from "../../rules/values/goals/base.ts";
import type { Campaign, Contribution } from "../../rules/values/goals/campaign.ts";
import type { SeasonScore } from "../../rules/values/goals/season.ts";
import type { Plane } from "../../rules/values/plane.ts";
import type { Route } from "../../rules/values/routes/route.ts";
import {
  baseOf,
  baseRow,
  packageOf,
  packageRow,
  planeOf,
  planeRow,
  playerOf,
  playerRow,
  routeOf,
  routeRow,
  scoreOf,
  scoreRow,
} from "../../store/rows.ts";
import * as tables from "../../store/tables.ts";
import {
  allianceOf,
  allianceRow,
  invitationOf,
  invitationRow,
  memberOf,
  memberRow,
} from "../../store/together/alliance-rows.ts";
import { campaignOf, campaignRow, contributionOf, contributionRow } from "../../store/together/campaign-rows.ts";
import type { Account, AdminSessionRow, AdminUserRow, ApiTokenRow, SessionRow } from "./accounts.ts";
import type { LineFreightRow, RouteDay } from "./routes.ts";
import type { World } from "./world.ts";

export interface Entity {
  readonly id: number;
}

/**
 * The table of a part, its values in memory, and their conversion to rows. Uses method syntax, so that any part is assignable to
 * `Part`.
 */
export interface Part<Value extends Entity = Entity> {
  readonly table: Table;
  valuesOf(world: World): {
    get(id: number): Value | undefined;
    replace(id: number, value: Value | undefined): void;
  };
  toRow(value: Value): object;
  fromRow(row: never): Value;
}

/** Creates a part whose values are its rows. */
const rows = <Row extends Entity>(table: Table, valuesOf: Part<Row>["valuesOf"]): Part<Row> => ({
  table,
  valuesOf,
  toRow: (row) => row,
  fromRow: (row) => row,
});

const players: Part<Account> = {
  table: tables.players,
  valuesOf: ({ accounts }) => accounts.players,
  toRow: playerRow,
  fromRow: playerOf,
};
const planes: Part<Plane> = {
  table: tables.planes,
  valuesOf: (world) => world.planes,
  toRow: planeRow,
  fromRow: planeOf,
};
const packages: Part<CargoPackage> = {
  table: tables.packages,
  valuesOf: (world) => world.packages,
  toRow: packageRow,
  fromRow: packageOf,
};
const bases: Part<Base> = {
  table: tables.bases,
  valuesOf: (world) => world.bases,
  toRow: baseRow,
  fromRow: baseOf,
};
const scores: Part<SeasonScore> = {
  table: tables.seasonScores,
  valuesOf: (world) => world.scores,
  toRow: scoreRow,
  fromRow: scoreOf,
};

const routes: Part<Route> = {
  table: tables.routes,
  valuesOf: (world) => world.routes.routes,
  toRow: routeRow,
  fromRow: routeOf,
};
const campaigns: Part<Campaign> = {
  table: tables.campaigns,
  valuesOf: (world) => world.campaigns,
  toRow: campaignRow,
  fromRow: campaignOf,
};
const contributions: Part<Contribution> = {
  table: tables.contributions,
  valuesOf: (world) => world.contributions,
  toRow: contributionRow,
  fromRow: contributionOf,
};

const alliances: Part<Alliance> = {
  table: tables.alliances,
  valuesOf: (world) => world.alliances.all,
  toRow: allianceRow,
  fromRow: allianceOf,
};
const members: Part<AllianceMember> = {
  table: tables.allianceMembers,
  valuesOf: (world) => world.alliances.members,
  toRow: memberRow,
  fromRow: memberOf,
};
const invitations: Part<Invitation> = {
  table: tables.invitations,
  valuesOf: (world) => world.alliances.invitations,
  toRow: invitationRow,
  fromRow: invitationOf,
};

export const PARTS = {
  players,
  routes,
  lineFreight: rows<LineFreightRow>(tables.lineFreight, (world) => world.routes.lineFreight),
  routeDays: rows<RouteDay>(tables.routeDays, (world) => world.routes.days),
  planes,
  packages,
  bases,
  campaigns,
  contributions,
  alliances,
  members,
  invitations,
  scores,
  sessions: rows<SessionRow>(tables.sessions, ({ accounts }) => accounts.sessions),
  apiTokens: rows<ApiTokenRow>(tables.apiTokens, ({ accounts }) => accounts.apiTokens),
  admins: rows<AdminUserRow>(tables.adminUsers, ({ accounts }) => accounts.admins),
  adminSessions: rows<AdminSessionRow>(tables.adminSessions, ({ accounts }) => accounts.adminSessions),
};

export type PartName = keyof typeof PARTS;
export type ValueOf<Name extends PartName> = (typeof PARTS)[Name] extends Part<infer Value> ? Value : never;

export const ALL_PARTS = Object.entries(PARTS) as readonly (readonly [PartName, Part])[];

/** Maps each part to the result of `make`, by name. */
export const byPart = <Made>(make: (part: Part, name: PartName) => Made): Record<PartName, Made> =>
  Object.fromEntries(ALL_PARTS.map(([name, part]) => [name, make(part, name)])) as Record<PartName, Made>;
