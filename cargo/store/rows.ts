/** Converts values of the rules to rows and back. Each column is spelled out, because this is on the hot path of every commit. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import type { CargoPackage } from "../rules/values/cargo-package.ts";
import type { WorldClock } from "../rules/values/clock.ts";
import type { Base } from "../rules/values/goals/base.ts";
import type { SeasonScore } from "../rules/values/goals/season.ts";
import type { DemandLoad } from "../rules/values/market.ts";
import type { Plane } from "../rules/values/plane.ts";
import type { Player } from "../rules/values/player.ts";
import type { Route } from "../rules/values/routes/route.ts";
import type { bases, clockAnchors, demand, packages, planes, players, routes, seasonScores, world } from "./tables.ts";

type PlayerRow = RowOf<typeof players>;
type PlaneRow = RowOf<typeof planes>;
type BaseRow = RowOf<typeof bases>;
type RouteRow = RowOf<typeof routes>;
type PackageRow = RowOf<typeof packages>;
export type WorldRow = RowOf<typeof world>;
type ClockRow = RowOf<typeof clockAnchors>;

export const clockRow = (clock: WorldClock): ClockRow => ({
  anchor_at: clock.anchorAt,
  anchor_sim_time: clock.anchorSimTime,
  is_running: clock.isRunning,
  time_scale: clock.timeScale,
});

export const clockOf = (row: ClockRow): WorldClock => ({
  isRunning: row.is_running,
  anchorAt: row.anchor_at,
  anchorSimTime: row.anchor_sim_time,
  timeScale: row.time_scale,
});

/** A player with the fields that the rules do not know. */
export interface StoredPlayer extends Player {
  readonly usernameKey: string;
  readonly passwordHash: string | null;
  readonly isSuspended: boolean;
  readonly suspendedUntil: number | null;
  readonly suspensionReason: string | null;
}

export const playerRow = (player: StoredPlayer): PlayerRow => ({
  id: player.id,
  username: player.username,
  username_key: player.usernameKey,
  company_name: player.companyName,
  password_hash: player.passwordHash,
  is_suspended: player.isSuspended,
  suspended_until: player.suspendedUntil,
  suspension_reason: player.suspensionReason,
  money: player.money,
  owed: player.owed,
  reputation: player.reputation,
  home_icao: player.homeIcao,
  lapses: player.lapses,
  abandonments: player.abandonments,
  openings: player.openings,
  relief_at: player.reliefAt,
  loads: player.loads,
  departures: player.departures,
  deliveries: player.deliveries,
  planes_bought: player.planesBought,
  total_km: player.totalKm,
  delivered_to: player.deliveredTo,
  countries: player.countries,
  specials_delivered: player.specialsDelivered,
  longest_leg_km: player.longestLegKm,
  heaviest_kg: player.heaviestKg,
  route_deliveries: player.routeDeliveries,
  delivered_at: player.deliveredAt,
  alliance_left_at: player.allianceLeftAt,
  invitations_sent: player.invitationsSent,
  campaigns_won: player.campaignsWon,
  milestones: player.milestones,
  livery_id: player.liveryId,
  title: player.title,
  company_page: player.hasCompanyPage,
  shares_planes: player.sharesPlanes,
  is_guest: player.isGuest,
  created_at: player.createdAt,
  seen_at: player.seenAt,
});

export const playerOf = (row: PlayerRow): StoredPlayer => ({
  id: row.id,
  username: row.username,
  usernameKey: row.username_key,
  companyName: row.company_name,
  passwordHash: row.password_hash,
  isSuspended: row.is_suspended,
  suspendedUntil: row.suspended_until,
  suspensionReason: row.suspension_reason,
  money: row.money,
  owed: row.owed,
  reputation: row.reputation,
  homeIcao: row.home_icao,
  lapses: row.lapses,
  abandonments: row.abandonments,
  openings: row.openings,
  reliefAt: row.relief_at,
  loads: row.loads,
  departures: row.departures,
  deliveries: row.deliveries,
  planesBought: row.planes_bought,
  totalKm: row.total_km,
  deliveredTo: row.delivered_to,
  countries: row.countries,
  specialsDelivered: row.specials_delivered,
  longestLegKm: row.longest_leg_km,
  heaviestKg: row.heaviest_kg,
  routeDeliveries: row.route_deliveries,
  deliveredAt: row.delivered_at,
  allianceLeftAt: row.alliance_left_at,
  invitationsSent: row.invitations_sent,
  campaignsWon: row.campaigns_won,
  milestones: row.milestones,
  liveryId: row.livery_id,
  title: row.title,
  hasCompanyPage: row.company_page,
  sharesPlanes: row.shares_planes,
  isGuest: row.is_guest,
  createdAt: row.created_at,
  seenAt: row.seen_at,
});

