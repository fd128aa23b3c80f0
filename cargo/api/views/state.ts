/** The snapshot of a player as JSON text. The cost depends on what the player has and sees, not on the size of the world. */
import { AIRCRAFT } from "../../rules/aircraft/aircraft.ts";
import { DEPTH } from "../../rules/company/depth.ts";
import { economyFor } from "../../rules/company/economy.ts";
import { type CargoPackage, hasEnded, weightOf } from "../../rules/values/cargo-package.ts";
import type { WorldClock } from "../../rules/values/clock.ts";
import type { Plane } from "../../rules/values/plane.ts";
import type { Route } from "../../rules/values/routes/route.ts";
import type { WorldView } from "../../world/adapter.ts";
import type { Account } from "../../world/state/accounts.ts";
import type { World } from "../../world/state/world.ts";
import type { CatalogEntryView, StateView } from "../schemas.ts";
import { airportState, openJobsOf } from "./airport-state.ts";
import { baseJson } from "./base.ts";
import { byDeparture, ownPackages } from "./jobs.ts";
import { arrayText, separated, textOnce } from "./json-text.ts";
import { airportTexts, listedText, othersPlanes, worldFigures } from "./market.ts";
import { packageJson, storedPackage, viewerOf } from "./package.ts";
import { planeBytes, planeJson, storedPlaneJson } from "./plane.ts";
import { playerJson, storedPlayerJson } from "./player.ts";
import { routeJson } from "./route.ts";
import { bytesLeft, routesThatFit, type Shown, whatFits } from "./shown.ts";

const extraBytes = ({ extra }: StateOptions): number =>
  extra === undefined ? 0 : Buffer.byteLength(JSON.stringify(extra));

export const CATALOG = JSON.stringify(AIRCRAFT satisfies readonly CatalogEntryView[]);

/** The last field of the economy, and the braces that close the economy and the snapshot. */
const DEPTH_FIELD = `,"depth":${JSON.stringify(DEPTH satisfies StateView["economy"]["depth"])}}}`;

export interface StateOptions {
  /** The player's ended packages, the latest first; absent in frames. */
  readonly ended?: readonly CargoPackage[];
  readonly preview?: boolean;
  /** Fields of an answer in addition to the snapshot. */
  readonly extra?: Pick<StateView, "laps" | "outcomes">;
  /** Leaves out `economy.depth`, which is constant within a release. */
  readonly isFrame?: boolean;
  /** Lists only these airports: a dry run must not show the ones it opens. */
  readonly airports?: ReadonlySet<string>;
}

/** Returns the whole snapshot. */
export function stateJson(view: WorldView, playerId: number, options: StateOptions = {}): string {
  return snapshotJson(collect(view, playerId, options), options);
}

/** The player's own data, and the room that it leaves in a snapshot. */
export interface OwnInput {
  readonly view: WorldView;
  readonly player: Account;
  readonly planes: readonly Plane[];
  readonly bases: readonly { readonly id: number; readonly json: string }[];
  readonly routes: readonly Route[];
  /** JSON text; empty without an alliance. */
  readonly alliance: string;
  readonly cargo: CargoByPlane;
  /** Accepted and loaded packages. */
  readonly own: readonly CargoPackage[];
  readonly omittedRoutes: number;
  /** Airports that the planes open, in the order of `byDeparture`. */
  readonly airports: readonly string[];
  /** Bytes left for lists. */
  readonly left: number;
}

/** The part of the world that a player sees: the input of the snapshot and of its change key. */
export interface SnapshotInput extends OwnInput {
  readonly packages: readonly CargoPackage[];
  readonly market: Shown["market"];
  readonly omitted: StateView["omitted"];
}

