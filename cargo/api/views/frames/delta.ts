/** What changed between two states of a stream, as JSON text. */

import type { WorldView } from "../../../world/adapter.ts";
import { isShownAlike, shownPackageJson, shownTo } from "../package.ts";
import { planeJson, storedPlaneJson } from "../plane.ts";
import { playerJson } from "../player.ts";
import type { OwnInput } from "../state.ts";
import { changedItems, itemsField, joined, marketChanges, SAME_TEXT } from "./changes.ts";
import { type LocalState, localChange } from "./local-state.ts";
import type { ShownPlane, ShownState } from "./shown-state.ts";

const FORMAT = `"v":1`;

/** The data of a first message: `state` is JSON text. */
export const snapshotData = (state: string, at: number): string => `{${FORMAT},"at":${at},"state":${state}}`;

/** The data of a message that leads from `before`, which had the id `from`, to `after`; undefined if nothing changed. */
export function deltaData(from: string, before: ShownState, after: ShownState, input: OwnInput): string | undefined {
  return message(from, [...ownFields(before, after, input), marketChanges(before, after)], input.view);
}

/** The same where only jobs, airports and planes of others have changed. */
export function localData(
  from: string,
  [before, after]: readonly [LocalState, LocalState],
  reputation: number,
  view: WorldView,
): string | undefined {
  const { gone, jobs, market } = localChange(before, after);
  const items = [
    ...jobs.map((job) => `"${job.cargo.id}":${shownPackageJson(shownTo(reputation, job), view.now)}`),
    ...gone.map((id) => `"${id}":null`),
  ];
  return message(from, [itemsField("packages", items), market], view);
}

function message(from: string, parts: readonly string[], { state: world, now }: WorldView): string | undefined {
  const fields = joined(parts);
  if (fields === "") return undefined;
  return `{${FORMAT},"from":"${from}","at":${now},"clockMs":${world.clockMs(now)},${fields}}`;
}

function ownFields(before: ShownState, after: ShownState, input: OwnInput): string[] {
  const { view, player, planes, bases, alliance } = input;
  const { state: world, now } = view;
  const clockMs = world.clockMs(now);
  const whenChanged = (name: "clock" | "economy" | "player" | "omitted", text: () => string) =>
    before[name] === after[name] ? "" : `"${name}":${text()}`;
  return [
    whenChanged("clock", () => after.clock),
    whenChanged("player", () => playerJson(player, planes, bases.length, now, alliance)),
    whenChanged("economy", () => after.economy),
    changedItems("planes", before.planes, after.planes, {
      isAlike: isPlaneAlike,
      json: ({ plane, cargoKg }) => planeJson(plane, cargoKg, clockMs),
    }),
    changedItems("bases", before.bases, after.bases, SAME_TEXT),
    changedItems("routes", before.routes, after.routes, SAME_TEXT),
    changedItems("packages", before.packages, after.packages, {
      isAlike: isShownAlike,
      json: (shown) => shownPackageJson(shown, now),
    }),
    whenChanged("omitted", () => after.omitted),
  ];
}

const isPlaneAlike = (one: ShownPlane, other: ShownPlane): boolean =>
  one.cargoKg === other.cargoKg &&
  (one.plane === other.plane || storedPlaneJson(one.plane) === storedPlaneJson(other.plane));
