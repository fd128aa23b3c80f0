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

/** Returns the processor time of the process so far in seconds. */
export async function processorSeconds(url: string): Promise<number> {
  const metrics = await readMetrics(url);
  if (metrics === undefined) throw new Error("the service is overloaded");
  return metrics("process_cpu_seconds_total");
}
