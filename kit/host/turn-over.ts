/** Lets the event loop run, so that long work can be split into slices. */
export const turnOver = () => new Promise<void>((resolve) => setImmediate(resolve));
