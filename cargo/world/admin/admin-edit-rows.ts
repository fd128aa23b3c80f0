/** Checks an edited row alone, before the world reads it. */
import type { Columns } from "@outbound/kit/store/table.ts";
import { aircraftOf } from "../../rules/aircraft/aircraft.ts";
import { LIVERY_IDS } from "../../rules/company/liveries.ts";
import { MILESTONES, TITLES } from "../../rules/company/milestones.ts";
import { MAX_QUEUED_LEGS } from "../../rules/flights/queue.ts";
import { airportOf } from "../../rules/geography/airports.ts";
import { isDeliveredTo } from "../../rules/geography/delivered-to.ts";
import { commodityOf } from "../../rules/jobs/commodities.ts";
import { POOL_SLOTS } from "../../rules/jobs/pool-bands.ts";
import { specialOf } from "../../rules/jobs/specials.ts";
import { LEAST_STOPS, MOST_STOPS, repeatedStop } from "../../rules/routes/routes.ts";
import type { PackageStatus } from "../../rules/values/cargo-package.ts";
import { CASH_LIMIT } from "../../rules/values/player.ts";
import { isReservedName, seenName } from "../../rules/values/username.ts";
import { type CargoTables, TABLES } from "../../store/tables.ts";
import type { World } from "../state/world.ts";
import type { Edited, Row } from "./edited.ts";

type Player = CargoTables["players"];
type Plane = CargoTables["planes"];
type Package = CargoTables["packages"];
type Route = CargoTables["routes"];
type Alliance = CargoTables["alliances"];

/** Sums and instants above this are not exact. */
const NUMBER_LIMIT = 2 ** 52;
/** The last millisecond of the year 9999: answers have dates of four-digit years. */
const LAST_INSTANT = Date.UTC(10_000, 0, 1) - 1;
/** Most euros of one amount: sums of many such amounts are still exact. */
const MONEY_LIMIT = CASH_LIMIT;
/** Kilograms, far more than deliveries of several days reach. */
const KG_LIMIT = 1e12;
/** Bound of generations: job ids encode them in 32 bits. */
const GENERATION_LIMIT = 2 ** 31;

/** Checks of a row after the edit, by table. */
const CHECKS: { readonly [Table in keyof CargoTables]?: (row: CargoTables[Table], context: Context) => string[] } = {
  players: playerFaults,
  planes: planeFaults,
  packages: packageFaults,
  bases: ({ id, airport_icao, price, upkeep_sim_time }, { world, now }) =>
    those(
      [
        upkeep_sim_time < world.clockMs(now),
        `the next upkeep of base ${id} is due at ${upkeep_sim_time}, which has passed`,
      ],
      [!isAirport(airport_icao), `${airport_icao} is no airport`],
      [price > MONEY_LIMIT, `a base costs at most ${MONEY_LIMIT} €`],
    ),
  routes: routeFaults,
  alliances: allianceFaults,
  pools: ({ airport_icao, number }, { world }) =>
    those(
      [!isAirport(airport_icao), `${airport_icao} is no airport`],
      [
        number > world.state.nextPoolNumber,
        `the number of a pool is at most ${world.state.nextPoolNumber}, the next one`,
      ],
    ),
  slots: ({ slot, generation }) =>
    those(
      [slot >= POOL_SLOTS, `a pool has the slots 0 to ${POOL_SLOTS - 1}`],
      [generation > GENERATION_LIMIT, `the generation of a slot is at most ${GENERATION_LIMIT}`],
    ),
  demand: ({ airport_icao, kg, sim_time }, { world, now }) =>
    those(
      [!isAirport(airport_icao), `${airport_icao} is no airport`],
      [kg > KG_LIMIT, `a load has at most ${KG_LIMIT} kg`],
      [sim_time > world.clockMs(now), `${sim_time} lies ahead: the clock shows ${world.clockMs(now)}`],
    ),
  events: ({ id, data }) =>
    those([data === null || typeof data !== "object" || Array.isArray(data), `data of event ${id} is no object`]),
};

interface Context {
  readonly before: Row | undefined;
  readonly world: World;
  readonly now: number;
}

