/** The lists of a viewer's snapshot: those that all see who have the same airports, as far as they fit. */
import { OTHERS_PLANES_SHOWN } from "../../../rules/values/limits.ts";
import { isRoomFor, sizeOfTexts } from "../shown.ts";
import { type OwnInput, type SnapshotInput, withLists } from "../state.ts";
import { type LocalState, localState, MORE_PLANES, type Texts } from "./local-state.ts";

export interface Lists {
  readonly local: LocalState;
  /** Planes of others, if own ones take places in the list of all planes. */
  readonly planes: Texts | undefined;
  /** Where more is cut for this viewer. */
  readonly cut: SnapshotInput | undefined;
}

export function listsOf(input: OwnInput): Lists {
  const local = localState(input.view, input.airports);
  const { sizes } = local;
  const isCut = local.planes.size >= OTHERS_PLANES_SHOWN && input.planes.some(({ id }) => local.planes.has(id));
  const planes = isCut ? planesOfOthers(input, local) : undefined;
  const all =
    planes === undefined ? sizes.all : sizes.all - sizeOfTexts(local.planes.values()) + sizeOfTexts(planes.values());
  const areEnough = planes === undefined || planes.size >= OTHERS_PLANES_SHOWN || local.morePlanes.size < MORE_PLANES;
  const isAsItIs = areEnough && local.isWhole && isRoomFor(input.own, { short: sizes.short, all }, input.left);
  return isAsItIs ? { local, planes, cut: undefined } : { local, planes: undefined, cut: withLists(input) };
}

/** Planes of others in lists that are not cut otherwise. */
export const othersOf = (input: OwnInput, { local, planes }: Pick<Lists, "local" | "planes">): Texts =>
  planes ?? planesOfOthers(input, local);

function planesOfOthers(input: OwnInput, { planes, morePlanes }: LocalState): Texts {
  const own = new Set(input.planes.map(({ id }) => id));
  const others = [...planes, ...morePlanes].filter(([id]) => !own.has(id));
  return new Map(others.slice(0, OTHERS_PLANES_SHOWN));
}
