/** Campaigns: drawn one after another from the seed and their number, and advanced by deliveries. */
import { DAY_MS, HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { JOB_AIRPORTS } from "../geography/airports.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import { draw } from "../values/chance.ts";
import type { Campaign } from "../values/goals/campaign.ts";
import { COMMODITY_GROUPS, type CommodityGroup } from "../values/market.ts";
import type { Scene } from "../values/scene.ts";

/** Bounds of a campaign's length in simulated hours. */
export const LEAST_CAMPAIGN_HOURS = 72;
export const MOST_CAMPAIGN_HOURS = 168;
/** Target of a campaign with one active player, in kilograms. It grows more slowly than the number of players. */
export const TARGET_KG = 25_000;
export const TARGET_EXPONENT = 0.8;
/** Real milliseconds for which a player is active after a delivery by hand. */
export const ACTIVE_MS = 7 * DAY_MS;
/** Numbers of active players from which two and three campaigns run at once. */
export const TWO_CAMPAIGNS_FROM = 20;
export const THREE_CAMPAIGNS_FROM = 100;
/** Number of active players from which one player's deliveries count for at most half of the target. */
export const SHARED_FROM = 3;
export const MOST_CAMPAIGN_SHARE = 0.5;
/** Share of the eligible jobs that go to a campaign. */
export const CAMPAIGN_JOB_SHARE = 1 / 6;
/** Campaigns kept. Older ones are deleted with their contributions. */
export const CAMPAIGNS_KEPT = 100;

const LARGE_AIRPORTS = JOB_AIRPORTS.filter(({ size }) => size === "large");

/** Draws the airport, group and length of the campaign with this number. The same seed gives the same campaign. */
export function drawCampaign(seed: number, number: number): Pick<Campaign, "icao" | "group"> & { durationMs: number } {
  const pick = <T>(purpose: string, items: readonly T[]): T =>
    items[Math.floor(draw(seed, purpose, number) * items.length)] as T;
  const hours =
    LEAST_CAMPAIGN_HOURS +
    Math.floor(draw(seed, "campaign-hours", number) * (MOST_CAMPAIGN_HOURS - LEAST_CAMPAIGN_HOURS + 1));
  return {
    icao: pick("campaign-airport", LARGE_AIRPORTS).icao,
    group: pick("campaign-group", COMMODITY_GROUPS),
    durationMs: hours * HOUR_MS,
  };
}

/** Returns the target in kilograms for this many active players. */
export const targetKgFor = (activePlayers: number): number => Math.round(TARGET_KG * activePlayers ** TARGET_EXPONENT);

/** Returns how many campaigns run at once with this many active players. */
export const campaignsFor = (activePlayers: number): number =>
  activePlayers >= THREE_CAMPAIGNS_FROM ? 3 : activePlayers >= TWO_CAMPAIGNS_FROM ? 2 : 1;

/** Counts the players with a delivery by hand in the last seven real days; at least 1. */
export const activePlayers = (scene: Scene): number => Math.max(1, scene.playersDeliveringSince(scene.now - ACTIVE_MS));

/** Returns the first simulated midnight after the instant. Missing campaigns begin at midnight. */
export const midnightAfter = (clockMs: number): number => (Math.floor(clockMs / DAY_MS) + 1) * DAY_MS;

/** Begins the missing campaigns, and deletes the oldest beyond the limit. */
export function beginCampaigns(scene: Scene): void {
  const active = activePlayers(scene);
  const drawn = scene.campaigns().filter(({ number }) => number !== null);
  const running = drawn.filter(({ outcome }) => outcome === "running").length;
  const last = Math.max(0, ...drawn.map(({ number }) => number ?? 0));
  for (let number = last + 1; number <= last + campaignsFor(active) - running; number++) {
    const { durationMs, ...subject } = drawCampaign(scene.seed, number);
    startCampaign(scene, { number, ...subject, targetKg: targetKgFor(active), activePlayers: active, durationMs });
  }
  const ended = scene.campaigns().filter(({ outcome }) => outcome !== "running");
  for (const { id } of ended.slice(0, Math.max(0, ended.length - CAMPAIGNS_KEPT))) scene.removeCampaign(id);
}

/** Starts a campaign at the scene's instant. Returns its id. */
export function startCampaign(
  scene: Scene,
  {
    durationMs,
    ...subject
  }: Omit<Campaign, "id" | "startsSimTime" | "endsSimTime" | "deliveredKg" | "outcome"> & { durationMs: number },
): number {
  const id = scene.newNumber();
  const [startsSimTime, endsSimTime] = [scene.clockMs, scene.clockMs + durationMs];
  scene.putCampaign({ ...subject, id, startsSimTime, endsSimTime, deliveredKg: 0, outcome: "running" });
  return id;
}

/**
 * Returns the campaigns to which a job can be drawn when the clock shows `clockMs`. Only the window decides, so that a job drawn
 * late is the same. The first instant is excluded: the clock may have stopped at it before the campaign began.
 */
export const campaignsAt = (campaigns: readonly Campaign[], clockMs: number): readonly Campaign[] =>
  campaigns.filter(({ startsSimTime, endsSimTime }) => startsSimTime < clockMs && clockMs <= endsSimTime);

/** Returns the most kilograms that count from one player. */
export const mostKgEach = ({ activePlayers, targetKg }: Pick<Campaign, "activePlayers" | "targetKg">): number =>
  activePlayers >= SHARED_FROM ? Math.floor(targetKg * MOST_CAMPAIGN_SHARE) : targetKg;

/**
 * Counts a delivery by hand, just paid, for the campaigns at its destination: up to the target, and up to half of it from one of
 * many players.
 */
export function contribute(
  scene: Scene,
  { ownerId, destIcao, weightKg }: Pick<CargoPackage, "destIcao" | "weightKg"> & { readonly ownerId: number },
  group: CommodityGroup,
  paid: number,
): void {
  for (const campaign of scene.campaigns()) {
    if (campaign.outcome !== "running" || campaign.icao !== destIcao || campaign.group !== group) continue;
    const before = scene.contribution(campaign.id, ownerId);
    const kg = Math.min(weightKg, mostKgEach(campaign) - (before?.kg ?? 0), campaign.targetKg - campaign.deliveredKg);
    if (kg <= 0) continue;
    scene.putCampaign({ ...campaign, deliveredKg: campaign.deliveredKg + kg });
    const { id, kg: kgBefore, earned } = before ?? { id: scene.newNumber(), kg: 0, earned: 0 };
    const share = Math.floor((paid * kg) / weightKg);
    scene.putContribution({
      ...{ id, campaignId: campaign.id, playerId: ownerId },
      kg: kgBefore + kg,
      earned: earned + share,
    });
  }
}
