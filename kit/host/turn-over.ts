/** Turns of the event loop within long work, so that other requests do not wait for it. */

/** Work without a turn, in milliseconds. Turns more often would lengthen a transaction by the work of others, who wait for it. */
const LONGEST_MS = 8;

let turnedAt = 0;

/** Lets the event loop run. */
export const turnOver = () =>
  new Promise<void>((resolve) =>
    setImmediate(() => {
      turnedAt = performance.now();
      resolve();
    }),
  );

/** Lets the event loop run if it has not for some milliseconds. */
export async function turnOverIfLong(): Promise<void> {
  if (performance.now() - turnedAt >= LONGEST_MS) await turnOver();
}
