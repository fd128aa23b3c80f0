/** What a stream has shown: the snapshot in pieces by id, from which later changes are found. */
import { type CargoPackage, weightOf } from "../../../rules/values/cargo-package.ts";
import type { Plane } from "../../../rules/values/plane.ts";
import type { WorldView } from "../../../world/adapter.ts";
import type { ListedAirport } from "../market.ts";
import { type ShownPackage, shownPackage, shownTo, viewerOf } from "../package.ts";
import { lastingPlayer } from "../player.ts";
import { routeJson } from "../route.ts";
import { clockJson, economyJson, type OwnInput, type SnapshotInput, storedClockJson } from "../state.ts";
import { type Lists, listsOf, othersOf, sharedLists } from "./lists.ts";
import { type LocalState, localChange, type Texts } from "./local-state.ts";

export interface ShownPlane {
  readonly plane: Plane;
  readonly cargoKg: number;
}

/** The pieces that are the viewer's own. */
export interface OwnState {
  readonly clock: string;
  /** The clock as stored: it may have stopped and started again since the last message. */
  readonly storedClock: string;
  readonly economy: string;
  readonly player: string;
  readonly planes: ReadonlyMap<number, ShownPlane>;
  readonly bases: Texts;
  readonly routes: Texts;
  readonly packages: ReadonlyMap<number, ShownPackage>;
}

/** The other pieces, and what is cut. */
export interface OtherState {
  readonly packages: ReadonlyMap<number, ShownPackage>;
  readonly airports: ReadonlyMap<string, ListedAirport>;
  /** Planes of others. */
  readonly others: Texts;
  /** Figures of the world. */
  readonly world: string;
  readonly omitted: string;
}

/** All pieces of a snapshot. */
export interface ShownState extends OwnState, OtherState {}

/** A snapshot in two parts, the second of which most viewers share. */
export interface Shown {
  readonly input: OwnInput;
  readonly own: OwnState;
  readonly lists: Lists;
  /** Set if lists are cut for this viewer: all packages, and the other differences from the local state. */
  readonly cut: OtherState | undefined;
}

export function shownNow(input: OwnInput): Shown {
  const lists = listsOf(input);
  return { input, own: ownState(input), lists, cut: lists.cut && cutState(lists.cut, lists) };
}

/**
 * Returns the snapshot at a later view, if the viewer's own data has not changed since. With shared lists its input keeps the
 * earlier view.
 */
export function shownLater(before: Shown, view: WorldView): Shown {
  const { input, own } = before;
  const shared = sharedLists(input, view, before.lists);
  if (shared !== undefined) return { input, own, lists: shared, cut: undefined };
  const later = { ...input, view };
  const lists = listsOf(later, before.lists);
  return { input: later, own, lists, cut: lists.cut && cutState(lists.cut, lists, before) };
}

function ownState({ view, player, planes, bases, routes, alliance, cargo, own }: OwnInput): OwnState {
  const { state: world, now } = view;
  return {
    clock: clockJson(world.clock),
    storedClock: storedClockJson(world.clock),
    economy: economyJson(world, player),
    player: lastingPlayer(player, planes, bases.length, now, alliance),
    planes: new Map(planes.map((plane) => [plane.id, { plane, cargoKg: weightOf(cargo.get(plane.id) ?? []) }])),
    bases: new Map(bases.map(({ id, json }) => [id, json])),
    routes: new Map(routes.map((route) => [route.id, routeJson(route)])),
    packages: packagesById(own, { view, player }),
  };
}

function packagesById(packages: readonly CargoPackage[], { view, player }: Pick<OwnInput, "view" | "player">) {
  const viewer = viewerOf(view.state, player.id, view.now);
  return new Map(packages.map((one) => [one.id, shownPackage(one, viewer)]));
}

/** Returns the pieces with lists cut for this viewer. `before` must have the same reputation. */
const cutState = (input: SnapshotInput, { local }: Lists, before?: Shown): OtherState => ({
  omitted: JSON.stringify(input.omitted),
  world: local.world,
  packages: before?.cut === undefined ? packagesById(input.packages, input) : packagesAgain(input, local, before),
  airports: new Map(input.market.airports.map((listed) => [listed.airport.icao, listed])),
  others: new Map(input.market.planes.map(({ id, json }) => [id, json])),
});

/** Computes only packages that have changed. */
function packagesAgain({ packages, view, player }: SnapshotInput, local: LocalState, { cut, lists }: Shown) {
  const viewer = viewerOf(view.state, player.id, view.now);
  const { changed } = localChange(lists.local, local);
  const again = (cargo: CargoPackage): ShownPackage => {
    const known = cut?.packages.get(cargo.id);
    return known?.cargo === cargo && !changed.has(cargo.id) ? known : shownPackage(cargo, viewer);
  };
  return new Map(packages.map((cargo) => [cargo.id, again(cargo)]));
}

export function wholeOf({ input, own, lists, cut }: Shown): ShownState {
  if (cut !== undefined) return { ...own, ...cut };
  const { local } = lists;
  const offered = [...local.jobs].map(([id, job]) => [id, shownTo(input.player.reputation, job)] as const);
  return {
    ...own,
    omitted: JSON.stringify({ packages: 0, openJobs: 0, airports: 0, routes: input.omittedRoutes }),
    world: local.world,
    packages: new Map([...own.packages, ...offered]),
    airports: local.airports,
    others: othersOf(input, lists),
  };
}
