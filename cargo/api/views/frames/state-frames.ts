/** What one stream sends when its player's snapshot may have changed: nothing if it has not. */
import type { StreamEvent } from "@outbound/kit/event-stream/frame.ts";
import type { WorldView } from "../../../world/adapter.ts";
import type { World } from "../../../world/state/world.ts";
import { type ChangeKey, changeKey, collect, collectOwn, sameChangeKey, snapshotJson } from "../state.ts";
import { deltaData, localData, snapshotData } from "./delta.ts";
import { localState } from "./local-state.ts";
import type { RecentStates } from "./recent-states.ts";
import { isShownAsItIs, type Shown, shownNow, wholeOf } from "./shown-state.ts";

/** `isOwnChanged`: false if nothing of the player's own has changed since the last call, nor the clock. */
export type FrameOf = (view: WorldView, isOwnChanged?: boolean) => StreamEvent | undefined;

/** Whole states, if the snapshot's change key is not that of the last one. */
export function wholeFrames(playerId: number): FrameOf {
  let shown: ChangeKey = [];
  return (view) => {
    const input = collect(view, playerId);
    const key = changeKey(input);
    if (sameChangeKey(key, shown)) return undefined;
    shown = key;
    return { id: view.state.counters.revision, data: snapshotJson(input, { isFrame: true }) };
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

  function next(view: WorldView, shown: Shown, event: "snapshot" | "delta", data: string): StreamEvent {
    sent = { id: frameId(view.state), shown };
    recent.add(playerId, { ...sent, revision: view.state.counters.revision });
    return { id: sent.id, event, data };
  }

  /** Undefined if nothing changed. Collects what is the viewer's own. */
  function whole(view: WorldView): StreamEvent | undefined {
    const input = collectOwn(view, playerId);
    const shown = shownNow(input);
    if (sent === undefined) {
      const snapshot = snapshotJson(collect(view, playerId), { isFrame: true });
      return next(view, shown, "snapshot", snapshotData(snapshot, view.now));
    }
    const data = deltaData(sent.id, wholeOf(sent.shown), wholeOf(shown), input);
    return data === undefined ? undefined : next(view, shown, "delta", data);
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
    const data = localData(sent.id, [shown.local, local], shown.own.reputation, view);
    return data === undefined ? undefined : next(view, { ...shown, local }, "delta", data);
  };
}

/** Names a state of a world: after a failover a revision may return, but not with the same token. */
const frameId = ({ counters: { revision, token } }: World): string => `${revision}-${token.toString(36)}`;
