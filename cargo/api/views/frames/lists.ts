/** The lists of a viewer's snapshot: shared by all viewers with the same airports, unless they must be cut for this viewer. */
import { OTHERS_PLANES_SHOWN } from "../../../rules/values/limits.ts";
import type { WorldView } from "../../../world/adapter.ts";
import { MORE_PLANES, openJobsOf } from "../airport-state.ts";
import { othersPlanes } from "../market.ts";
import { isRoomFor, sizeOfTexts, whatFits } from "../shown.ts";
import type { OwnInput, SnapshotInput } from "../state.ts";

import { type LocalState, localChange, localState, type Texts } from "./local-state.ts";

export interface Lists {
  readonly local: LocalState;
  /** Planes of others, if the viewer's own planes take places in the list of all planes. */
  readonly planes: Texts | undefined;
  /** Set if lists are cut for this viewer. */
  readonly cut: SnapshotInput | undefined;
}

/** Returns the lists. `before`: the viewer's earlier lists, with the same own planes. */
export function listsOf(input: OwnInput, before?: Lists): Lists {
  return sharedLists(input, input.view, before) ?? ownLists(input, before);
}

const shared = new WeakMap<LocalState, Lists>();

/**
 * Returns the lists shared by all viewers for whom everything fits and whose planes are not listed; undefined for other viewers.
 */
export function sharedLists(input: OwnInput, view: WorldView, before?: Lists): Lists | undefined {
  const local = localState(view, input.airports, before?.local);
  if (!local.isWhole || hasListedPlanes(input, local) || !isRoomFor(input.own, local.sizes, input.left))
    return undefined;
  const lists = shared.get(local) ?? { local, planes: undefined, cut: undefined };
  shared.set(local, lists);
  return lists;
}

/** True if some of the viewer's planes are listed and there are at least as many as a snapshot lists. */
const hasListedPlanes = ({ planes }: OwnInput, local: LocalState): boolean =>
  local.planes.size >= OTHERS_PLANES_SHOWN && planes.some(({ id }) => local.planes.has(id));

function ownLists(input: OwnInput, before: Lists | undefined): Lists {
  const local = localState(input.view, input.airports, before?.local);
  const { sizes } = local;
  const planes = hasListedPlanes(input, local) ? planesOnce(input, local, before) : undefined;
  const all =
    planes === undefined ? sizes.all : sizes.all - sizeOfTexts(local.planes.values()) + sizeOfTexts(planes.values());
  const areEnough = planes === undefined || planes.size >= OTHERS_PLANES_SHOWN || local.morePlanes.size < MORE_PLANES;
  const isAsItIs = areEnough && local.isWhole && isRoomFor(input.own, { short: sizes.short, all }, input.left);
  return isAsItIs ? { local, planes, cut: undefined } : { local, planes: undefined, cut: cutLists(input, local) };
}

/** Cuts the lists to the viewer's room. */
function cutLists(input: OwnInput, local: LocalState): SnapshotInput {
  const { player, own, left, omittedRoutes, view, airports } = input;
  const others = planesOfOthers(input, local);
  const areEnough = others.size >= OTHERS_PLANES_SHOWN || local.morePlanes.size < MORE_PLANES;
  const { market, ...shown } = whatFits(
    {
      own,
      open: openJobsOf(player.reputation, local.places),
      airports: [...local.airports.values()].map(({ airport }) => airport),
      planes: areEnough
        ? [...others].map(([id, json]) => ({ id, json }))
        : othersPlanes(view.state, player.id, airports),
    },
    left,
  );
  const omitted = { ...shown.omitted, routes: omittedRoutes };
  return { ...input, packages: [...shown.own, ...shown.open], market, omitted };
}

function planesOnce(input: OwnInput, local: LocalState, before: Lists | undefined): Texts {
  const areSame = before?.planes !== undefined && localChange(before.local, local).arePlanesAlike;
  return areSame ? before.planes : planesOfOthers(input, local);
}

/** Returns the planes of others for lists that are not cut otherwise. */
export const othersOf = (input: OwnInput, { local, planes }: Pick<Lists, "local" | "planes">): Texts =>
  planes ?? planesOfOthers(input, local);

function planesOfOthers(input: OwnInput, { planes, morePlanes }: LocalState): Texts {
  const own = new Set(input.planes.map(({ id }) => id));
  const others = [...planes, ...morePlanes].filter(([id]) => !own.has(id));
  return new Map(others.slice(0, OTHERS_PLANES_SHOWN));
}