/** Returns faults as sentences without a full stop. */
export function rowFaults({ table, before, after }: Edited, world: World, now: number): string[] {
  if (after === undefined) return [];
  const check = CHECKS[table as keyof CargoTables] as ((row: Row, context: Context) => string[]) | undefined;
  return [...(check?.(after, { before, world, now }) ?? []), ...numberFaults(table, after), ...idFaults(after)];
}

/** Returns the sentences whose condition is true. */
const those = (...faults: readonly (readonly [boolean, string])[]): string[] =>
  faults.filter(([isFault]) => isFault).map(([, sentence]) => sentence);

/** Reports numbers above the limit in columns without a maximum of their own. */
function numberFaults(table: string, row: Row): string[] {
  const columns: Columns = TABLES.find(({ name }) => name === table)?.columns ?? {};
  const limitOf = (name: string) => (columns[name]?.instant === "real" ? LAST_INSTANT : NUMBER_LIMIT);
  return Object.entries(row)
    .filter(
      ([name, value]) =>
        typeof value === "number" && columns[name]?.max === undefined && Math.abs(value) > limitOf(name),
    )
    .map(([name]) => `${name} is beyond ±${limitOf(name)}`);
}

/** Reports ids below 1 in columns that may name something that is gone, and so have no foreign key. */
function idFaults(row: Row): string[] {
  return Object.entries(row)
    .filter(([name, value]) => name.endsWith("_id") && typeof value === "number" && value < 1)
    .map(([name, value]) => `${name} is ${value}, and ids begin with 1`);
}

function playerFaults(row: Player, { before }: Context): string[] {
  const { id, username, username_key, money, owed, home_icao, lapses, abandonments, openings } = row;
  const { delivered_to, specials_delivered, milestones, livery_id, title, invitations_sent } = row;
  return those(
    [!/^[A-Za-z0-9_-]+$/.test(username), `player ${id} has a username of other characters than A–Z, a–z, 0–9, _ and -`],
    [username_key !== username.toLowerCase(), `username_key of player ${id} is not the username in lower case`],
    [isReservedName(username_key) && username_key !== before?.username_key, `the name ${username} is reserved`],
    [money > MONEY_LIMIT, `player ${id} has more than ${MONEY_LIMIT} €`],
    [owed > MONEY_LIMIT, `player ${id} owes more than ${MONEY_LIMIT} €`],
    [home_icao !== null && !isAirport(home_icao), `${home_icao} is no airport`],
    [!isListOf(lapses, isInstant), `lapses of player ${id} is no list of instants`],
    [!isListOf(openings, isInstant), `openings of player ${id} is no list of instants`],
    [!isListOf(invitations_sent, isInstant), `invitations_sent of player ${id} is no list of instants`],
    [
      !isListOf(abandonments, isAbandonments),
      `abandonments of player ${id} is no list of airports with their instants`,
    ],
    [!isDeliveredTo(delivered_to), `delivered_to of player ${id} is no text of airports with their deliveries`],
    [
      !isListOf(specials_delivered, (special) => specialOf(String(special)) !== undefined),
      `specials_delivered of player ${id} is no list of specials`,
    ],
    [!isReached(milestones), `milestones of player ${id} is no object of milestones with their instants`],
    [livery_id !== null && !LIVERY_IDS.includes(livery_id), `the livery ${livery_id} is unknown`],
    [title !== null && !TITLES.includes(title), `the title ${title} is unknown`],
  );
}

function planeFaults(row: Plane, { world, now }: Context): string[] {
  const { id, model_id, airport_icao, queue, fuel_l } = row;
  const model = aircraftOf(model_id);
  return [
    ...those(
      [model === undefined, `plane ${id} is of the model ${model_id}, which is unknown`],
      [!isAirport(airport_icao), `${airport_icao} is no airport`],
      [!isListOf(queue, isAirport), `the queue of plane ${id} is no list of ICAO codes`],
      [
        Array.isArray(queue) && queue.length > MAX_QUEUED_LEGS,
        `the queue of plane ${id} has more than ${MAX_QUEUED_LEGS} legs`,
      ],
      [
        model !== undefined && fuel_l > model.maxFuel,
        `plane ${id} has ${fuel_l} l on board, its tank holds ${model?.maxFuel} l`,
      ],
    ),
    ...routeOfPlaneFaults(row, world),
    ...activityFaults(row, world.clockMs(now)),
  ];
}

