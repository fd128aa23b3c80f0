/** Measures in turns, so that whatever else the machine does slows all of them alike. */
import type { Load } from "./load.ts";

/** Connections of a load, unless a measure is alone. */
const CONNECTIONS = 16;

/** Returns a rate a second, or a cost. */
export type Measure = (load: Load) => Promise<number>;

/** Before the first round, so that the compiler has seen the hot paths. */
const WARM_UP_SECONDS = 2;

/** Measures each for a second, again and again until each had its seconds. Returns the mean of each. */
export async function interleave<Name extends string>(
  measures: Readonly<Record<Name, Measure>>,
  seconds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const sums = new Map<Name, number>();
  for (let second = -WARM_UP_SECONDS; second < seconds; second += 1) {
    for (const name of names) {
      const rate = await measures[name]({ connections: CONNECTIONS, seconds: 1 });
      if (second >= 0) sums.set(name, (sums.get(name) ?? 0) + rate);
    }
  }
  return Object.fromEntries(names.map((name) => [name, (sums.get(name) ?? 0) / seconds])) as Record<Name, number>;
}

/** The same measure with one connection. */
export const alone =
  (measure: Measure): Measure =>
  (load) =>
    measure({ ...load, connections: 1 });
