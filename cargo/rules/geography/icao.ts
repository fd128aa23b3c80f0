/** Refuses codes of unknown airports. */
import { Refusal } from "../values/refusals.ts";
import { airportOf } from "./airports.ts";

/** Returns 400 `unknown-icao` for the first code without an airport. Codes must be upper case. */
export function checkIcao(...codes: readonly string[]): Refusal | undefined {
  const icao = codes.find((code) => airportOf(code) === undefined);
  if (icao === undefined) return undefined;
  return new Refusal("unknown-icao", `No airport has the ICAO code '${icao}'.`, { icao });
}
