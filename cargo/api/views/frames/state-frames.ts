/** What one stream sends when its player's snapshot may have changed: nothing if it has not. */
import { EVENT_END, eventHead } from "@outbound/kit/event-stream/frame.ts";
import type { Frame } from "@outbound/kit/event-stream/newest-frame.ts";
import type { FramePart } from "@outbound/kit/event-stream/shared-text.ts";
import type { Revision } from "@outbound/kit/host/revision.ts";
import type { Missed, RecentCommits } from "../../../push/recent-commits.ts";
import type { WorldView } from "../../../world/adapter.ts";
import type { Counters, World } from "../../../world/state/world.ts";
import { type ChangeKey, collectOwn, listsKey, type OwnInput, ownKey, packagesKey, sameChangeKey } from "../state.ts";
import { deltaEvent, localEvent, snapshotEvent, unchangedEvent } from "./delta.ts";
import { type Lists, listsOf, othersOf } from "./lists.ts";
import { localChange } from "./local-state.ts";
import { snapshotTexts } from "./local-texts.ts";
import { resumedEvents } from "./resumed.ts";
import { type Shown, shownLater, shownNow } from "./shown-state.ts";

/**
 * Returns the next frame, if any. `ownChanges`: how often the player's own data or the clock has changed since the last call. A
 * frame follows several changes even if they undo each other, because the client may show the state between them, which the answer
 * to a command brought.
 */
export type FrameOf = (view: WorldView, ownChanges?: number) => Frame | undefined;

interface WholeSent {
  readonly input: OwnInput;
  readonly own: ChangeKey;
  readonly lists: Lists;
  /** Set if lists are cut for the viewer. */
  readonly cut: ChangeKey | undefined;
}

/** Sends whole states whenever something stored in them has changed. */
export function wholeFrames(playerId: number): FrameOf {
  let sent: WholeSent | undefined;

  return (view, ownChanges = 1) => {
    const known = ownChanges > 0 ? undefined : sent;
    const input = known === undefined ? collectOwn(view, playerId) : { ...known.input, view };
    const lists = listsOf(input, known?.lists);
    const next = { input, own: known?.own ?? ownPartKey(input), lists, cut: lists.cut && listsKey(lists.cut) };
    const isAlike = ownChanges < 2 && sent !== undefined && isSentAlike(sent, next);
    sent = next;
    if (isAlike) return undefined;
    const id = view.state.counters.revision;
    return { id, parts: [eventHead({ id }), ...snapshotTexts(input, lists), EVENT_END] };
  };
}

const ownPartKey = (input: OwnInput): ChangeKey => [
  ...ownKey(input),
  ...packagesKey(input.own, input.player),
  input.omittedRoutes,
];

function isSentAlike(before: WholeSent, after: WholeSent): boolean {
  if (before.own !== after.own && !sameChangeKey(before.own, after.own)) return false;
  if (before.cut !== undefined || after.cut !== undefined) {
    return before.cut !== undefined && after.cut !== undefined && sameChangeKey(before.cut, after.cut);
  }
  const change = localChange(before.lists.local, after.lists.local);
  if (!change.isStoredAlike) return false;
  if (before.lists.planes === undefined && after.lists.planes === undefined) return change.planes === "";
  const planes = ({ input, lists }: WholeSent) => [...othersOf(input, lists).values()];
  return sameChangeKey(planes(before), planes(after));
}

interface Sent {
  readonly id: string;
  readonly shown: Shown;
}

/** The last message of a client that reconnects. */
export interface Resumed {
  readonly id: string;
  readonly missed: Missed;
}

/** Sends a snapshot, or what a reconnecting client has missed, and then changes. */
export function deltaFrames(playerId: number, commits: RecentCommits, resumed?: Resumed): FrameOf {
  let sent: Sent | undefined;

  function first(id: string, shown: Shown, { state: world }: WorldView): readonly FramePart[] {
    const dirty = resumed && commits.upTo(world, resumed.missed);
    const missed = resumed && dirty && resumedEvents({ id, from: resumed.id }, shown, dirty);
    return missed ?? snapshotEvent(id, shown);
  }

  return (view, ownChanges = 1) => {
    const id = frameId(view.state);
    const before = sent;
    const isPlain = before !== undefined && ownChanges === 0;
    const shown = isPlain ? shownLater(before.shown, view) : shownNow(collectOwn(view, playerId));
    const changes = isPlain ? localEvent : deltaEvent;
    const next = ({ id: from, shown: known }: Sent) =>
      changes({ id, from }, known, shown, view) ?? (ownChanges > 1 ? unchangedEvent({ id, from }, view) : undefined);
    const parts = before === undefined ? first(id, shown, view) : next(before);
    if (parts === undefined) return undefined;
    sent = { id, shown };
    return { id, parts };
  };
}

const ids = new WeakMap<Counters, string>();

/** Returns the id of a state of the world. After a failover a revision may repeat, but not with the same token. */
function frameId({ counters }: World): string {
  let id = ids.get(counters);
  if (id === undefined) {
    id = `${counters.revision}-${counters.token.toString(36)}`;
    ids.set(counters, id);
  }
  return id;
}

/** Parses such an id into its commit; undefined for the id of a whole frame, which has no token. */
export function commitOf(id: string): Revision | undefined {
  const [number, token] = id.split("-");
  return token === undefined ? undefined : { number: Number(number), token: Number.parseInt(token, 36) };
}
