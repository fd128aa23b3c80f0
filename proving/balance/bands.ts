/** How often each bot should win on standard difficulty: what keeps the figures of the rules balanced. */
import type { BotName } from "../bots/space/bots.ts";

export interface ShareBand {
  readonly low: number;
  readonly high: number;
}

export const BANDS: Readonly<Record<BotName, ShareBand>> = {
  balanced: { low: 0.85, high: 0.97 },
  rush: { low: 0.85, high: 0.97 },
  wide: { low: 0.25, high: 0.6 },
  "no-helpers": { low: 0, high: 0.15 },
  random: { low: 0, high: 0.03 },
};

/** Whether a share lies in its band, both ends included. */
export const within = (share: number, band: ShareBand): boolean => share >= band.low && share <= band.high;
