/** Progress of campaigns for all streams: each change is rendered once, and seldom where streams are many. */
import type { Campaign } from "../rules/values/goals/campaign.ts";
import type { Changes } from "../world/state/dirty.ts";
import type { World } from "../world/state/world.ts";

/** Milliseconds between two messages about a campaign with few streams and with many. */
const OFTEN_EVERY_MS = 1000;
const SELDOM_EVERY_MS = 5000;
/** Most streams that get one a second. */
export const FEW_STREAMS = 200;

type Progress = Pick<Campaign, "id" | "deliveredKg" | "targetKg">;

interface ProgressOptions {
  /** Open streams. */
  readonly streams: () => number;
  /** Sends a text to all of them. */
  readonly send: (data: string) => void;
}

export class CampaignProgress {
  readonly #options: ProgressOptions;
  /** Texts that wait, by campaign: the newest of each. */
  readonly #waiting = new Map<number, string>();
  /** Kilograms that were last published, by campaign. */
  #known = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ProgressOptions) {
    this.#options = options;
  }

  /** The first message goes at once, those of the next second together. Without changes, anything may have changed. */
  publish(changes: Pick<Changes, "campaigns"> | undefined, world: World): void {
    if (changes !== undefined && changes.campaigns.size === 0) return;
    const known = this.#known;
    this.#known = new Map(world.campaigns.list.map(({ id, deliveredKg }) => [id, deliveredKg]));
    for (const { id, deliveredKg, targetKg, outcome } of world.campaigns.list) {
      const isOther = outcome === "running" && known.get(id) !== deliveredKg;
      const hasChanged = changes === undefined ? isOther : changes.campaigns.has(id);
      if (!hasChanged) continue;
      const progress: Progress = { id, deliveredKg, targetKg };
      this.#waiting.set(id, JSON.stringify(progress));
    }
    if (this.#timer === undefined) this.#flush();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #flush(): void {
    this.#timer = undefined;
    if (this.#waiting.size === 0) return;
    const texts = [...this.#waiting.values()];
    this.#waiting.clear();
    const { streams, send } = this.#options;
    if (streams() === 0) return;
    for (const text of texts) send(text);
    const pause = streams() > FEW_STREAMS ? SELDOM_EVERY_MS : OFTEN_EVERY_MS;
    this.#timer = setTimeout(() => this.#flush(), pause).unref();
  }
}
