/**
 * The arithmetic of the rules. Amounts, distances and XP are integers of hundredths; multipliers are whole percents.
 * Percents of one kind are added first; each kind then multiplies once, and the product is rounded once at the end.
 */

/** Hundredths in one whole unit. */
export const UNIT = 100;

/** Whole units as hundredths. */
export const whole = (units: number): number => units * UNIT;

/** Hundredths as the wire shows them: whole or with two decimals. */
export const shown = (hundredths: number): number => hundredths / UNIT;

/** A gain or a share: amount × percents, rounded down to a hundredth. Exact for any number of percents. */
export function gain(hundredths: number, ...percents: readonly number[]): number {
  const scale = 100 ** percents.length;
  const product = multiply(hundredths, percents);
  return typeof product === "number" ? divide(product, scale) : Number(product / BigInt(scale));
}

/** A cost: amount × percents, rounded up to a whole unit (given and returned in hundredths). */
export function cost(hundredths: number, ...percents: readonly number[]): number {
  const unit = 100 ** percents.length * UNIT;
  const product = multiply(hundredths, percents);
  const units =
    typeof product === "number"
      ? divide(product + unit - 1, unit)
      : Number((product + BigInt(unit) - 1n) / BigInt(unit));
  return units * UNIT;
}

/** XP and durations: value × percents, rounded half up to an integer of the given unit. */
export function halfUp(value: number, ...percents: readonly number[]): number {
  const scale = 100 ** percents.length;
  const product = multiply(value, percents);
  return typeof product === "number"
    ? divide(2 * product + scale, 2 * scale)
    : Number((2n * product + BigInt(scale)) / BigInt(2 * scale));
}

/** Products up to this bound, of this many percents, are exact as numbers even when doubled and with a scale added. */
const EXACT_PRODUCT = 2 ** 51;
const EXACT_PERCENTS = 6;

/** The product as a number if that is exact, else as a bigint. */
function multiply(value: number, percents: readonly number[]): number | bigint {
  let product = value;
  for (const percent of percents) product *= percent;
  const exact = Number.isInteger(product) && product >= 0 && product <= EXACT_PRODUCT;
  if (exact && percents.length <= EXACT_PERCENTS) return product;
  return percents.reduce((long, percent) => long * BigInt(percent), BigInt(value));
}

/** Whole quotient of two exact integers, rounded down. */
const divide = (dividend: number, divisor: number): number => (dividend - (dividend % divisor)) / divisor;
