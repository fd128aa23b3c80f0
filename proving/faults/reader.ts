/** A client that reads the same thing again and again over one connection. */
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "../harness/client.ts";
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
  const connection = new Client(url);
  while (!stop.aborted) {
    const { status, text } = await witness.read(path, () => connection.send("GET", path, undefined, headers));
    if (status !== 200 && status !== 503) witness.faults.push(`GET ${path}: ${status} ${text}`);
    await wait(PAUSE_MS);
  }
  connection.close();
}
