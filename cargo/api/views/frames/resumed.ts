/** Messages for a client that reconnects: what the commits that it missed have changed, as of now. */

import type { FramePart } from "@outbound/kit/event-stream/shared-text.ts";
import { OPEN_JOBS_SHOWN, OTHERS_PLANES_SHOWN } from "../../../rules/values/limits.ts";
import type { Dirty } from "../../../world/state/dirty.ts";
import type { World } from "../../../world/state/world.ts";
import { shownPackageJson } from "../package.ts";
import { planeJson } from "../plane.ts";
import { playerJson } from "../player.ts";
import { isRoomFor } from "../shown.ts";
import { airportChanges, itemsField, joined, marketField } from "./changes.ts";
import { deltaText, type Ids } from "./delta.ts";
import { type Shown, type ShownState, wholeOf } from "./shown-state.ts";

/** Most bytes of a plane, a job, a route or a base that is no longer shown, in a list that had room for it. */
const MOST_BYTES_EACH = 700;

/**
 * Returns two messages, or undefined if a whole snapshot is needed: an own plane, and thus perhaps the airports, has changed, or
 * lists may have been cut. The first message removes all airports and the second adds them again, because takes leave the list
 * without a commit. The airports come with everything else, so that a reader who misses a job finds who took it. The first
 * message has the id that the client sent, so a client that loses the connection in between sends the same id again. Open jobs
 * are all sent, because their pay changes without a commit.
 */
export function resumedEvents(ids: Ids, shown: Shown, dirty: Dirty): FramePart[] | undefined {
  if (isOwnPlaneDirty(shown, dirty) || !wasRoomFor(shown, dirty)) return undefined;
  const { view } = shown.input;
  const state = wholeOf(shown);
  const without = [...state.airports.keys()].map((icao) => `"${icao}":null`);
  const cleared = marketField({ airports: itemsField("airports", without), planes: "", world: "" });
  const market = marketField({
    airports: airportChanges(new Map(), state.airports),
    planes: itemsField("planes", othersPlanes(view.state, state, dirty)),
    world: `"world":${state.world}`,
  });
  const changed = joined([...ownFields(shown, state, dirty), market]);
  if (cleared === "") return [deltaText(ids, changed, view)];
  return [deltaText({ id: ids.from, from: ids.from }, cleared, view), deltaText(ids, changed, view)];
}

/** True if an own plane changed. Counts planes that were sold or that an admin gave to another player. */
function isOwnPlaneDirty({ input: { player, planes, view } }: Shown, dirty: Dirty): boolean {
  const ids = new Set(dirty.planes);
  if (dirty.formerOwners.includes(player.id) || planes.some(({ id }) => ids.has(id))) return true;
  return dirty.players.includes(player.id) && dirty.planes.some((id) => view.state.planes.get(id) === undefined);
}

/** True if the lists were not cut when the client last saw them, and are not cut now. */
function wasRoomFor({ input, lists: { local, planes, cut } }: Shown, dirty: Dirty): boolean {
  if (cut !== undefined || planes !== undefined || input.omittedRoutes > 0) return false;
  if (local.planes.size + dirty.planes.length >= OTHERS_PLANES_SHOWN) return false;
  if (local.jobCount + dirty.packages.length > OPEN_JOBS_SHOWN) return false;
  const gone = dirty.planes.length + dirty.packages.length + dirty.routes.length + dirty.bases.length;
  const all = local.sizes.all + gone * MOST_BYTES_EACH;
  return isRoomFor(input.own, { short: local.sizes.short, all }, input.left);
}

function ownFields({ input, own }: Shown, state: ShownState, dirty: Dirty): string[] {
  const { view, player, planes, bases, alliance } = input;
  const { state: world, now } = view;
  const clockMs = world.clockMs(now);
  const changed = new Set(dirty.packages);
  const packages = [...state.packages].filter(([id, { cargo }]) => cargo.status === "open" || changed.has(id));
  const texts = (values: ReadonlyMap<number, string>) => [...values].map(([id, text]) => `"${id}":${text}`);
  return [
    `"clock":${own.clock}`,
    `"player":${playerJson(player, planes, bases.length, now, alliance)}`,
    `"economy":${own.economy}`,
    itemsField(
      "planes",
      [...own.planes].map(([id, { plane, cargoKg }]) => `"${id}":${planeJson(plane, cargoKg, clockMs)}`),
    ),
    itemsField("bases", [...texts(own.bases), ...gone(dirty.bases, own.bases)]),
    itemsField("routes", [...texts(own.routes), ...gone(dirty.routes, own.routes)]),
    itemsField("packages", [
      ...packages.map(([id, one]) => `"${id}":${shownPackageJson(one, now)}`),
      ...gone(dirty.packages, state.packages),
    ]),
    `"omitted":${state.omitted}`,
  ];
}

/** Returns the planes of others that changed, or whose owner did. */
function othersPlanes(world: World, { others }: ShownState, dirty: Dirty): string[] {
  const [planes, owners] = [new Set(dirty.planes), new Set(dirty.players)];
  const isChanged = (id: number) => planes.has(id) || owners.has(world.planes.get(id)?.ownerId ?? 0);
  const changed = [...others].filter(([id]) => isChanged(id)).map(([id, text]) => `"${id}":${text}`);
  return [...changed, ...gone(dirty.planes, others)];
}

const gone = (ids: readonly number[], shown: ReadonlyMap<number, unknown>): string[] =>
  ids.filter((id) => !shown.has(id)).map((id) => `"${id}":null`);
