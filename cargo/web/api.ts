/** The service's calls, typed by its contract, and names for its shapes. */

import type { components, paths } from "@outbound/client/cargo-contract.ts";
import { createApi } from "@outbound/kit/web/call.ts";

export const api = createApi<paths>();

type Schemas = components["schemas"];
export type State = Schemas["State"];
export type Plane = Schemas["Plane"];
export type Package = Schemas["Package"];
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
export type AdminUser = Schemas["AdminUser"];
export type Invite = Schemas["Invite"];
export type CreatedInvite = Schemas["CreatedInvite"];
export type SessionRow = Schemas["SessionRow"];
export type Overview = Schemas["Overview"];
export type FoundPlayer = Schemas["FoundPlayers"]["players"][number];
export type AuditEntry = Schemas["AuditEntry"];
