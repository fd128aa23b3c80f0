/**
 * How planes burn fuel: r(F) = k·(We + ρF) litres a km with F litres on board, times the factor of the wind. Cargo does not
 * count. Everything else follows in closed form, so nothing is computed step by step.
 */

/** Kilograms a litre. */
export const FUEL_DENSITY_KG_PER_L = 0.8;

/** What fuel needs to know of a type of aircraft. */
interface Burner {
  readonly emptyWeightKg: number;
  /** Litres a kilometre with a full tank. */
  readonly burnLPerKm: number;
  /** Litres. */
  readonly maxFuel: number;
}

/** k: litres a km and kilogram, such that a full tank burns the type's constant rate. */
export const burnConstant = ({ emptyWeightKg, burnLPerKm, maxFuel }: Burner): number =>
  burnLPerKm / (emptyWeightKg + FUEL_DENSITY_KG_PER_L * maxFuel);

/** Litres to set out with in order to arrive with `reserveL`. The one rule of fly, dispatch, quote and chaining. */
export function requiredFuelFor(model: Burner, distanceKm: number, windFactor: number, reserveL = 0): number {
  const exponent = burnExponent(model, distanceKm, windFactor);
  return reserveL * Math.exp(exponent) + emptyWeightL(model) * Math.expm1(exponent);
}

/** Kilometres that a full tank reaches at this factor of the wind: how far `requiredFuelFor` needs no more than the tank. */
export const reachKm = (model: Burner, windFactor: number): number =>
  Math.log1p(model.maxFuel / emptyWeightL(model)) / burnExponent(model, 1, windFactor);

/** Litres left of `fuelL` after these kilometres, never below 0. */
export function fuelLeft(model: Burner, fuelL: number, distanceKm: number, windFactor: number): number {
  const exponent = burnExponent(model, distanceKm, windFactor);
  return Math.max(0, fuelL * Math.exp(-exponent) + emptyWeightL(model) * Math.expm1(-exponent));
}

/** Litres as they are shown: to 0.1 l, never above the tank, whose size is whole. */
export const shownFuel = (fuelL: number): number => Math.round(fuelL * 10) / 10;

const burnExponent = (model: Burner, distanceKm: number, windFactor: number): number =>
  burnConstant(model) * FUEL_DENSITY_KG_PER_L * windFactor * distanceKm;

/** The litres of fuel that weigh as much as the empty plane. */
const emptyWeightL = ({ emptyWeightKg }: Burner): number => emptyWeightKg / FUEL_DENSITY_KG_PER_L;
