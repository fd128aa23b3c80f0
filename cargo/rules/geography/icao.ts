/** Refuses a code that no airport has. */
import { Refusal } from "../values/refusals.ts";
import { airportOf } from "./airports.ts";

/** 400 `unknown-icao` for the first of the codes that no airport has. Codes are upper case here. */
export function checkIcao(...codes: readonly string[]): Refusal | undefined {
  const icao = codes.find((code) => airportOf(code) === undefined);
  if (icao === undefined) return undefined;
  return new Refusal("unknown-icao", `No airport has the ICAO code '${icao}'.`, { icao });
}