export const planeRow = (plane: Plane): PlaneRow => ({
  id: plane.id,
  owner_id: plane.ownerId,
  model_id: plane.modelId,
  name: plane.name,
  status: plane.status,
  airport_icao: plane.airportIcao,
  dest_icao: plane.leg?.destIcao ?? null,
  departure_sim_time: plane.leg?.departureSimTime ?? null,
  arrival_sim_time: plane.leg?.arrivalSimTime ?? null,
  leg_km: plane.leg?.distanceKm ?? null,
  wind_factor: plane.leg?.windFactor ?? null,
  leg_route_id: plane.leg?.routeId ?? null,
  repair_started_sim_time: plane.repair?.startedSimTime ?? null,
  repair_ends_sim_time: plane.repair?.endsSimTime ?? null,
  queue: plane.queue,
  health: plane.health,
  fuel_l: plane.fuelL,
  total_km: plane.totalKm,
  deliveries: plane.deliveries,
  earned: plane.earned,
  route_id: plane.route?.routeId ?? null,
  route_status: plane.route?.status ?? null,
  route_reason: plane.route?.reason ?? null,
  route_next_index: plane.route?.nextIndex ?? null,
  line_kg: plane.lineFreight?.kg ?? null,
  line_payout: plane.lineFreight?.payout ?? null,
});

export const planeOf = (row: PlaneRow): Plane => ({
  id: row.id,
  modelId: row.model_id,
  name: row.name,
  ownerId: row.owner_id,
  status: row.status,
  airportIcao: row.airport_icao,
  leg: legOf(row),
  repair:
    row.repair_started_sim_time === null || row.repair_ends_sim_time === null
      ? null
      : { startedSimTime: row.repair_started_sim_time, endsSimTime: row.repair_ends_sim_time },
  queue: row.queue,
  health: row.health,
  fuelL: row.fuel_l,
  totalKm: row.total_km,
  deliveries: row.deliveries,
  earned: row.earned,
  route: placeOnRoute(row),
  lineFreight: row.line_kg === null ? null : { kg: row.line_kg, payout: row.line_payout ?? 0 },
});

function placeOnRoute(row: PlaneRow): Plane["route"] {
  const { route_id: routeId, route_status: status, route_reason: reason, route_next_index: nextIndex } = row;
  if (routeId === null || status === null) return null;
  return { routeId, status, reason, nextIndex: nextIndex ?? 0 };
}

function legOf(row: PlaneRow): Plane["leg"] {
  const { dest_icao, departure_sim_time, arrival_sim_time, leg_km, wind_factor, leg_route_id } = row;
  if (dest_icao === null || departure_sim_time === null || arrival_sim_time === null) return null;
  return {
    destIcao: dest_icao,
    departureSimTime: departure_sim_time,
    arrivalSimTime: arrival_sim_time,
    distanceKm: leg_km ?? 0,
    windFactor: wind_factor ?? 1,
    ...(leg_route_id === null ? {} : { routeId: leg_route_id }),
  };
}

export const routeRow = (route: Route): RouteRow => ({
  id: route.id,
  owner_id: route.ownerId,
  name: route.name,
  stops: route.stops,
  is_loop: route.loop,
  max_later_stops: route.policy.maxLaterStops,
  open_jobs: route.policy.openJobs,
  min_net_per_hour: route.policy.minNetPerHour,
  repair_below: route.repairBelow,
  stop_when_cash_below: route.stopWhenCashBelow,
  net: route.net,
  net_since: route.netSince,
});