export function collectOwn(view: WorldView, playerId: number, options: StateOptions = {}): OwnInput {
  const { state: world } = view;
  const player = accountOf(world, playerId);
  const planes = world.planes.all(world.airspace.planesOf(playerId));
  const bases = world.bases.all(world.bases.of(playerId)).map((base) => ({ id: base.id, json: baseJson(base) }));
  const alliance = allianceJson(world, playerId);
  const room = bytesLeft(
    fixedBytes(world, player) + Buffer.byteLength(alliance),
    arrayText(bases.map(({ json }) => json)).length,
    ...planes.map(planeBytes),
    extraBytes(options),
  );
  const ownRoutes = world.routes.of(playerId);
  const { routes, left } = routesThatFit(ownRoutes, planes, room);
  const own = ownPackages(world, playerId);
  const cargo: CargoByPlane = Map.groupBy(own, ({ planeId }) => planeId);
  const airports = byDeparture(planes).filter((icao) => options.airports?.has(icao) ?? true);
  const omittedRoutes = ownRoutes.length - routes.length;
  return { view, player, planes, bases, routes, alliance, cargo, own, omittedRoutes, airports, left };
}

export const collect = (view: WorldView, playerId: number, options: StateOptions = {}): SnapshotInput =>
  withLists(collectOwn(view, playerId, options), options);

/** Adds the lists: what the player sees of others, cut to the room left. */
function withLists(input: OwnInput, options: StateOptions = {}): SnapshotInput {
  const { view, player, own, airports, left, omittedRoutes } = input;
  const { state: world, now } = view;
  const { market, ...shown } = whatFits(
    {
      own,
      open: openJobsOf(
        player.reputation,
        airports.map((icao) => airportState(view, icao)),
      ),
      airports: airportTexts(world, airports, now),
      planes: othersPlanes(world, player.id, airports),
    },
    left,
  );
  const packages = [...shown.own, ...endedOf(world, options), ...shown.open];
  const omitted = { ...shown.omitted, routes: omittedRoutes };
  return { ...input, packages, market, omitted };
}

/** Returns the bytes of everything except lists. Uses the player's stored fields, so that time alone cuts nothing. */
const fixedBytes = (world: World, player: Account): number =>
  Buffer.byteLength(storedPlayerJson(player)) + CATALOG.length + economyJson(world, player).length + DEPTH_FIELD.length;

/** Returns the whole snapshot. */
export function snapshotJson(input: SnapshotInput, options: StateOptions = {}): string {
  const { view, player, packages, market, omitted } = input;
  const viewer = viewerOf(view.state, player.id, view.now);
  const lists = {
    packages: separated(packages.map((one) => packageJson(one, viewer))),
    airports: separated(market.airports.map(listedText)),
    planes: separated(market.planes.map(({ json }) => json)),
    omitted: JSON.stringify(omitted),
    catalog: CATALOG,
    economy: economyField(view.state, player),
  };
  // Joined once: repeated concatenation would copy the text twice more before it is sent.
  return snapshotParts(input, lists, options).join("");
}

/** Lists of a snapshot as pieces of JSON without brackets, each for one viewer or for many. */
export interface SnapshotLists<Part> {
  readonly packages: readonly Part[];
  readonly airports: readonly Part[];
  readonly planes: readonly Part[];
  readonly omitted: string;
  readonly catalog: Part;
  readonly economy: Part | string;
}

/** Returns the whole snapshot in parts. */
export function snapshotParts<Part>(
  { view, player, planes, bases, routes, alliance, cargo }: OwnInput,
  lists: SnapshotLists<Part>,
  { preview, extra = {}, isFrame = false }: StateOptions = {},
): (Part | string)[] {
  const { state: world, now } = view;
  const clockMs = world.clockMs(now);
  const shownPlanes = planes.map((plane) => planeJson(plane, weightOf(cargo.get(plane.id) ?? []), clockMs));
  return [
    `{"revision":${world.counters.revision}${preview ? `,"preview":true` : ""},"simState":{"clockMs":${clockMs}}`,
    `,"clock":`,
    clockJson(world.clock),
    `,"player":`,
    playerJson(player, planes, bases.length, now, alliance),
    `,"planes":[`,
    ...separated(shownPlanes),
    `],"bases":`,
    arrayText(bases.map(({ json }) => json)),
    `,"routes":`,
    arrayText(routes.map(routeJson)),
    `,"packages":[`,
    ...lists.packages,
    `],"market":{"airports":[`,
    ...lists.airports,
    `],"planes":[`,
    ...lists.planes,
    `],"world":${worldFigures(world, now)}},"omitted":${lists.omitted}`,
    extra.laps === undefined ? "" : `,"laps":${JSON.stringify(extra.laps)}`,
    extra.outcomes === undefined ? "" : `,"outcomes":${JSON.stringify(extra.outcomes)}`,
    `,"catalog":`,
    lists.catalog,
    lists.economy,
    isFrame ? "}}" : DEPTH_FIELD,
  ];
}

