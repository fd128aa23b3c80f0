/** Computes what loading and flying a job requires, so that clients need not try it. */
import { knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import type { JobContent } from "../values/cargo-package.ts";
import type { LoadRule } from "./specials.ts";
import { specialOf } from "./specials.ts";

/** Requirements that every player and plane meets are left out. */
export interface Needs extends Pick<LoadRule, "minReputation" | "minPayloadKg" | "minHealth"> {
  /** Range of a plane for a direct flight: the distance rounded up, as model ranges are whole kilometres. */
  readonly rangeKm: number;
}

/** Returns the kilometres from origin to destination. */
export const jobKm = ({ originIcao, destIcao }: Pick<JobContent, "originIcao" | "destIcao">): number =>
  distanceKm(knownAirport(originIcao), knownAirport(destIcao));

export function needsOf(job: Pick<JobContent, "special" | "originIcao" | "destIcao">): Needs {
  const { minReputation, minPayloadKg, minHealth } = specialOf(job.special)?.load ?? {};
  return {
    rangeKm: Math.ceil(jobKm(job)),
    ...(minReputation === undefined ? {} : { minReputation }),
    ...(minPayloadKg === undefined ? {} : { minPayloadKg }),
    ...(minHealth === undefined ? {} : { minHealth }),
  };
}
