/** What one stream sends when its player's snapshot may have changed: nothing if it has not. */
import type { StreamEvent } from "@outbound/kit/event-stream/frame.ts";
import type { WorldView } from "../../../world/adapter.ts";
import type { World } from "../../../world/state/world.ts";
import { type ChangeKey, changeKey, collect, sameChangeKey, snapshotJson } from "../state.ts";
import { deltaData, snapshotData } from "./delta.ts";
import type { RecentStates } from "./recent-states.ts";
import { type ShownState, shownState } from "./shown-state.ts";

export type FrameOf = (view: WorldView) => StreamEvent | undefined;

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
  readonly shown: ShownState;
}

/** A snapshot, and then what changed. `after`: the id of the last message that the client has. */
export function deltaFrames(playerId: number, recent: RecentStates, after: string | undefined): FrameOf {
  let sent: Sent | undefined;
  let resumed = after;
  return (view) => {
    const { counters } = view.state;
    const input = collect(view, playerId);
    const shown = shownState(input);
    const known = resumed === undefined ? undefined : recent.find(playerId, resumed, counters.revision);
    if (resumed !== undefined && known !== undefined) sent = { id: resumed, shown: known };
    resumed = undefined;
    const data = sent && deltaData(sent.id, sent.shown, shown, input);
    if (sent !== undefined && data === undefined) return undefined;
    const event = data === undefined ? "snapshot" : "delta";
    const isAlike = (other: ShownState) => deltaData("", other, shown, input) === undefined;
    sent = { id: frameId(view.state), shown };
    recent.add(playerId, { ...sent, revision: counters.revision }, isAlike);
    return { id: sent.id, event, data: data ?? snapshotData(snapshotJson(input, { isFrame: true }), view.now) };
  };
}

/** Names a state of a world: after a failover a revision may return, but not with the same token. */
const frameId = ({ counters: { revision, token } }: World): string => `${revision}-${token.toString(36)}`;
