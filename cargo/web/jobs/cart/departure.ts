/** Describes the departure of a dispatched plane, from the state after a dry run or after the command. */
import { counted } from "@outbound/kit/web/format.ts";
import type { Plane, State } from "../../api.ts";
import { clockTime, realTime } from "../../live/clock-text.ts";
import type { Names } from "../../names.ts";
import { refuelledText } from "../../plane-condition.ts";

export interface Departure {
  readonly destination: string;
  /** Whole euros by which the dispatch lowers the player's cash. */
  readonly fuelCost: number;
  /** What the plane bought, like `, refuelled with 123 l`; empty if nothing. */
  readonly refuelled: string;
  /** Simulated milliseconds in flight. */
  readonly flightMs: number;
  /** Real time in flight. */
  readonly landsIn: string;
}

/** `money` is the player's cash before the dispatch, `before` the plane. */
export function departureOf(
  after: State,
  money: number,
  before: Plane,
  names: Pick<Names, "place">,
): Departure | undefined {
  const plane = after.planes.find(({ id }) => id === before.id);
  if (plane?.destIcao == null || plane.arrivalSimTime === null) return undefined;
  const flightMs = plane.arrivalSimTime - after.simState.clockMs;
  return {
    destination: names.place(plane.destIcao),
    fuelCost: money - after.player.money,
    refuelled: refuelledText(before, plane),
    flightMs,
    landsIn: realTime(flightMs, after.clock.timeScale),
  };
}

/** Returns the landing time of a departure at `simTime`, the current time of a clock that may have moved on since the dry run. */
export const landsAt = ({ flightMs }: Pick<Departure, "flightMs">, simTime: number): string =>
  clockTime(simTime + flightMs);

/** Names litres rather than a difference of cash, which also has what other planes earned in the meantime. */
export function doneText(departure: Departure | undefined, name: string, count: number): string {
  if (departure === undefined) return `${name} is dispatched.`;
  const { destination, refuelled, landsIn } = departure;
  const load = count === 0 ? "" : ` with ${counted(count, "job")}`;
  return `${name} is on its way to ${destination}${load}${refuelled}. It lands in ${landsIn}.`;
}
