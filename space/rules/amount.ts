/**
 * The arithmetic of the rules. Amounts, distances and XP are integers of hundredths; multipliers are whole percents.
 * Percents of one kind are added first; each kind then multiplies once, and the product is rounded once at the end.
 */

/** Hundredths in one whole unit. */
export const UNIT = 100;

/** Whole units as hundredths. */
export const whole = (units: number): number => units * UNIT;

/** Hundredths as the number the wire shows: whole or with two decimals. */
export const shown = (hundredths: number): number => hundredths / UNIT;

/** A gain or a share: amount × percents, rounded down to a hundredth. Exact for any number of percents. */
export function gain(hundredths: number, ...percents: readonly number[]): number {
  const [product, scale] = multiply(hundredths, percents);
  return Number(product / scale);
}

/** A cost: amount × percents, rounded up to a whole unit (given and returned in hundredths). */
export function cost(hundredths: number, ...percents: readonly number[]): number {
  const [product, scale] = multiply(hundredths, percents);
  const unit = scale * BigInt(UNIT);
  return Number((product + unit - 1n) / unit) * UNIT;
}

/** XP and durations: value × percents, rounded half up to a whole number of what is given. */
export function halfUp(value: number, ...percents: readonly number[]): number {
  const [product, scale] = multiply(value, percents);
  return Number((2n * product + scale) / (2n * scale));
}

function multiply(value: number, percents: readonly number[]): [product: bigint, scale: bigint] {
  let product = BigInt(value);
  let scale = 1n;
  for (const percent of percents) {
    product *= BigInt(percent);
    scale *= 100n;
  }
  return [product, scale];
}
