/** Readers of deltas over a world in memory, compared with the snapshot that they must arrive at. */
import assert from "node:assert/strict";
import { type Frame, FrameReader } from "@outbound/client/cargo-frames.ts";
import type { Frame as StreamFrame } from "@outbound/kit/event-stream/newest-frame.ts";
import { bytesOf } from "@outbound/kit/event-stream/shared-text.ts";
import { commitOf, deltaFrames, type FrameOf, wholeFrames } from "../api/views/frames/state-frames.ts";
import { type ChangeKey, changeKey, collect, sameChangeKey, snapshotJson } from "../api/views/state.ts";
import { reachOf } from "../push/hub.ts";
import type { RecentCommits } from "../push/recent-commits.ts";
import type { WorldView } from "../world/adapter.ts";
import type { Changes } from "../world/state/dirty.ts";

/** Exported for programs that play on a service. */
export { FrameReader };

/** Changes since the last look; if undefined, anything may have changed. */
export interface Commit {
  /** True if the message is lost. */
  readonly isLost?: boolean;
  readonly changes?: Changes | undefined;
}

/** A stream and its client. */
export class FrameClient {
  readonly #playerId: number;
  #commits: RecentCommits;
  reader = new FrameReader();
  #lastId: string | undefined;
  #isBehind = false;
  #frameOf: FrameOf;
  /** Numbers of messages: by event, deltas of others' changes, resumed deltas, others' changes to cut lists, and gaps. */
  readonly counts = { snapshot: 0, delta: 0, plain: 0, resumed: 0, cut: 0, gaps: 0 };

  constructor(playerId: number, commits: RecentCommits) {
    this.#playerId = playerId;
    this.#commits = commits;
    this.#frameOf = deltaFrames(playerId, commits);
  }

  /**
   * Simulates a lost connection: the client comes back to a process that knows these commits, and sends the id of its last
   * message.
   */
  async reconnect(
    store: Parameters<RecentCommits["find"]>[0],
    { state }: WorldView,
    commits = this.#commits,
  ): Promise<void> {
    const id = this.#lastId ?? assert.fail("no message");
    const missed = await commits.find(store, commitOf(id) ?? assert.fail(id), state);
    this.#commits = commits;
    this.#frameOf = deltaFrames(this.#playerId, commits, missed && { id, missed });
    this.#isBehind = false;
    this.#isResuming = true;
  }
  #isResuming = false;

  /** Simulates another tab that takes over: it knows the state, but no message. */
  handOver(): void {
    this.reader = new FrameReader();
    this.#frameOf = deltaFrames(this.#playerId, this.#commits);
    this.#isBehind = false;
  }

