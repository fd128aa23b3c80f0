/** What changed between two states of a stream, as JSON text. */

import { EVENT_END, eventHead } from "@outbound/kit/event-stream/frame.ts";
import { SharedText } from "@outbound/kit/event-stream/shared-text.ts";
import type { WorldView } from "../../../world/adapter.ts";
import { aroundPayout, isShownAlike, shownPackageJson, shownTo } from "../package.ts";
import { planeJson, storedPlaneJson } from "../plane.ts";
import { playerJson } from "../player.ts";
import type { OwnInput } from "../state.ts";
import { changedItems, itemsField, joined, marketChanges, SAME_TEXT } from "./changes.ts";
import { type LocalChange, type LocalState, localChange, type SharedMessage } from "./local-state.ts";
import type { ShownPlane, ShownState } from "./shown-state.ts";

const FORMAT = `"v":1`;

/** Of a message, by what its jobs pay. */
const FRAMES_KEPT = 64;

/** The data of a first message: `state` is JSON text. */
export const snapshotData = (state: string, at: number): string => `{${FORMAT},"at":${at},"state":${state}}`;

/** The data of a message that leads from `before`, which had the id `from`, to `after`; undefined if nothing changed. */
export function deltaData(from: string, before: ShownState, after: ShownState, input: OwnInput): string | undefined {
  return message(from, [...ownFields(before, after, input), marketChanges(before, after)], input.view);
}

/** A whole event where only jobs, airports and planes of others have changed: one text for all viewers whom the jobs pay the same. */
export function localFrame(
  { id, from }: { readonly id: string; readonly from: string },
  [before, after]: readonly [LocalState, LocalState],
  reputation: number,
  { state: world }: WorldView,
): SharedText | undefined {
  const change = localChange(before, after);
  const { gone, jobs, market, messages } = change;
  if (jobs.length === 0 && gone.length === 0 && market === "") return undefined;
  const message =
    messages.get(from) ??
    sharedMessage(eventHead({ id, event: "delta" }), from, change, {
      state: world,
      now: after.at,
    });
  messages.set(from, message);
  const pays = jobs.map((job) => String(shownTo(reputation, job).payout));
  const key = pays.join();
  const known = message.byPay.get(key);
  if (known !== undefined) return known;
  const frame = new SharedText(...message.texts.flatMap((text, index) => [text, ...pays.slice(index, index + 1)]));
  if (message.byPay.size < FRAMES_KEPT) message.byPay.set(key, frame);
  return frame;
}

function sharedMessage(
  head: string,
  from: string,
  { gone, jobs, market }: LocalChange,
  view: WorldView,
): SharedMessage {
  const removed = gone.map((id) => `"${id}":null`);
  const pay = "\0";
  const items = jobs.map((job) => `"${job.cargo.id}":${aroundPayout(job, view.now).join(pay)}`);
  const text = `${head}${message(from, [itemsField("packages", [...items, ...removed]), market], view)}${EVENT_END}`;
  return { texts: text.split(pay).map((part) => new SharedText(part)), byPay: new Map() };
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
