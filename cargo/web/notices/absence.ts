/** What happened while the player was away, from the sums of the history. */
import { counted, euros, signedEuros } from "@outbound/kit/web/format.ts";
import type { HistorySummary } from "../api.ts";
import type { Tone } from "../live/tone.ts";

/** Shorter absences are not reported. */
export const ABSENCE_MS = 2 * 60_000;

export interface AbsenceLine {
  readonly tone: Tone;
  readonly text: string;
  /** The page that shows more of it. */
  readonly path?: string;
}

/** Empty when nothing happened automatically. */
export function absenceLines({ money, events }: Pick<HistorySummary, "money" | "events">): AbsenceLine[] {
  const count = (kind: string): number => events.find((one) => one.kind === kind)?.count ?? 0;
  const byRoutes = money.filter(({ reason }) => OF_ROUTES.includes(reason));
  if (byRoutes.length === 0 && !AUTOMATIC.some((kind) => count(kind) > 0)) return [];
  const routes = byRoutes.reduce((total, { amount }) => total + amount, 0);
  const moved = money.filter(({ reason }) => !NOT_EARNED.includes(reason));
  const sum = (isIncome: boolean): number =>
    moved.reduce((total, { amount }) => (amount > 0 === isIncome ? total + amount : total), 0);
  const line = (tone: Tone, number: number, text: string, path?: string): readonly AbsenceLine[] =>
    number === 0 ? [] : [{ tone, text, ...(path !== undefined && { path }) }];
  return [
    ...line("good", sum(true), `${signedEuros(sum(true))} earned`),
    ...line("plain", sum(false), `${euros(-sum(false))} spent`),
    ...line(routes > 0 ? "good" : "bad", routes, `${signedEuros(routes)} by your routes, after their costs`, "/routes"),
    ...line("plain", count("landed"), `${counted(count("landed"), "landing")}`),
    ...line("plain", count("delivered"), `${counted(count("delivered"), "job")} delivered`),
    ...line("plain", count("repaired"), `${counted(count("repaired"), "repair")} finished`),
    ...line("good", count("milestone"), `${counted(count("milestone"), "milestone")} reached`, "/milestones"),
    ...line("plain", count("campaign-ended"), `${counted(count("campaign-ended"), "campaign")} ended`, "/together"),
    ...line(
      "plain",
      count("cash-adjusted"),
      `${counted(count("cash-adjusted"), "adjustment")} of your cash by the operator`,
    ),
    ...line("bad", count("route-stopped"), `${counted(count("route-stopped"), "plane")} stopped on a route`, "/routes"),
    ...line("bad", count("chain-refused"), `${counted(count("chain-refused"), "queue")} on hold`, "/fleet"),
    ...line(
      "bad",
      count("plane-broken"),
      `${counted(count("plane-broken"), "plane")} broke and needs a repair`,
      "/fleet",
    ),
    ...line("bad", count("lapsed"), `${counted(count("lapsed"), "reserved job")} lapsed`),
    ...line("bad", count("base-closed"), `${counted(count("base-closed"), "base")} closed`),
    ...line("bad", count("alliance-expelled"), "You were expelled from your alliance"),
  ];
}

const NOT_EARNED: readonly string[] = ["start", "carried-over", "brought-forward"];
const OF_ROUTES: readonly string[] = ["route", "route-costs", "dispatcher"];
/** Kinds of events that no command of the player causes at once. */
const AUTOMATIC: readonly string[] = [
  ...["route-stopped", "landed", "delivered", "repaired", "chain-refused", "plane-broken", "lapsed"],
  ...["base-closed", "campaign-ended", "milestone", "alliance-expelled", "cash-adjusted"],
];
