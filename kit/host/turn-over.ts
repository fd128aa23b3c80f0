/** Lets the event loop run, for work in slices. */
export const turnOver = () => new Promise<void>((resolve) => setImmediate(resolve));