export const routeOf = (row: RouteRow): Route => ({
  id: row.id,
  ownerId: row.owner_id,
  name: row.name,
  stops: row.stops,
  loop: row.is_loop,
  policy: {
    maxLaterStops: row.max_later_stops,
    openJobs: row.open_jobs,
    minNetPerHour: row.min_net_per_hour,
  },
  repairBelow: row.repair_below,
  stopWhenCashBelow: row.stop_when_cash_below,
  net: row.net,
  netSince: row.net_since,
});

export const packageRow = (cargo: CargoPackage): PackageRow => ({
  id: cargo.id,
  status: cargo.status,
  origin_icao: cargo.originIcao,
  dest_icao: cargo.destIcao,
  commodity: cargo.commodity,
  count: cargo.count,
  weight_kg: cargo.weightKg,
  special: cargo.special,
  base_payout: cargo.basePayout,
  fixed_payout: cargo.fixedPayout,
  created_at: cargo.createdAt,
  expires_at: cargo.expiresAt,
  owner_id: cargo.ownerId,
  plane_id: cargo.planeId,
  payout: cargo.payout,
  demand: cargo.demand,
  taken_at: cargo.takenAt,
  loaded_sim_time: cargo.loadedSimTime,
  flight_time_ms: cargo.flightTimeMs,
  due_sim_time: cargo.dueSimTime,
  landings: cargo.landings,
  ended_at: cargo.endedAt,
  ended_sim_time: cargo.endedSimTime,
  settled: cargo.settled,
  loaded_by_route: cargo.loadedByRoute,
});

export const packageOf = (row: PackageRow): CargoPackage => ({
  id: row.id,
  status: row.status,
  originIcao: row.origin_icao,
  destIcao: row.dest_icao,
  commodity: row.commodity,
  count: row.count,
  weightKg: row.weight_kg,
  special: row.special,
  basePayout: row.base_payout,
  fixedPayout: row.fixed_payout,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  ownerId: row.owner_id,
  planeId: row.plane_id,
  payout: row.payout,
  demand: row.demand,
  takenAt: row.taken_at,
  loadedSimTime: row.loaded_sim_time,
  flightTimeMs: row.flight_time_ms,
  dueSimTime: row.due_sim_time,
  landings: row.landings,
  endedAt: row.ended_at,
  endedSimTime: row.ended_sim_time,
  settled: row.settled,
  loadedByRoute: row.loaded_by_route,
});

export const baseRow = (base: Base): BaseRow => ({
  id: base.id,
  player_id: base.playerId,
  airport_icao: base.icao,
  price: base.price,
  upkeep_sim_time: base.upkeepSimTime,
});

export const baseOf = (row: BaseRow): Base => ({
  id: row.id,
  playerId: row.player_id,
  icao: row.airport_icao,
  price: row.price,
  upkeepSimTime: row.upkeep_sim_time,
});

type DemandRow = RowOf<typeof demand>;

export const demandRow = ({ icao, group, kg, simTime }: DemandLoad): DemandRow => ({
  airport_icao: icao,
  commodity_group: group,
  kg,
  sim_time: simTime,
});

export const demandOf = (row: DemandRow): DemandLoad => ({
  icao: row.airport_icao,
  group: row.commodity_group,
  kg: row.kg,
  simTime: row.sim_time,
});

export const scoreRow = (score: SeasonScore): RowOf<typeof seasonScores> => ({
  id: score.id,
  season: score.season,
  net: score.net,
  kg_km: score.kgKm,
  timed: score.timed,
  on_time: score.onTime,
  route_net: score.routeNet,
  route_kg_km: score.routeKgKm,
  route_timed: score.routeTimed,
  route_on_time: score.routeOnTime,
});

export const scoreOf = (row: RowOf<typeof seasonScores>): SeasonScore => ({
  id: row.id,
  season: row.season,
  net: row.net,
  kgKm: row.kg_km,
  timed: row.timed,
  onTime: row.on_time,
  routeNet: row.route_net,
  routeKgKm: row.route_kg_km,
  routeTimed: row.route_timed,
  routeOnTime: row.route_on_time,
});
