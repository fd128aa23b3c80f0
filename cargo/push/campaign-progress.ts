/** Progress of campaigns for all streams. Each change is rendered once, and less often if there are many streams. */
import { eventFrame } from "@outbound/kit/event-stream/frame.ts";
import { SharedText } from "@outbound/kit/event-stream/shared-text.ts";
import type { Campaign } from "../rules/values/goals/campaign.ts";
import type { Changes } from "../world/state/dirty.ts";
import type { World } from "../world/state/world.ts";

/** Minimum milliseconds between two messages about a campaign, with few streams and with many. */
const OFTEN_EVERY_MS = 1000;
const SELDOM_EVERY_MS = 5000;
/** Most streams that get a message a second. */
export const FEW_STREAMS = 200;

type Progress = Pick<Campaign, "id" | "deliveredKg" | "targetKg">;

interface ProgressOptions {
  /** Returns the number of open streams. */
  readonly streams: () => number;
  /** Sends an event to all open streams. */
  readonly send: (event: SharedText) => void;
}

/** The pause after a message about a campaign, and the newest progress since then. */
interface Rest {
  readonly timer: NodeJS.Timeout;
  waiting: Progress | undefined;
}

export class CampaignProgress {
  readonly #options: ProgressOptions;
  readonly #resting = new Map<number, Rest>();
  /** Kilograms that were last published, by campaign. */
  #known = new Map<number, number>();

  constructor(options: ProgressOptions) {
    this.#options = options;
  }

  /**
   * Sends the first change of a campaign at once, and merges those of the following pause. Without `changes`, anything may have
   * changed.
   */
  publish(changes: Pick<Changes, "campaigns"> | undefined, world: World): void {
    if (changes !== undefined && changes.campaigns.size === 0) return;
    const known = this.#known;
    this.#known = new Map(world.campaigns.list.map(({ id, deliveredKg }) => [id, deliveredKg]));
    for (const { id, deliveredKg, targetKg, outcome } of world.campaigns.list) {
      const isOther = outcome === "running" && known.get(id) !== deliveredKg;
      const hasChanged = changes === undefined ? isOther : changes.campaigns.has(id);
      if (hasChanged) this.#report({ id, deliveredKg, targetKg });
    }
  }

  close(): void {
    for (const { timer } of this.#resting.values()) clearTimeout(timer);
  }

  #report(progress: Progress): void {
    const rest = this.#resting.get(progress.id);
    if (rest === undefined) this.#send(progress);
    else rest.waiting = progress;
  }

  #send(progress: Progress): void {
    const { streams, send } = this.#options;
    const open = streams();
    if (open === 0) return;
    send(new SharedText(eventFrame({ event: "campaign", data: JSON.stringify(progress) })));
    const pause = open > FEW_STREAMS ? SELDOM_EVERY_MS : OFTEN_EVERY_MS;
    const timer = setTimeout(() => this.#endRest(progress.id), pause).unref();
    this.#resting.set(progress.id, { timer, waiting: undefined });
  }

  #endRest(campaignId: number): void {
    const waiting = this.#resting.get(campaignId)?.waiting;
    this.#resting.delete(campaignId);
    if (waiting !== undefined) this.#send(waiting);
  }
}
