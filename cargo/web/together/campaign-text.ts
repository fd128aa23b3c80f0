/** Describes campaigns in words. */
import { counted, duration, euros, integer } from "@outbound/kit/web/format.ts";
import type { Campaign, Package } from "../api.ts";
import { GROUP_NAMES } from "../cargo-text.ts";
import type { CampaignProgress } from "../live/progress-store.ts";

/** Returns a title such as `Mail for Munich (EDDM)`. */
export const campaignTitle = ({ group }: Pick<Campaign, "group">, place: string): string =>
  `${GROUP_NAMES[group]} for ${place}`;

/** Returns a label such as `Campaign: Mail, 12 %`, for places that already show the airport. */
export const campaignMark = ({ group, deliveredKg, targetKg }: Campaign): string =>
  `Campaign: ${GROUP_NAMES[group]}, ${Math.min(100, Math.floor((100 * deliveredKg) / targetKg))} %`;

/** Returns the campaigns with the newest progress of the stream, which never decreases. */
export const withProgress = (
  campaigns: readonly Campaign[],
  progress: ReadonlyMap<number, CampaignProgress>,
): readonly Campaign[] =>
  campaigns.map((campaign) => {
    const deliveredKg = Math.max(campaign.deliveredKg, progress.get(campaign.id)?.deliveredKg ?? 0);
    return deliveredKg === campaign.deliveredKg ? campaign : { ...campaign, deliveredKg };
  });

/**
 * Returns true if the stream reported a campaign, or progress by a player, that the list lacks. Campaigns that ended so long ago
 * that the list has only later ones do not count.
 */
export function isOutdated(campaigns: readonly Campaign[], progress: ReadonlyMap<number, CampaignProgress>): boolean {
  const firstId = Math.min(...campaigns.map(({ id }) => id));
  return [...progress.values()].some(
    ({ id, deliveredKg }) =>
      !(id < firstId && campaigns.length > 0) &&
      !campaigns.some((campaign) => campaign.id === id && campaign.deliveredKg >= deliveredKg),
  );
}

/** Returns whether further deliveries by the player count for the campaign. */
export const isOpen = (campaign: Campaign, clockMs: number): boolean =>
  campaign.outcome === "running" &&
  campaign.endsSimTime > clockMs &&
  campaign.deliveredKg < campaign.targetKg &&
  (campaign.own?.kg ?? 0) < campaign.mostKgEach;

/** Returns whether the job's delivery counts for the campaign if the player loads it. */
export const countsFor = ({ icao, group }: Campaign, job: Package): boolean =>
  job.status !== "loaded" && job.destIcao === icao && job.group === group;

/** Returns a text such as `1,250 of 25,000 kg`. */
export const progressText = ({ deliveredKg, targetKg }: Pick<Campaign, "deliveredKg" | "targetKg">): string =>
  `${integer(deliveredKg)} of ${integer(targetKg)}\u00a0kg`;

/** Returns the player's share and the remaining time. */
export function campaignNote(campaign: Campaign, clockMs: number): string {
  const { outcome, own, endsSimTime } = campaign;
  const part = own === null ? "" : ` You: ${integer(own.kg)}\u00a0kg.`;
  const carried = `${helpedText(campaign)}${part}`;
  if (outcome === "running") {
    const bonus = own === null || own.bonus === 0 ? "" : ` Success pays you ${euros(own.bonus)}.`;
    const left = `Ends in ${duration(Math.max(0, endsSimTime - clockMs))} of simulated time.`;
    return `${carried}${bonus} ${left}`.trim();
  }
  if (outcome === "failed") return `The target was missed. ${carried}`;
  return own === null ? carried : `${carried} It paid you ${euros(own.bonus)}.`;
}

function helpedText({ carriers, deliveredKg, outcome }: Campaign): string {
  if (carriers > 0) return `${counted(carriers, "company", "companies")} helped.`;
  // The list that names the contributors may be behind the stream.
  if (deliveredKg > 0) return "";
  return outcome === "running" ? "Nobody has helped yet." : "Nobody helped.";
}
