/** Summarizes what happened while the player was away, from the history's sums. */
import { counted, euros, signedEuros } from "@outbound/kit/web/format.ts";
import type { HistorySummary } from "../api.ts";
import type { Tone } from "../live/tone.ts";

/** Shorter absences are not reported. */
export const ABSENCE_MS = 2 * 60_000;

/** Subject of a line, which decides its icon. */
export type AbsenceTopic = "cash" | "route" | "landing" | "job" | "repair" | "milestone" | "together" | "trouble";

export interface AbsenceLine {
  readonly tone: Tone;
  readonly topic: AbsenceTopic;
  readonly text: string;
  /** Page with the details. */
  readonly path?: string;
}

type Summed = Pick<HistorySummary, "money" | "events">;

/** Whole euros that the company earned less its costs: without what the player bought and sold, perhaps on another device. */
export const absenceNet = ({ money }: Pick<HistorySummary, "money">): number =>
  money.reduce((total, { reason, amount }) => (NOT_EARNED.includes(reason) ? total : total + amount), 0);

/** Returns an empty list if nothing happened automatically. */
export function absenceLines({ money, events }: Summed): AbsenceLine[] {
  const count = (kind: string): number => events.find((one) => one.kind === kind)?.count ?? 0;
  const byRoutes = money.filter(({ reason }) => OF_ROUTES.includes(reason));
  if (byRoutes.length === 0 && !AUTOMATIC.some((kind) => count(kind) > 0)) return [];
  const routes = byRoutes.reduce((total, { amount }) => total + amount, 0);
  const moved = money.filter(({ reason }) => !NOT_EARNED.includes(reason));
  const sum = (isIncome: boolean): number =>
    moved.reduce((total, { amount }) => (amount > 0 === isIncome ? total + amount : total), 0);
  const line = (topic: AbsenceTopic, tone: Tone, number: number, text: string, path?: string) =>
    number === 0 ? [] : [{ topic, tone, text, ...(path !== undefined && { path }) }];
  const counting = (topic: AbsenceTopic, tone: Tone, kind: string, one: string, then: string, path?: string) =>
    line(topic, tone, count(kind), `${counted(count(kind), one)}${then}`, path);
  const byRoute = `${signedEuros(routes)} by your routes, after their costs`;
  return [
    ...line("cash", "good", sum(true), `${signedEuros(sum(true))} earned`),
    ...line("cash", "plain", sum(false), `${euros(-sum(false))} spent`),
    ...line("route", routes > 0 ? "good" : "bad", routes, byRoute, "/routes"),
    ...counting("landing", "plain", "landed", "landing", ""),
    ...counting("job", "plain", "delivered", "job", " delivered"),
    ...counting("repair", "plain", "repaired", "repair", " finished"),
    ...counting("milestone", "good", "milestone", "milestone", " reached", "/milestones"),
    ...counting("together", "plain", "campaign-ended", "campaign", " ended", "/together"),
    ...counting("cash", "plain", "cash-adjusted", "adjustment", " of your cash by the operator"),
    ...counting("trouble", "bad", "route-stopped", "plane", " stopped on a route", "/routes"),
    ...counting("trouble", "bad", "chain-refused", "queue", " on hold", "/fleet"),
    ...counting("trouble", "bad", "plane-broken", "plane", " broke down", "/fleet"),
    ...counting("trouble", "bad", "lapsed", "reserved job", " lapsed"),
    ...counting("trouble", "bad", "base-closed", "base", " closed"),
    ...line("trouble", "bad", count("alliance-expelled"), "You were expelled from your alliance"),
  ];
}

/** What was there before, what only a command moves, and what others gave. */
const NOT_EARNED: readonly string[] = [
  ...["start", "carried-over", "brought-forward", "buy", "sell", "base", "base-sale"],
  ...["relief", "test", "admin", "adjustment"],
];
const OF_ROUTES: readonly string[] = ["route", "route-costs", "dispatcher"];
/** Kinds of events that are not the immediate result of a player's command. */
const AUTOMATIC: readonly string[] = [
  ...["route-stopped", "landed", "delivered", "repaired", "chain-refused", "plane-broken", "lapsed"],
  ...["base-closed", "campaign-ended", "milestone", "alliance-expelled", "cash-adjusted"],
];
