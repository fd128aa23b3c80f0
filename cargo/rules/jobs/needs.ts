/** What a job asks for before it can be loaded and flown, so that clients need not try. */
import { knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import type { JobContent } from "../values/cargo-package.ts";
import { rounded } from "../values/figure.ts";
import type { LoadRule } from "./specials.ts";
import { specialOf } from "./specials.ts";

/** What any player and plane has is left out. */
export interface Needs extends Pick<LoadRule, "minReputation" | "minPayloadKg" | "minHealth"> {
  /** Whole kilometres of range for a direct flight, left out if it is the shown distance rounded up. */
  readonly rangeKm?: number;
}

/** Kilometres as shown. */
export const shownKm = (km: number): number => rounded(km, 1);

/** Kilometres from origin to destination. */
export const jobKm = ({ originIcao, destIcao }: Pick<JobContent, "originIcao" | "destIcao">): number =>
  distanceKm(knownAirport(originIcao), knownAirport(destIcao));

export function needsOf(job: Pick<JobContent, "originIcao" | "destIcao" | "special">): Needs {
  const { minReputation, minPayloadKg, minHealth } = specialOf(job.special)?.load ?? {};
  const km = jobKm(job);
  const rangeKm = Math.ceil(km);
  return {
    ...(minReputation === undefined ? {} : { minReputation }),
    ...(minPayloadKg === undefined ? {} : { minPayloadKg }),
    ...(minHealth === undefined ? {} : { minHealth }),
    ...(rangeKm === Math.ceil(shownKm(km)) ? {} : { rangeKm }),
  };
}
