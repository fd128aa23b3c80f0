/** Which offers the list shows, and in which order. */
import { specialOf } from "../../../rules/jobs/specials.ts";
import { commodityLabel } from "../cargo-text.ts";
import type { BandId, Offer } from "./offer.ts";

export const SORTS = { net: "Net", "net-per-hour": "Net per hour", "net-per-kg": "Net per kg" } as const;
export type Sort = keyof typeof SORTS;

export interface Filters {
  readonly text: string;
  readonly onlyFitting: boolean;
  readonly onlyAlongQueue: boolean;
  readonly band: BandId | null;
  /** A special's id, "none" for ordinary cargo, "any" for every special. */
  readonly special: string | null;
  /** Real minutes that must be left. */
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

/** How many filters besides the text are set. */
export const activeFilters = ({ onlyFitting, onlyAlongQueue, band, special, minMinutes }: Filters): number =>
  [onlyFitting, onlyAlongQueue, band !== null, special !== null, minMinutes > 0].filter(Boolean).length;

/** What a text is looked for in: the names of the place where a job goes. */
export type PlaceText = (icao: string) => string;

/** `now` of `performance.now()`; what has gone by then is left out. */
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
  return hasSpecial(job.special, filters.special) && holds(offer, filters.text, placeText);
}

function hasSpecial(special: string | undefined, asked: string | null): boolean {
  if (asked === null) return true;
  if (asked === "none") return special === undefined;
  return asked === "any" ? special !== undefined : special === asked;
}

/** Every word of the text, somewhere. */
function holds({ job }: Offer, text: string, placeText: PlaceText): boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const label = specialOf(job.special ?? null)?.label ?? "";
  const searched = plain(`${commodityLabel(job)} ${label} ${placeText(job.destIcao)} ${placeText(job.originIcao)}`);
  return words.every((word) => searched.includes(word));
}

/** Without case and accents: people type Munchen for München. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * What the plane can carry first, whatever is picked, lest rows jump away while one picks; then what brings more, without a
 * plane what pays more; of two alike the older one.
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
