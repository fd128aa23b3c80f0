/** Predicts why the service would refuse to reserve a job, from what the page knows of the company. */
import { decimal, integer } from "@outbound/kit/web/format.ts";
import { ACCEPT_REPUTATION } from "../../../rules/jobs/reputation.ts";
import { specialOf } from "../../../rules/jobs/specials.ts";
import type { Package, State } from "../../api.ts";

export interface Company {
  readonly player: Pick<State["player"], "reputation" | "coolingOff">;
  readonly planes: readonly Pick<State["planes"][number], "modelId">[];
  readonly catalog: readonly Pick<State["catalog"][number], "id" | "maxPayloadKg">[];
  readonly packages: readonly Pick<Package, "status">[];
  readonly economy: { readonly limits: Pick<State["economy"]["limits"], "acceptedJobs"> };
}

type Job = Pick<Package, "originIcao" | "weightKg" | "special">;

/** Returns whether the player cannot take jobs of the airport `sinceMs` real milliseconds after the snapshot. */
export const isCoolingOff = ({ coolingOff }: Company["player"], icao: string, sinceMs: number): boolean =>
  coolingOff.some((one) => one.icao === icao && one.untilRealMs > sinceMs);

/** Returns the reason, besides a cooling off; undefined if the service would reserve the job. */
export function reservationBlock(
  job: Job,
  { player, planes, catalog, packages, economy }: Company,
): string | undefined {
  const { reputation } = player;
  if (reputation < ACCEPT_REPUTATION)
    return `Reserving asks for a reputation of at least ${ACCEPT_REPUTATION}; you have ${decimal(reputation)}.`;
  const most = economy.limits.acceptedJobs;
  if (packages.filter(({ status }) => status === "accepted").length >= most)
    return `You have reserved ${most} jobs, which is the maximum. Load one of them first.`;
  const special = specialOf(job.special ?? null);
  const { minPayloadKg = 0, minReputation = 0 } = special?.load ?? {};
  const needed = Math.max(job.weightKg, minPayloadKg);
  const models = catalog.filter(({ id }) => planes.some(({ modelId }) => modelId === id));
  const largest = Math.max(0, ...models.map(({ maxPayloadKg }) => maxPayloadKg));
  if (needed > largest)
    return `It needs a plane for ${integer(needed)} kg; your largest carries ${integer(largest)} kg.`;
  return special !== undefined && reputation < minReputation
    ? `${special.label} asks for a reputation of at least ${minReputation}; you have ${decimal(reputation)}.`
    : undefined;
}
