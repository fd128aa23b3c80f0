/** The wind on a leg: two jet streams that move with the seasons, the trade winds, and gusts drawn by chance. */
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { type Place, placesOnTheWay } from "../geography/geodesy.ts";
import { draw } from "../values/chance.ts";

export interface WindOnLeg {
  readonly from: Place;
  readonly to: Place;
  readonly cruiseKmh: number;
  /** The simulated instant of departure. */
  readonly clockMs: number;
  readonly seed: number;
}

/** Bounds of the factor on the burn. */
const BEST_WIND = 0.8;
export const WORST_WIND = 1.2;

/** Returns the factor on the burn, from 0.8 (wind from behind) to 1.2 (wind in front). */
export const windFactor = (leg: WindOnLeg): number => factorOf(leg, gusts(leg.seed, leg.clockMs));

/** Returns the factor without gusts: the average of the season. */
export const meanWindFactor = (leg: Omit<WindOnLeg, "seed">): number => factorOf({ ...leg, seed: 0 }, () => 1);

function factorOf(leg: WindOnLeg, gustAt: (place: Place) => number): number {
  const cruise = leg.cruiseKmh / 3.6;
  return clamp(cruise / Math.max(cruise + tailWind(leg, gustAt), 1), BEST_WIND, WORST_WIND);
}

/** Returns the mean tail wind in m/s (negative: head wind) at the altitude of planes of this speed. */
export function tailWind({ from, to, cruiseKmh, clockMs }: WindOnLeg, gustAt: (place: Place) => number): number {
  const day = dayOfYear(clockMs);
  const total = placesOnTheWay(from, to, MIDPOINTS).reduce(
    (sum, place) => sum + zonalWind(place.lat, day) * place.eastward * gustAt(place),
    0,
  );
  return (WIND_GAIN * heightFactor(cruiseKmh) * total) / MIDPOINTS.length;
}

/** Midpoints of twelve equal parts of the leg. */
const MIDPOINTS = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12);
/** Pilots choose routes by the wind, so the wind matters more than the mean of a latitude. */
const WIND_GAIN = 1.7;

/** Slow planes fly below the jet streams. */
const heightFactor = (cruiseKmh: number): number => clamp((cruiseKmh - 250) / 550, 0.35, 1);

/**
 * Returns the eastward wind of a latitude in m/s. Each hemisphere has a jet stream that is stronger and nearer the equator in
 * winter. Trade winds blow westward around the equator. `day` is the fractional day of the year, from 0.
 */
export function zonalWind(lat: number, day: number): number {
  const season = Math.cos((2 * Math.PI * (day - 15)) / 365.25);
  const [strength, latitude] = lat >= 0 ? [30 + 9 * season, 38 - 7 * season] : [31 - 2 * season, 38 + 6 * season];
  return strength * Math.exp(-(((Math.abs(lat) - latitude) / 15) ** 2)) - 6 * Math.exp(-((lat / 10) ** 2));
}

/** Returns the fractional days since the start of the UTC year. */
export function dayOfYear(clockMs: number): number {
  const days = Math.floor(clockMs / DAY_MS);
  // Years that begin in March have their leap day at the end, and 400 of them have 146,097 days.
  const sinceMarch0 = days + 719_468;
  const inEra = sinceMarch0 - Math.floor(sinceMarch0 / 146_097) * 146_097;
  const leaps = Math.floor(inEra / 1460) - Math.floor(inEra / 36_524) + Math.floor(inEra / 146_096);
  const year = Math.floor((inEra - leaps) / 365);
  const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year === 0);
  const daysToMarch = isLeap ? 60 : 59;
  return (inYear >= 306 ? inYear - 306 : inYear + daysToMarch) + (clockMs - days * DAY_MS) / DAY_MS;
}

const CELL_DEGREES = 30;
const CELLS_AROUND = 360 / CELL_DEGREES;
const CELL_MS = 6 * 3_600_000;

/**
 * Returns a function from a place to its gust at this instant, 0.5 to 1.5. Each corner of a cell of 30° and 6 hours has its own
 * random value; values between corners are interpolated. A pole has one value, because all meridians meet there.
 */
export function gusts(seed: number, clockMs: number): (place: Place) => number {
  const period = Math.floor(clockMs / CELL_MS);
  const inPeriod = smooth(clockMs / CELL_MS - period);
  const drawn = new Map<number, number>();
  const cornerAt = (row: number, column: number): number => {
    const around = Math.abs(row * CELL_DEGREES) >= 90 ? 0 : (column + CELLS_AROUND) % CELLS_AROUND;
    const key = row * CELLS_AROUND + around;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const corner = between(
      draw(seed, "gust", row, around, period),
      draw(seed, "gust", row, around, period + 1),
      inPeriod,
    );
    drawn.set(key, corner);
    return corner;
  };
  return ({ lat, lon }) => {
    const row = Math.min(Math.floor(lat / CELL_DEGREES), 90 / CELL_DEGREES - 1);
    const column = Math.floor(lon / CELL_DEGREES);
    const [up, right] = [smooth(lat / CELL_DEGREES - row), smooth(lon / CELL_DEGREES - column)];
    const lower = between(cornerAt(row, column), cornerAt(row, column + 1), right);
    const upper = between(cornerAt(row + 1, column), cornerAt(row + 1, column + 1), right);
    return 0.5 + between(lower, upper, up);
  };
}

const between = (a: number, b: number, part: number): number => a + (b - a) * part;
const smooth = (part: number): number => part * part * (3 - 2 * part);
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
