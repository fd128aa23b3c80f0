/** A client that reads the same thing again and again over one connection. */
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "../harness/connection.ts";
import type { OutageWitness } from "./outage-witness.ts";

const PAUSE_MS = 20;

/** Until the signal. */
export async function readAllTheTime(
  url: string,
  path: string,
  witness: OutageWitness,
  stop: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const connection = connect(url);
  while (!stop.aborted) {
    const { status, text } = await witness.read(path, () => connection.send("GET", path, undefined, headers));
    if (status !== 200 && status !== 503) witness.faults.push(`GET ${path}: ${status} ${text}`);
    await wait(PAUSE_MS);
  }
  connection.close();
}
