/**
 * How planes burn fuel: r(F) = k·(We + ρF) litres a km with F litres on board, times the factor of the wind. Cargo has no
 * influence. Everything else follows in closed form.
 */

/** Kilograms a litre. */
export const FUEL_DENSITY_KG_PER_L = 0.8;

/** The figures of a model that its burn depends on. */
interface Burner {
  readonly emptyWeightKg: number;
  /** Litres a kilometre with a full tank. */
  readonly burnLPerKm: number;
  /** Litres. */
  readonly maxFuel: number;
}

/** k: litres a km and kilogram, such that a plane with a full tank burns the model's rate. */
export const burnConstant = ({ emptyWeightKg, burnLPerKm, maxFuel }: Burner): number =>
  burnLPerKm / (emptyWeightKg + FUEL_DENSITY_KG_PER_L * maxFuel);

/** Litres needed at departure to arrive with `reserveL`. */
export function requiredFuelFor(model: Burner, distanceKm: number, windFactor: number, reserveL = 0): number {
  const exponent = burnExponent(model, distanceKm, windFactor);
  return reserveL * Math.exp(exponent) + emptyWeightL(model) * Math.expm1(exponent);
}

/** Kilometres that a full tank reaches at this factor of the wind. */
export const reachKm = (model: Burner, windFactor: number): number =>
  Math.log1p(model.maxFuel / emptyWeightL(model)) / burnExponent(model, 1, windFactor);

/** Litres left of `fuelL` after these kilometres, never below 0. */
export function fuelLeft(model: Burner, fuelL: number, distanceKm: number, windFactor: number): number {
  const exponent = burnExponent(model, distanceKm, windFactor);
  return Math.max(0, fuelL * Math.exp(-exponent) + emptyWeightL(model) * Math.expm1(-exponent));
}

/** Litres as they are shown: to 0.1 l. */
export const shownFuel = (fuelL: number): number => Math.round(fuelL * 10) / 10;

const burnExponent = (model: Burner, distanceKm: number, windFactor: number): number =>
  burnConstant(model) * FUEL_DENSITY_KG_PER_L * windFactor * distanceKm;

/** Litres of fuel that weigh as much as the empty plane. */
const emptyWeightL = ({ emptyWeightKg }: Burner): number => emptyWeightKg / FUEL_DENSITY_KG_PER_L;