function routeOfPlaneFaults(row: Plane, world: World): string[] {
  const { id, route_id, route_status, line_kg, status } = row;
  const names = ["route_status", "route_next_index"] as const;
  const subject = `plane ${id} is on ${route_id === null ? "no route" : `route ${route_id}`}`;
  const route = route_id === null ? undefined : world.routes.routes.get(route_id);
  return [
    ...(route_id === null
      ? nullFaults(row, subject, [], [...names, "route_reason"])
      : nullFaults(row, subject, names, [])),
    ...those(
      [route_id !== null && route?.ownerId !== row.owner_id, `${subject}, which its owner does not have`],
      [(route_status === "stopped") !== (row.route_reason !== null), `${subject}, so a reason goes with stopped`],
      [route_status === "stopped" && status !== "available", `plane ${id} is ${status}, so its route has not stopped`],
      [route_status === "active" && status === "available", `plane ${id} is available, so its route is not active`],
      [(line_kg === null) !== (row.line_payout === null), `plane ${id} has line freight without weight or pay`],
      [line_kg !== null && status !== "flying", `plane ${id} is ${status}, so line_kg must be null`],
    ),
  ];
}

function routeFaults({ id, owner_id, stops, is_loop }: Route, { before, world }: Context): string[] {
  const flying = world.planes
    .all(world.airspace.planesOf(Number(before?.owner_id)))
    .find(({ route }) => route !== null && route.routeId === before?.id);
  const isOther = id !== before?.id || owner_id !== before.owner_id;
  const isList = isListOf(stops, isAirport) && stops.length >= LEAST_STOPS && stops.length <= MOST_STOPS;
  return those(
    [flying !== undefined && isOther, `plane ${flying?.id} of player ${flying?.ownerId} is on route ${before?.id}`],
    [!isList, `the stops of route ${id} are no list of ${LEAST_STOPS} to ${MOST_STOPS} ICAO codes`],
    [isList && repeatedStop(stops, is_loop) !== undefined, `two neighbouring stops of route ${id} are the same`],
  );
}

function allianceFaults(row: Alliance, { before, world }: Context): string[] {
  const { id, name, founder_id } = row;
  const { accounts, alliances } = world;
  const isKept = before !== undefined && seenName(String(before.name)) === seenName(name);
  const isTaken = !isKept && (isReservedName(name) || accounts.looksTaken(name) || alliances.looksTaken(name));
  const isMember = alliances.membersOf(id).some(({ playerId }) => playerId === founder_id);
  return those(
    [isTaken, `the name ${name} is taken`],
    [!isMember, `player ${founder_id}, the founder, is no member of alliance ${id}`],
    [
      row.earned_before !== before?.earned_before || row.created_at !== before.created_at,
      `of alliance ${id} only the name and the founder can be changed`,
    ],
  );
}

const LEG = ["dest_icao", "departure_sim_time", "arrival_sim_time", "leg_km", "wind_factor"] as const;
const REPAIR = ["repair_started_sim_time", "repair_ends_sim_time"] as const;

/**
 * Leg fields must be set exactly while the plane flies, repair fields exactly while it is under repair, and neither may have
 * ended already.
 */
