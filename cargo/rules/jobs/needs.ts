/** What a job asks for before it can be loaded and flown, so that clients need not try. */
import { knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import type { JobContent } from "../values/cargo-package.ts";
import { rounded } from "../values/figure.ts";
import type { LoadRule } from "./specials.ts";
import { specialOf } from "./specials.ts";

/** What any player and plane has is left out. A direct flight also takes the range of the distance. */
export type Needs = Pick<LoadRule, "minReputation" | "minPayloadKg" | "minHealth">;

/** Kilometres as shown. */
export const shownKm = (km: number): number => rounded(km, 1);

/** Kilometres from origin to destination. */
export const jobKm = ({ originIcao, destIcao }: Pick<JobContent, "originIcao" | "destIcao">): number =>
  distanceKm(knownAirport(originIcao), knownAirport(destIcao));

export function needsOf(job: Pick<JobContent, "special">): Needs {
  const { minReputation, minPayloadKg, minHealth } = specialOf(job.special)?.load ?? {};
  return {
    ...(minReputation === undefined ? {} : { minReputation }),
    ...(minPayloadKg === undefined ? {} : { minPayloadKg }),
    ...(minHealth === undefined ? {} : { minHealth }),
  };
}
