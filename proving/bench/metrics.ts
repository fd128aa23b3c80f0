/** Reads the metrics that a service reports about its own process. */

/** Reads the metrics once; undefined while the service sheds load. Looking up a missing metric throws. */
export async function readMetrics(url: string): Promise<((name: string) => number) | undefined> {
  const answer = await fetch(`${url}/metrics`);
  const text = await answer.text();
  if (!answer.ok) return undefined;
  return (name) => {
    const found = new RegExp(`^${name} (\\S+)`, "m").exec(text);
    if (found === null) throw new Error(`the metrics have no ${name}`);
    return Number(found[1]);
  };
}

/** Returns what the work returned, with the processor time of the service and the elapsed time meanwhile in seconds. */
export const used = <T>(url: string, work: () => Promise<T>) => meanwhile(() => processorSeconds(url), work);

/** The same for a process whose processor time so far the function returns. */
export async function meanwhile<T>(seconds: () => Promise<number>, work: () => Promise<T>) {
  const [before, startedAt] = [await seconds(), performance.now()];
  const result = await work();
  const elapsed = (performance.now() - startedAt) / 1000;
  return { result, elapsed, processor: (await seconds()) - before };
}

export async function processorSeconds(url: string): Promise<number> {
  const metrics = await readMetrics(url);
  if (metrics === undefined) throw new Error("the service is overloaded");
  return metrics("process_cpu_seconds_total");
}