/** Returns the field without its closing brace. */
export const economyField = (world: World, player: Account): string =>
  `,"economy":${economyJson(world, player).slice(0, -1)}`;

/** Pieces that most viewers share, so that a key takes little memory. */
export type ChangeKey = readonly (string | number | null)[];

/**
 * Returns the snapshot without what changes with time: the clock, live fuel and health, countdowns and world figures. While the
 * key is the same, no frame is sent.
 */
export const changeKey = (input: SnapshotInput): ChangeKey => [...ownKey(input), ...listsKey(input)];

/** Returns the part of the key for the player's own data, without packages. */
export const ownKey = ({ view, player, planes, bases, routes, alliance }: OwnInput): ChangeKey => [
  storedClockJson(view.state.clock),
  storedPlayerJson(player),
  // A leg that is queued and cancelled within a second changes nothing else.
  ...player.openings,
  // Discounts follow the exact reputation, of which the player shows one decimal.
  economyJson(view.state, player),
  ...planes.map(storedPlaneJson),
  ...bases.map(({ json }) => json),
  ...routes.map(routeJson),
  alliance,
];

/** Returns the part of the key for the lists. */
export const listsKey = ({
  player,
  packages,
  market,
  omitted,
}: Omit<SnapshotInput, keyof OwnInput> & Pick<OwnInput, "player">): ChangeKey => [
  ...packagesKey(packages, player),
  ...market.airports.map(listedText),
  ...market.planes.map(({ json }) => json),
  JSON.stringify(omitted),
];

// The order is one that demand does not change.
export const packagesKey = (packages: readonly CargoPackage[], { reputation }: Account): ChangeKey =>
  packages.toSorted((a, b) => a.id - b.id).flatMap((one) => storedPackage(one, reputation));

/** Returns the alliance field of the player. */
function allianceJson({ alliances }: World, playerId: number): string {
  const own = alliances.of(playerId);
  if (own === undefined) return "";
  const view: StateView["player"]["alliance"] = { id: own.id, name: own.name };
  return `,"alliance":${JSON.stringify(view)}`;
}

export const sameChangeKey = (one: ChangeKey, other: ChangeKey): boolean =>
  one.length === other.length && one.every((piece, index) => piece === other[index]);

/** Returns the clock with its anchor, which differs after each start, stop and new scale. */
export const storedClockJson = textOnce((clock: WorldClock) => JSON.stringify(clock));

export const clockJson = textOnce(({ isRunning, timeScale }: WorldClock) => {
  const view: StateView["clock"] = { running: isRunning, timeScale };
  return JSON.stringify(view);
});

function accountOf(world: World, playerId: number): Account {
  const player = world.accounts.players.get(playerId);
  if (!player) throw new Error(`there is no player ${playerId}`);
  return player;
}

/** Packages by plane; accepted ones are under null. */
type CargoByPlane = ReadonlyMap<number | null, readonly CargoPackage[]>;

// The store may be ahead of the world in memory by another process's commit. Such a package is still live here and is left out.
const endedOf = (world: World, { ended = [] }: StateOptions): readonly CargoPackage[] =>
  ended.filter(({ id }) => isOver(world.packages.get(id)));

const isOver = (inMemory: CargoPackage | undefined): boolean => inMemory === undefined || hasEnded(inMemory);

/** Cached by reputation and rate of the clock, which determine the economy. */
const economies = new Map<string, string>();
const ECONOMIES_KEPT = 5000;

export function economyJson(world: World, player: Account): string {
  const { timeScale } = world.clock;
  const key = `${player.reputation} ${timeScale}`;
  const known = economies.get(key);
  if (known !== undefined) return known;
  const json = JSON.stringify(economyFor(player, timeScale));
  if (economies.size >= ECONOMIES_KEPT) economies.clear();
  economies.set(key, json);
  return json;
}
