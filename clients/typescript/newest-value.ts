/** Reads a source ahead of its reader, which gets the newest value and never a backlog. */
export async function* newestOf<Value extends object>(source: AsyncIterable<Value>): AsyncGenerator<Value, void> {
  const read: { newest?: Value | undefined; isOver: boolean } = { isOver: false };
  let wake = () => {};
  const reading = (async () => {
    try {
      for await (const value of source) {
        read.newest = value;
        wake();
      }
    } finally {
      read.isOver = true;
      wake();
    }
  })();
  // The error is thrown below, after the newest value.
  reading.catch(() => undefined);
  for (;;) {
    const { newest, isOver } = read;
    read.newest = undefined;
    if (newest !== undefined) yield newest;
    else if (isOver) return reading;
    else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
}
