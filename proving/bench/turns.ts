/** Measures that take turns, so that what else the machine does meanwhile slows all of them alike. */
import type { Load } from "./load.ts";

/** Connections of a crowd. */
const MANY = 16;

export type Measure = (load: Load) => Promise<number>;

/** Before the first round: the compiler has seen the hot paths. */
const WARM_UP_SECONDS = 2;

/** Measures each for a second, then each again, until each had its seconds. Gives the mean of each. */
export async function inTurns<Name extends string>(
  measures: Readonly<Record<Name, Measure>>,
  seconds: number,
  warmUpSeconds = WARM_UP_SECONDS,
): Promise<Record<Name, number>> {
  await turns(measures, warmUpSeconds);
  return turns(measures, seconds);
}

/** The same measure with one connection. */
export const alone =
  (measure: Measure): Measure =>
  (load) =>
    measure({ ...load, connections: 1 });

async function turns<Name extends string>(
  measures: Readonly<Record<Name, Measure>>,
  times: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const sums = new Map<Name, number>();
  for (let time = 0; time < times; time += 1) {
    for (const name of names) {
      const rate = await measures[name]({ connections: MANY, seconds: 1 });
      sums.set(name, (sums.get(name) ?? 0) + rate);
    }
  }
  return Object.fromEntries(names.map((name) => [name, (sums.get(name) ?? 0) / times])) as Record<Name, number>;
}
