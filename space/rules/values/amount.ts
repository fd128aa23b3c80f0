/**
 * The arithmetic of the rules. Amounts, distances and XP are integers of hundredths; multipliers are whole percents.
 * Percents of one kind are added first; each kind then multiplies once, and the product is rounded once at the end.
 */

/** Hundredths in one whole unit. */
export const UNIT = 100;

/** Whole units as hundredths. */
export const whole = (units: number): number => units * UNIT;

/** Converts hundredths to the API's amounts: whole or with two decimals. */
export const shown = (hundredths: number): number => hundredths / UNIT;

/** Returns a gain or a share: amount × percents, rounded down to a hundredth. Exact for any number of percents. */
export function gain(hundredths: number, ...percents: readonly number[]): number {
  const scale = 100 ** percents.length;
  const product = multiply(hundredths, percents);
  return typeof product === "number" ? divide(product, scale) : Number(product / BigInt(scale));
}

/** Returns a cost: amount × percents, rounded up to a whole unit (given and returned in hundredths). */
export function cost(hundredths: number, ...percents: readonly number[]): number {
  const unit = 100 ** percents.length * UNIT;
  const product = multiply(hundredths, percents);
  const units =
    typeof product === "number"
      ? divide(product + unit - 1, unit)
      : Number((product + BigInt(unit) - 1n) / BigInt(unit));
  return units * UNIT;
}

/** Returns XP or a duration: value × percents, rounded half up to an integer of the given unit. */
export function halfUp(value: number, ...percents: readonly number[]): number {
  const scale = 100 ** percents.length;
  const product = multiply(value, percents);
  return typeof product === "number"
    ? divide(2 * product + scale, 2 * scale)
    : Number((2n * product + BigInt(scale)) / BigInt(2 * scale));
}

/** Products up to this bound, of up to this many percents, are exact as numbers, even when doubled and with a scale added. */
const EXACT_PRODUCT = 2 ** 51;
const EXACT_PERCENTS = 6;

/** Returns the product as a number if that is exact, else as a bigint. */
function multiply(value: number, percents: readonly number[]): number | bigint {
  let product = value;
  for (const percent of percents) product *= percent;
  const exact = Number.isInteger(product) && product >= 0 && product <= EXACT_PRODUCT;
  if (exact && percents.length <= EXACT_PERCENTS) return product;
  return percents.reduce((long, percent) => long * BigInt(percent), BigInt(value));
}

/** Returns the quotient of two exact integers, rounded down. */
const divide = (dividend: number, divisor: number): number => (dividend - (dividend % divisor)) / divisor;
