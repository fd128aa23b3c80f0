/**
 * Fuel burn of planes: r(F) = k·(We + ρF) litres per km with F litres on board, times the wind factor. Cargo has no influence.
 * All other figures follow in closed form.
 */

/** Kilograms per litre. */
export const FUEL_DENSITY_KG_PER_L = 0.8;

/** The figures of a model that determine its burn. */
interface Burner {
  readonly emptyWeightKg: number;
  /** Litres per kilometre with a full tank. */
  readonly burnLPerKm: number;
  /** Litres. */
  readonly maxFuel: number;
}

/** Returns k in litres per km and kilogram, so that a plane with a full tank burns the model's rate. */
export const burnConstant = ({ emptyWeightKg, burnLPerKm, maxFuel }: Burner): number =>
  burnLPerKm / (emptyWeightKg + FUEL_DENSITY_KG_PER_L * maxFuel);

/** Returns the litres needed at departure to arrive with `reserveL`. */
export function requiredFuelFor(model: Burner, distanceKm: number, windFactor: number, reserveL = 0): number {
  const exponent = burnExponent(model, distanceKm, windFactor);
  return reserveL * Math.exp(exponent) + emptyWeightL(model) * Math.expm1(exponent);
}

/** Returns the kilometres that a full tank reaches at this wind factor. */
export const reachKm = (model: Burner, windFactor: number): number =>
  Math.log1p(model.maxFuel / emptyWeightL(model)) / burnExponent(model, 1, windFactor);

/** Returns how much of `fuelL` litres is left after the distance, never below 0. */
export function fuelLeft(model: Burner, fuelL: number, distanceKm: number, windFactor: number): number {
  const exponent = burnExponent(model, distanceKm, windFactor);
  return Math.max(0, fuelL * Math.exp(-exponent) + emptyWeightL(model) * Math.expm1(-exponent));
}

/** Rounds litres for display, to 0.1 l. */
export const shownFuel = (fuelL: number): number => Math.round(fuelL * 10) / 10;

const burnExponent = (model: Burner, distanceKm: number, windFactor: number): number =>
  burnConstant(model) * FUEL_DENSITY_KG_PER_L * windFactor * distanceKm;

/** Returns the litres of fuel that weigh as much as the empty plane. */
const emptyWeightL = ({ emptyWeightKg }: Burner): number => emptyWeightKg / FUEL_DENSITY_KG_PER_L;
