/** The axis of a plot: the place of a value, and its ticks. */

/** `place` is from 0 at the least tick to 1 at the greatest; both cover all of the values. */
export interface Axis {
  place(value: number): number;
  readonly ticks: readonly number[];
}

/** Starts and ends with a power of ten, and ignores values up to 0. */
export function logAxis(values: readonly number[]): Axis {
  const exponents = values.filter((value) => value > 0).map(Math.log10);
  const low = Math.floor(Math.min(...exponents) + ROUNDING);
  const high = Math.max(low + 1, Math.ceil(Math.max(...exponents) - ROUNDING));
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
  return { ticks, place: (value) => (Math.log10(value) - low) / (high - low) };
}

/** Tolerates the rounding of logarithms of powers of ten. */
const ROUNDING = 1e-9;

/** Starts at 0, so that a flat line looks flat. */
export function linearAxis(values: readonly number[]): Axis {
  const greatest = Math.max(...values, Number.MIN_VALUE);
  /** 1, 2 or 5 times a power of ten, for at most eight steps. */
  const power = 10 ** Math.floor(Math.log10(greatest / STEPS));
  const step = ([1, 2, 5].find((factor) => factor * power * STEPS >= greatest) ?? 10) * power;
  const count = Math.ceil(Math.max(...values) / step - ROUNDING) || 1;
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { ticks, place: (value) => value / (count * step) };
}

const STEPS = 8;

/** `0.01`, `5`, `2,000`, `100,000` */
export const tickText = (value: number): string => value.toLocaleString("en", { maximumSignificantDigits: 6 });
