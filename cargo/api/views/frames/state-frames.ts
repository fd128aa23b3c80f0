/** What one stream sends when its player's snapshot may have changed: nothing if it has not. */
import { EVENT_END, eventHead } from "@outbound/kit/event-stream/frame.ts";
import type { Frame } from "@outbound/kit/event-stream/newest-frame.ts";
import type { FramePart } from "@outbound/kit/event-stream/shared-text.ts";
import type { WorldView } from "../../../world/adapter.ts";
import type { World } from "../../../world/state/world.ts";
import { type ChangeKey, changeKey, collect, collectOwn, sameChangeKey, snapshotJson } from "../state.ts";
import { deltaData, localFrame, snapshotData } from "./delta.ts";
import { localState } from "./local-state.ts";
import type { RecentStates } from "./recent-states.ts";
import { isShownAsItIs, type Shown, shownNow, wholeOf } from "./shown-state.ts";

/** `isOwnChanged`: false if nothing of the player's own has changed since the last call, nor the clock. */
export type FrameOf = (view: WorldView, isOwnChanged?: boolean) => Frame | undefined;

/** Whole states, if the snapshot's change key is not that of the last one. */
export function wholeFrames(playerId: number): FrameOf {
  let shown: ChangeKey = [];
  return (view) => {
    const input = collect(view, playerId);
    const key = changeKey(input);
    if (sameChangeKey(key, shown)) return undefined;
    shown = key;
    const id = view.state.counters.revision;
    return { id, parts: [eventHead({ id }), snapshotJson(input, { isFrame: true }), EVENT_END] };
  };
}

interface Sent {
  readonly id: string;
  readonly shown: Shown;
}

/** A snapshot, and then what changed. `after`: the id of the last message that the client has. */
export function deltaFrames(playerId: number, recent: RecentStates, after: string | undefined): FrameOf {
  let sent: Sent | undefined;
  let resumed = after;

  function next(view: WorldView, shown: Shown, parts: readonly FramePart[]): Frame {
    const id = frameId(view.state);
    sent = { id, shown };
    recent.add(playerId, { ...sent, revision: view.state.counters.revision });
    return { id, parts };
  }

  function own(view: WorldView, shown: Shown, event: "snapshot" | "delta", data: string): Frame {
    return next(view, shown, [eventHead({ id: frameId(view.state), event }), data, EVENT_END]);
  }

  /** Undefined if nothing changed. Collects what is the viewer's own. */
  function whole(view: WorldView): Frame | undefined {
    const input = collectOwn(view, playerId);
    const shown = shownNow(input);
    if (sent === undefined) {
      const snapshot = snapshotJson(collect(view, playerId), { isFrame: true });
      return own(view, shown, "snapshot", snapshotData(snapshot, view.now));
    }
    const data = deltaData(sent.id, wholeOf(sent.shown), wholeOf(shown), input);
    return data === undefined ? undefined : own(view, shown, "delta", data);
  }

  return (view, isOwnChanged = true) => {
    const found = resumed === undefined ? undefined : recent.find(playerId, resumed, view.state.counters.revision);
    if (resumed !== undefined && found !== undefined) sent = { id: resumed, shown: found };
    const isPlain = !isOwnChanged && resumed === undefined;
    resumed = undefined;
    const shown = sent?.shown;
    if (sent === undefined || shown?.local === undefined || !isPlain) return whole(view);
    const local = localState(view, shown.room.airports);
    if (!isShownAsItIs(shown.own, shown.room, local)) return whole(view);
    const ids = { id: frameId(view.state), from: sent.id };
    const frame = localFrame(ids, [shown.local, local], shown.own.reputation, view);
    return frame === undefined ? undefined : next(view, { ...shown, local }, [frame]);
  };
}

/** Names a state of a world: after a failover a revision may return, but not with the same token. */
const frameId = ({ counters: { revision, token } }: World): string => `${revision}-${token.toString(36)}`;
