/** The axis of a plot: the place of a value, and its ticks. */

export interface AxisOptions {
  readonly label: string;
  readonly scale: "log" | "linear";
}

export interface Axis extends AxisOptions {
  /** From 0 at the least tick to 1 at the greatest. */
  place(value: number): number;
  readonly ticks: readonly number[];
}

/** Covers all of the values. A logarithmic axis starts and ends with a power of ten, and ignores values up to 0. */
export const axisOf = (options: AxisOptions, values: readonly number[]): Axis =>
  options.scale === "log" ? logAxis(options, values) : linearAxis(options, values);

function logAxis(options: AxisOptions, values: readonly number[]): Axis {
  const exponents = values.filter((value) => value > 0).map(Math.log10);
  const low = Math.floor(Math.min(...exponents) + ROUNDING);
  const high = Math.max(low + 1, Math.ceil(Math.max(...exponents) - ROUNDING));
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
  return { ...options, ticks, place: (value) => (Math.log10(value) - low) / (high - low) };
}

/** Tolerates the rounding of logarithms of powers of ten. */
const ROUNDING = 1e-9;

/** Starts at 0, so that a flat line looks flat. */
function linearAxis(options: AxisOptions, values: readonly number[]): Axis {
  const step = stepFor(Math.max(...values, Number.MIN_VALUE));
  const count = Math.ceil(Math.max(...values) / step - ROUNDING) || 1;
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { ...options, ticks, place: (value) => value / (count * step) };
}

/** 1, 2 or 5 times a power of ten, for at most eight steps. */
function stepFor(greatest: number): number {
  const power = 10 ** Math.floor(Math.log10(greatest / STEPS));
  return ([1, 2, 5].find((factor) => factor * power * STEPS >= greatest) ?? 10) * power;
}

const STEPS = 8;

/** `0.01`, `5`, `2,000`, `100,000` */
export const tickText = (value: number): string => value.toLocaleString("en", { maximumSignificantDigits: 6 });
