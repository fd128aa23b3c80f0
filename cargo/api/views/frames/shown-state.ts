/** What a stream has shown: the snapshot in pieces by id, to find what changed since. */
import type { CargoPackage } from "../../../rules/values/cargo-package.ts";
import type { Plane } from "../../../rules/values/plane.ts";
import { worldFigures } from "../market.ts";
import { type ShownPackage, shownPackage, shownTo, viewerOf } from "../package.ts";
import { lastingPlayer } from "../player.ts";
import { routeJson } from "../route.ts";
import { isRoomFor } from "../shown.ts";
import { clockJson, collect, economyJson, type OwnInput, weightOf } from "../state.ts";
import type { ShownMarket } from "./changes.ts";
import { type LocalState, localState } from "./local-state.ts";

/** JSON texts by id. */
type Texts = ReadonlyMap<number, string>;

export interface ShownPlane {
  readonly plane: Plane;
  readonly cargoKg: number;
}

/** What is the viewer's own. */
export interface OwnState {
  readonly clock: string;
  readonly economy: string;
  readonly player: string;
  readonly reputation: number;
  readonly planes: ReadonlyMap<number, ShownPlane>;
  readonly bases: Texts;
  readonly routes: Texts;
  readonly packages: ReadonlyMap<number, ShownPackage>;
}

/** All pieces of a snapshot. */
export interface ShownState extends OwnState, ShownMarket {
  readonly omitted: string;
}

/** A snapshot in two parts: most viewers share the second one. */
export interface Shown {
  readonly own: OwnState;
  readonly room: Room;
  /** Undefined where lists are cut: then `whole` has all pieces. */
  readonly local: LocalState | undefined;
  readonly whole: ShownState | undefined;
}

/** What decides whether a local state is shown as it is. */
type Room = Pick<OwnInput, "airports" | "left" | "omittedRoutes"> & { readonly ownPackages: readonly CargoPackage[] };

export function shownNow(input: OwnInput): Shown {
  const { view, airports, left, omittedRoutes } = input;
  const own = ownState(input);
  const room = { airports, left, omittedRoutes, ownPackages: input.own };
  const local = localState(view, airports);
  if (isShownAsItIs(own, room, local)) return { own, room, local, whole: undefined };
  return { own, room, local: undefined, whole: cutState(own, input) };
}

/** True if the viewer's snapshot has all of it but the viewer's own planes. */
export function isShownAsItIs(own: OwnState, { left, ownPackages }: Room, local: LocalState): boolean {
  if (!local.isWhole || !isRoomFor(ownPackages, local.sizes, left)) return false;
  return !local.arePlanesCut || ![...own.planes.keys()].some((id) => local.planes.has(id));
}

function ownState({ view, player, planes, bases, routes, alliance, cargo, own }: OwnInput): OwnState {
  const { state: world, now } = view;
  const viewer = viewerOf(world, player.id, now);
  return {
    clock: clockJson(world.clock),
    economy: economyJson(world, player),
    player: lastingPlayer(player, planes, bases.length, now, alliance),
    reputation: player.reputation,
    planes: new Map(planes.map((plane) => [plane.id, { plane, cargoKg: weightOf(cargo.get(plane.id)) }])),
    bases: new Map(bases.map(({ id, json }) => [id, json])),
    routes: new Map(routes.map((route) => [route.id, routeJson(route)])),
    packages: new Map(own.map((one) => [one.id, shownPackage(one, viewer)])),
  };
}

/** With lists that are cut for this viewer. */
function cutState(own: OwnState, { view, player }: OwnInput): ShownState {
  const { state: world, now } = view;
  const { packages, market, omitted } = collect(view, player.id);
  const viewer = viewerOf(world, player.id, now);
  return {
    ...own,
    omitted: JSON.stringify(omitted),
    world: worldFigures(world, now),
    packages: new Map(packages.map((one) => [one.id, shownPackage(one, viewer)])),
    airports: new Map(market.airports.map((listed) => [listed.airport.icao, listed])),
    others: new Map(market.planes.map(({ id, json }) => [id, json])),
  };
}

export function wholeOf({ own, room, local, whole }: Shown): ShownState {
  if (local === undefined) return whole as ShownState;
  const offered = [...local.jobs].map(([id, job]) => [id, shownTo(own.reputation, job)] as const);
  return {
    ...own,
    omitted: JSON.stringify({ packages: 0, openJobs: 0, airports: 0, routes: room.omittedRoutes }),
    world: local.world,
    packages: new Map([...own.packages, ...offered]),
    airports: local.airports,
    others: new Map([...local.planes].filter(([id]) => !own.planes.has(id))),
  };
}
