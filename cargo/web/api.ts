/** The API calls, typed by the contract, and names for its types. */

import type { components, paths } from "@outbound/client/cargo-contract.ts";
import { createApi } from "@outbound/kit/web/call.ts";

export const api = createApi<paths>({
  keyless: {
    "POST /api/auth/register": "once",
    "POST /api/auth/guest": "once",
    "POST /api/auth/keep": "once",
    "POST /api/auth/sign-in": "again",
    "POST /api/auth/sign-out": "again",
    "POST /api/auth/password": "once",
    "POST /api/auth/tokens": "once",
    "DELETE /api/auth/account": "once",
    "POST /api/admin/login": "again",
    "POST /api/admin/logout": "again",
    "POST /api/admin/users": "once",
    "PATCH /api/admin/users/{userId}": "once",
    "DELETE /api/admin/users/{userId}": "once",
    "POST /api/admin/invites": "once",
    "POST /api/admin/players/{playerId}/password": "once",
  },
});

type Schemas = components["schemas"];
export type State = Schemas["State"];
export type Plane = Schemas["Plane"];
export type Package = Schemas["Package"];
export type JobGain = Schemas["JobGain"];
export type CatalogEntry = Schemas["CatalogEntry"];
export type Economy = Schemas["Economy"];
export type Quote = Schemas["Quote"];
export type Home = Schemas["Home"];
export type Player = Schemas["Player"];
export type AppearanceRequest = Schemas["AppearanceRequest"];
export type Base = Schemas["Base"];
export type WorldEvent = Schemas["WorldEvent"];
export type DemandIndex = Schemas["DemandIndex"];
export type Route = Schemas["Route"];
export type PlaneRoute = Schemas["PlaneRoute"];
export type LapFigures = Schemas["LapFigures"];
export type Livery = Schemas["Livery"];
export type Milestone = Schemas["Milestone"];
export type Alliance = Schemas["Alliance"];
export type RankedAlliance = Schemas["RankedAlliance"];
export type AllianceMember = Schemas["AllianceMember"];
export type Invitation = Schemas["Invitation"];
export type SentInvitation = Schemas["SentInvitation"];
export type SharedPlane = Schemas["MarketPlane"];
export type Campaign = Schemas["Campaign"];
export type Season = Schemas["Season"];
export type SeasonEntry = Schemas["SeasonEntry"];
export type Company = Schemas["Company"];
export type CompanySeason = Schemas["CompanySeason"];
export type LedgerEntry = Schemas["LedgerEntry"];
export type HistorySummary = Schemas["HistorySummary"];
export type HistoryEvent = Schemas["HistoryEvent"];
export type Leaderboard = Schemas["Leaderboard"];
export type PublicRanking = Schemas["PublicRanking"];
export type Session = Schemas["Session"];
export type ApiToken = Schemas["ApiToken"];
export type CreatedApiToken = Schemas["CreatedApiToken"];
export type AdminUser = Schemas["AdminUser"];
export type Invite = Schemas["Invite"];
export type CreatedInvite = Schemas["CreatedInvite"];
export type SessionRow = Schemas["SessionRow"];
export type Overview = Schemas["Overview"];
export type FoundPlayer = Schemas["FoundPlayers"]["players"][number];
export type AuditEntry = Schemas["AuditEntry"];
