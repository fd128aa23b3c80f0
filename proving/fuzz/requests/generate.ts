/** One value of an arbitrary at a time, and the smallest one that fails like it: the run is a state machine, not a list of examples. */
import fc, { type Arbitrary } from "fast-check";

export const generate = <Value>(arbitrary: Arbitrary<Value>, seed: number): Value =>
  fc.sample(arbitrary, { seed, numRuns: 1 })[0] as Value;

const MOST_TRIES = 100;

/** The smallest failing value that shrinking the value of this seed leads to; undefined where it does not fail again. */
export async function shrink<Value>(
  arbitrary: Arbitrary<Value>,
  seed: number,
  fails: (value: Value) => Promise<boolean>,
): Promise<Value | undefined> {
  let tries = 0;
  const holds = fc.asyncProperty(arbitrary, async (value) => {
    tries += 1;
    return tries > MOST_TRIES || !(await fails(value));
  });
  const { counterexample } = await fc.check(holds, { seed, numRuns: 1 });
  return counterexample?.[0];
}
