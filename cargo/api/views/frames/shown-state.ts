/** What a stream has shown: the snapshot in pieces by id, to find what changed since. Pieces are shared with other viewers. */
import type { Plane } from "../../../rules/values/plane.ts";
import { type ListedAirport, listedText, worldFigures } from "../market.ts";
import { type ShownPackage, shownPackage, viewerOf } from "../package.ts";
import { storedPlaneJson } from "../plane.ts";
import { lastingPlayer } from "../player.ts";
import { routeJson } from "../route.ts";
import { clockJson, economyJson, type SnapshotInput, weightOf } from "../state.ts";

/** JSON texts by id. */
type Texts = ReadonlyMap<number, string>;

export interface ShownPlane {
  readonly plane: Plane;
  readonly cargoKg: number;
}

export interface ShownState {
  readonly clock: string;
  readonly economy: string;
  readonly player: string;
  readonly omitted: string;
  /** Changes once a minute and is sent with other changes. */
  readonly world: string;
  readonly planes: ReadonlyMap<number, ShownPlane>;
  readonly bases: Texts;
  readonly routes: Texts;
  readonly packages: ReadonlyMap<number, ShownPackage>;
  readonly airports: ReadonlyMap<string, ListedAirport>;
  readonly others: Texts;
}

export function shownState(input: SnapshotInput): ShownState {
  const { view, player, planes, bases, routes, alliance, cargo, packages, market, omitted } = input;
  const { state: world, now } = view;
  const viewer = viewerOf(world, player.id, now);
  return {
    clock: clockJson(world.clock),
    economy: economyJson(world, player),
    player: lastingPlayer(player, planes, bases.length, now, alliance),
    omitted: JSON.stringify(omitted),
    world: worldFigures(world, now),
    planes: new Map(planes.map((plane) => [plane.id, { plane, cargoKg: weightOf(cargo.get(plane.id)) }])),
    bases: new Map(bases.map(({ id, json }) => [id, json])),
    routes: new Map(routes.map((route) => [route.id, routeJson(route)])),
    packages: new Map(packages.map((one) => [one.id, shownPackage(one, viewer)])),
    airports: new Map(market.airports.map((listed) => [listed.airport.icao, listed])),
    others: new Map(market.planes.map(({ id, json }) => [id, json])),
  };
}

export const isPlaneAlike = (one: ShownPlane, other: ShownPlane): boolean =>
  one.cargoKg === other.cargoKg &&
  (one.plane === other.plane || storedPlaneJson(one.plane) === storedPlaneJson(other.plane));

export const isAirportAlike = (one: ListedAirport, other: ListedAirport): boolean =>
  one === other || listedText(one) === listedText(other);