  /** Sends a message if something changed. */
  look(view: WorldView, { isLost = false, changes }: Commit = {}): void {
    const isOwn = changes === undefined || reachOf(changes, view.state).players.has(this.#playerId);
    const frame = this.#frameOf(view, isOwn ? 1 : 0);
    const isFirst = this.#isResuming;
    this.#isResuming = false;
    if (frame === undefined) return;
    this.#isBehind = isLost;
    if (isLost) return;
    for (const { id, event, data } of messagesOf(frame)) {
      this.counts[event] += 1;
      if (event === "delta" && isFirst) this.counts.resumed += 1;
      else if (event === "delta" && !isOwn) this.counts.plain += 1;
      if (this.reader.take({ id, event, data }) === undefined) {
        this.counts.gaps += 1;
        this.#frameOf = deltaFrames(this.#playerId, this.#commits);
        this.look(view);
        return;
      }
      this.#lastId = id;
    }
    const state = this.reader.state ?? assert.fail("no state");
    if (state.omitted.openJobs > 0 && !isOwn) this.counts.cut += 1;
    const compared = (frame: Frame) => (isOwn ? inOrder(frame) : withoutTimed(inOrder(frame)));
    assert.deepEqual(compared(state), compared(this.#snapshot(view)));
  }

  /**
   * Asserts that the rebuilt state equals the snapshot, except for what changes as time passes, unless the last message was lost.
   */
  agrees(view: WorldView): void {
    if (this.#isBehind) return;
    const state = this.reader.state ?? assert.fail("no state");
    assert.deepEqual(lasting(inOrder(state)), lasting(inOrder(this.#snapshot(view))));
  }

  #snapshot(view: WorldView): Frame {
    return JSON.parse(snapshotJson(collect(view, this.#playerId), { isFrame: true })) as Frame;
  }
}

/** A stream of whole frames, each compared with the snapshot that it must equal. */
export class WholeClient {
  readonly #playerId: number;
  readonly #frameOf: FrameOf;
  #key: ChangeKey = [];
  #economy: unknown;
  readonly counts = { frames: 0, unchanged: 0, plain: 0, cut: 0 };

  constructor(playerId: number) {
    this.#playerId = playerId;
    this.#frameOf = wholeFrames(playerId);
  }

  /** Asserts that a frame comes exactly if something stored has changed, and that it is the snapshot. */
  look(view: WorldView, changes?: Changes): void {
    const isOwn = changes === undefined || reachOf(changes, view.state).players.has(this.#playerId);
    const frame = this.#frameOf(view, isOwn ? 1 : 0);
    const input = collect(view, this.#playerId);
    const key = changeKey(input);
    assert.equal(frame === undefined, sameChangeKey(key, this.#key), "a frame without a change, or a change without");
    this.#key = key;
    this.counts[frame === undefined ? "unchanged" : "frames"] += 1;
    const current = JSON.parse(snapshotJson(input, { isFrame: true })) as Frame;
    this.#economy = frame === undefined ? this.#economy : current.economy;
    assert.deepEqual(this.#economy, current.economy, "the discounts of the last frame are those of now");
    if (frame === undefined) return;
    if (!isOwn) this.counts.plain += 1;
    if (input.omitted.openJobs > 0) this.counts.cut += 1;
    const [, data = ""] = /^id: .*\ndata: (.*)\n\n$/.exec(`${bytesOf(frame.parts)}`) ?? [];
    assert.deepEqual(JSON.parse(data), current);
  }
}

function messagesOf({ parts }: StreamFrame) {
  const text = String(bytesOf(parts));
  return [...text.matchAll(/id: (.*)\nevent: (.*)\ndata: (.*)\n\n/g)].map(([, id = "", event = "", data = ""]) => ({
    id,
    event: event as "snapshot" | "delta",
    data,
  }));
}

/**
 * Sorts lists, which are sets. Removes live fuel and health, which are as of the message with the plane, and world figures, which
 * may be older.
 */
function inOrder(state: Frame) {
  const byId = <Item extends { id: number }>(items: readonly Item[]) => items.toSorted((a, b) => a.id - b.id);
  const { world: _, ...market } = state.market;
  return {
    ...state,
    planes: state.planes.map(({ fuel, health, ...plane }) => ({
      ...plane,
      ...(plane.status === "available" ? { fuel, health } : {}),
    })),
    packages: byId(state.packages),
    market: {
      planes: byId(market.planes),
      airports: market.airports.map((one) =>
        Array.isArray(one)
          ? one
          : { ...one, recentlyTaken: one.recentlyTaken.toSorted((a, b) => a.packageId - b.packageId) },
      ),
    },
  };
}

/** Removes what the passing of time alone gives back to the player. */
function withoutTimed(state: ReturnType<typeof inOrder>) {
  const { scouting: _, coolingOff: __, ...player } = state.player;
  return { ...state, player };
}

/** Removes countdowns and the clock. */
function lasting(given: ReturnType<typeof inOrder>) {
  const { revision: _, simState: __, ...state } = withoutTimed(given);
  const { routesUntilRealMs: ___, ...player } = state.player;
  return {
    ...state,
    player,
    packages: state.packages.map(({ expiresRealMs: ____, ...one }) => one),
  };
}
