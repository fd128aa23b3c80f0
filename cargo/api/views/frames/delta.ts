/** Changes between two states of a stream, as events. */
import { EVENT_END, eventHead } from "@outbound/kit/event-stream/frame.ts";
import { type FramePart, SharedText } from "@outbound/kit/event-stream/shared-text.ts";
import type { WorldView } from "../../../world/adapter.ts";
import { LASTS_MS } from "../airport-state.ts";
import { aroundPayout, isShownAlike, shownPackageJson, shownTo } from "../package.ts";
import { planeJson, storedPlaneJson } from "../plane.ts";
import { playerJson } from "../player.ts";
import type { OwnInput } from "../state.ts";
import { airportChanges, changedItems, itemsField, joined, marketField, SAME_TEXT } from "./changes.ts";
import { othersOf } from "./lists.ts";
import { type LocalChange, localChange, type SharedMessage } from "./local-state.ts";
import { snapshotTexts } from "./local-texts.ts";
import { type Shown, type ShownPlane, type ShownState, wholeOf } from "./shown-state.ts";

const FORMAT = `"v":1`;
/** Cached messages of a change, by what its jobs pay. */
const FRAMES_KEPT = 64;

/** Ids of the message to send and of the one before it. */
export interface Ids {
  readonly id: string;
  readonly from: string;
}

/** Returns the first event. */
export const snapshotEvent = (id: string, { input, lists }: Shown): FramePart[] => [
  `${eventHead({ id, event: "snapshot" })}{${FORMAT},"at":${input.view.now},"state":`,
  ...snapshotTexts(input, lists),
  `}${EVENT_END}`,
];

/** Returns an event with the new revision only. */
export const unchangedEvent = (ids: Ids, view: WorldView): FramePart[] => [deltaText(ids, "", view)];

/** Returns the event that leads from `before` to `after`; undefined if nothing changed. */
export function deltaEvent(ids: Ids, before: Shown, after: Shown, view: WorldView): FramePart[] | undefined {
  const [one, other] = [wholeOf(before), wholeOf(after)];
  const fields = joined([...ownFields(one, other, after.input, view), marketChanges(one, other)]);
  return fields === "" ? undefined : [deltaText(ids, fields, view)];
}

/**
 * Same as `deltaEvent` if only jobs, airports and planes of others may have changed: one text for all viewers whom the jobs pay
 * the same. Does not collect the viewer's own data.
 */
export function localEvent(ids: Ids, before: Shown, after: Shown, view: WorldView): readonly FramePart[] | undefined {
  if (before.cut !== undefined || after.cut !== undefined) return deltaEvent(ids, before, after, view);
  const { player } = after.input;
  const change = localChange(before.lists.local, after.lists.local);
  if (!arePlanesShared(before, after, change)) {
    const planes = changedItems(
      "planes",
      othersOf(before.input, before.lists),
      othersOf(after.input, after.lists),
      SAME_TEXT,
    );
    const jobs = change.jobs.map(
      (job) => `"${job.cargo.id}":${shownPackageJson(shownTo(player.reputation, job), view.now)}`,
    );
    const fields = localFields(jobs, { ...change, planes });
    return fields === "" ? undefined : [deltaText(ids, fields, view)];
  }
  if (change.isNone) return undefined;
  const key = `${ids.from} ${ids.id}`;
  const known = change.messages.get(key);
  const isNew = known !== undefined && Math.abs(view.now - known.at) < LASTS_MS;
  const message = isNew ? known : sharedMessage(ids, change, view);
  if (!isNew) change.messages.set(key, message);
  return paid(message, change, player.reputation);
}

/** True if no own plane of the viewer takes a place in the lists of planes, or if these lists are the same. */
function arePlanesShared({ lists: before }: Shown, { lists: after }: Shown, change: LocalChange): boolean {
  if (before.planes === undefined && after.planes === undefined) return true;
  return before.planes !== undefined && after.planes !== undefined && change.arePlanesAlike;
}

/** Fills in what the jobs pay. */
function paid({ texts, byPay }: SharedMessage, { jobs }: LocalChange, reputation: number): readonly [SharedText] {
  const pays = jobs.map((job) => String(shownTo(reputation, job).payout));
  const key = pays.join();
  const known = byPay.get(key);
  if (known !== undefined) return known;
  const frame = [new SharedText(...texts.flatMap((text, index) => [text, ...pays.slice(index, index + 1)]))] as const;
  if (byPay.size < FRAMES_KEPT) byPay.set(key, frame);
  return frame;
}

/** Placeholder of a payout. JSON contains this character only as an escape. */
const PAY = "\0";

function sharedMessage(ids: Ids, change: LocalChange, view: WorldView): SharedMessage {
  const jobs = change.jobs.map((job) => `"${job.cargo.id}":${aroundPayout(job, view.now).join(PAY)}`);
  const text = deltaText(ids, localFields(jobs, change), view);
  return { at: view.now, texts: text.split(PAY).map((part) => new SharedText(part)), byPay: new Map() };
}

const localFields = (
  jobs: readonly string[],
  { gone, ...market }: Pick<LocalChange, "gone" | "airports" | "planes" | "world">,
): string => joined([itemsField("packages", [...jobs, ...gone.map((id) => `"${id}":null`)]), marketField(market)]);

export const deltaText = ({ id, from }: Ids, fields: string, { state: world, now }: WorldView): string =>
  `${eventHead({ id, event: "delta" })}{${FORMAT},"from":"${from}","at":${now},"clockMs":${joined([String(world.clockMs(now)), fields])}}${EVENT_END}`;

const marketChanges = (before: ShownState, after: ShownState): string =>
  marketField({
    airports: airportChanges(before.airports, after.airports),
    planes: changedItems("planes", before.others, after.others, SAME_TEXT),
    world: before.world === after.world ? "" : `"world":${after.world}`,
  });

function ownFields(before: ShownState, after: ShownState, input: OwnInput, { state: world, now }: WorldView): string[] {
  const { player, planes, bases, alliance } = input;
  const clockMs = world.clockMs(now);
  const whenChanged = (name: "economy" | "player" | "omitted", text: () => string) =>
    before[name] === after[name] ? "" : `"${name}":${text()}`;
  return [
    before.storedClock === after.storedClock ? "" : `"clock":${after.clock}`,
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
