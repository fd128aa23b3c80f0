/** Draws one value of an arbitrary at a time, because a run is a state machine, and finds the smallest one that fails like it. */
import fc, { type Arbitrary } from "fast-check";

export const generate = <Value>(arbitrary: Arbitrary<Value>, seed: number): Value =>
  fc.sample(arbitrary, { seed, numRuns: 1 })[0] as Value;

const MOST_TRIES = 100;

/** Returns the smallest failing value that the value of this seed shrinks to; undefined if it does not fail again. */
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
