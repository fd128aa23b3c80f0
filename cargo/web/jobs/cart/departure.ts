/** Describes the departure of a dispatched plane, from the state after a dry run or after the command. */
import { counted, euros } from "@outbound/kit/web/format.ts";
import type { State } from "../../api.ts";
import { clockTime, realTime } from "../../live/clock-text.ts";
import type { Names } from "../../names.ts";

export interface Departure {
  readonly destination: string;
  readonly fuelCost: number;
  /** Simulated milliseconds in flight. */
  readonly flightMs: number;
  /** Real time in flight. */
  readonly landsIn: string;
}

/** `money` is the player's cash before the dispatch. */
export function departureOf(
  after: State,
  money: number,
  planeId: number,
  names: Pick<Names, "place">,
): Departure | undefined {
  const plane = after.planes.find(({ id }) => id === planeId);
  if (plane?.destIcao == null || plane.arrivalSimTime === null) return undefined;
  const flightMs = plane.arrivalSimTime - after.simState.clockMs;
  return {
    destination: names.place(plane.destIcao),
    fuelCost: money - after.player.money,
    flightMs,
    landsIn: realTime(flightMs, after.clock.timeScale),
  };
}

/** Returns the landing time of a departure at `simTime`, the current time of a clock that may have moved on since the dry run. */
export const landsAt = ({ flightMs }: Pick<Departure, "flightMs">, simTime: number): string =>
  clockTime(simTime + flightMs);

export function doneText(departure: Departure | undefined, name: string, count: number): string {
  if (departure === undefined) return `${name} is dispatched.`;
  const { destination, fuelCost, landsIn } = departure;
  const load = count === 0 ? "" : ` with ${counted(count, "job")}`;
  return `${name} is on its way to ${destination}${load}. Fuel cost ${euros(fuelCost)}; it lands in ${landsIn}.`;
}
