/** Filters and sorts the job list. */
import { specialOf } from "../../../rules/jobs/specials.ts";
import { commodityName } from "../../cargo-text.ts";
import { hasWords } from "../../search-text.ts";
import type { BandId, Offer } from "./offers.ts";

export const SORTS = { net: "Net", "net-per-hour": "Net per hour", "net-per-kg": "Net per kg" } as const;
export type Sort = keyof typeof SORTS;

export interface Filters {
  readonly text: string;
  readonly onlyFitting: boolean;
  readonly onlyAlongQueue: boolean;
  readonly band: BandId | null;
  /** Id of a special, "none" for ordinary cargo, or "any" for every special. */
  readonly special: string | null;
  /** Minimum of remaining real minutes. */
  readonly minMinutes: number;
}

export const NO_FILTERS: Filters = {
  text: "",
  onlyFitting: false,
  onlyAlongQueue: false,
  band: null,
  special: null,
  minMinutes: 0,
};

/** Returns the number of active filters, not counting the text. */
export const activeFilters = ({ onlyFitting, onlyAlongQueue, band, special, minMinutes }: Filters): number =>
  [onlyFitting, onlyAlongQueue, band !== null, special !== null, minMinutes > 0].filter(Boolean).length;

/** Returns the text of an airport that a search matches. */
export type PlaceText = (icao: string) => string;

/** Returns the offers to show. `now` is a `performance.now()` value; expired jobs are left out. */
export function shownOffers(
  offers: readonly Offer[],
  filters: Filters,
  sort: Sort,
  now: number,
  placeText: PlaceText,
): Offer[] {
  return offers.filter((offer) => isShown(offer, filters, now, placeText)).sort(comparing(sort));
}

function isShown(offer: Offer, filters: Filters, now: number, placeText: PlaceText): boolean {
  const { job, misfits, isAlongQueue, band, deadline } = offer;
  if (deadline !== null && deadline - now <= filters.minMinutes * 60_000) return false;
  if (filters.onlyFitting && misfits.length > 0) return false;
  if (filters.onlyAlongQueue && !isAlongQueue) return false;
  if (filters.band !== null && band !== filters.band) return false;
  return hasSpecial(job.special, filters.special) && matchesText(offer, filters.text, placeText);
}

function hasSpecial(special: string | undefined, asked: string | null): boolean {
  if (asked === null) return true;
  if (asked === "none") return special === undefined;
  return asked === "any" ? special !== undefined : special === asked;
}

function matchesText({ job }: Offer, text: string, placeText: PlaceText): boolean {
  if (text.trim() === "") return true;
  const label = specialOf(job.special ?? null)?.label ?? "";
  return hasWords(
    `${commodityName(job.commodity)} ${label} ${placeText(job.destIcao)} ${placeText(job.originIcao)}`,
    text,
  );
}

/**
 * Sorts suitable jobs first, whatever is selected, so that rows do not move while the player selects; then by the sort figure,
 * then older jobs first.
 */
const comparing =
  (sort: Sort) =>
  (a: Offer, b: Offer): number =>
    Number(b.isSuitable) - Number(a.isSuitable) || worth(b, sort) - worth(a, sort) || a.job.id - b.job.id;

function worth({ gains, job }: Offer, sort: Sort): number {
  if (sort === "net-per-kg") return gains?.netPerKg ?? job.payout / job.weightKg;
  if (gains === null) return job.payout;
  return sort === "net" ? gains.net : gains.netPerHour;
}