function activityFaults(row: Plane, clockMs: number): string[] {
  const subject = `plane ${row.id} is ${row.status}`;
  const flies = row.status === "flying";
  const shape = [
    ...nullFaults(row, subject, flies ? LEG : [], flies ? [] : LEG),
    ...nullFaults(row, subject, row.status === "repairing" ? REPAIR : [], row.status === "repairing" ? [] : REPAIR),
  ];
  if (shape.length > 0) return shape;
  const begins = row.departure_sim_time ?? row.repair_started_sim_time ?? clockMs;
  const ends = row.arrival_sim_time ?? row.repair_ends_sim_time ?? clockMs;
  const wind = row.wind_factor ?? 1;
  return those(
    [begins > clockMs, `${subject} since ${begins}, which lies ahead: the clock shows ${clockMs}`],
    [ends < clockMs, `${subject} until ${ends}, which has passed: the clock shows ${clockMs}`],
    [ends < begins, `${subject} until ${ends}, before it begins at ${begins}`],
    [row.dest_icao !== null && !isAirport(row.dest_icao), `${row.dest_icao} is no airport`],
    [row.dest_icao === row.airport_icao, `${subject} from ${row.airport_icao} to the same airport`],
    [wind < 0.8 || wind > 1.2, `the wind factor of plane ${row.id} is ${wind}, outside 0.8 to 1.2`],
  );
}

type PackageColumn = keyof Package;
const ENDED: readonly PackageColumn[] = ["ended_at", "ended_sim_time", "settled"];
const LOADED: readonly PackageColumn[] = ["plane_id", "loaded_sim_time", "flight_time_ms", "due_sim_time"];
const OWNED: readonly PackageColumn[] = ["owner_id", "payout"];
const OVER = { set: [...OWNED, ...ENDED], unset: ["expires_at"] } as const;

/** Columns that must and must not be null, by status. */
const SHAPES: Readonly<Record<PackageStatus, { set: readonly PackageColumn[]; unset: readonly PackageColumn[] }>> = {
  open: { set: ["expires_at"], unset: [...OWNED, "taken_at", ...LOADED, ...ENDED] },
  accepted: { set: ["expires_at", "taken_at", ...OWNED], unset: [...LOADED, ...ENDED] },
  loaded: { set: [...OWNED, "plane_id", "loaded_sim_time"], unset: ["expires_at", ...ENDED] },
  delivered: OVER,
  abandoned: OVER,
  expired: OVER,
};

function packageFaults(row: Package, { now }: Context): string[] {
  const { id, status, origin_icao, dest_icao, commodity, special, expires_at, taken_at, ended_at } = row;
  const { set, unset } = SHAPES[status];
  const amounts = [row.base_payout, row.fixed_payout, row.payout, row.settled].map((amount) => Math.abs(amount ?? 0));
  return [
    ...nullFaults(row, `package ${id} is ${status}`, set, unset),
    ...those(
      [!isAirport(origin_icao), `${origin_icao} is no airport`],
      [!isAirport(dest_icao), `${dest_icao} is no airport`],
      [origin_icao === dest_icao, `package ${id} goes from ${origin_icao} to the same airport`],
      [commodityOf(commodity) === undefined, `the commodity ${commodity} is unknown`],
      [special !== null && specialOf(special) === undefined, `the special ${special} is unknown`],
      [Math.max(...amounts) > MONEY_LIMIT, `package ${id} is about more than ${MONEY_LIMIT} €`],
      [
        expires_at !== null && expires_at < now,
        `package ${id} is ${status} until ${expires_at}, which has passed: it is ${now}`,
      ],
      [taken_at !== null && taken_at > now, `package ${id} was taken at ${taken_at}, which lies ahead: it is ${now}`],
      [
        taken_at !== null && ended_at !== null && taken_at > ended_at,
        `package ${id} was taken at ${taken_at}, after it ended at ${ended_at}`,
      ],
    ),
  ];
}

function nullFaults<Row extends object>(
  row: Row,
  subject: string,
  set: readonly (keyof Row & string)[],
  unset: readonly (keyof Row & string)[],
): string[] {
  return [
    ...set.filter((name) => row[name] === null).map((name) => `${subject}, so ${name} must be set`),
    ...unset.filter((name) => row[name] !== null).map((name) => `${subject}, so ${name} must be null`),
  ];
}

const isAirport = (value: unknown): boolean => typeof value === "string" && airportOf(value) !== undefined;

const isInstant = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LAST_INSTANT;

const isAbandonments = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const { icao, at, until } = value as Partial<Record<"icao" | "at" | "until", unknown>>;
  return isAirport(icao) && isListOf(at, isInstant) && isInstant(until);
};

const isReached = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([id, at]) => MILESTONES.some((milestone) => milestone.id === id) && isInstant(at));

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
