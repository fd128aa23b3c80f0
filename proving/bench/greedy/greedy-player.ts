/** `greedy-player.ts <url> <load> <seconds>`: player 1 asks without a pause, after a line of input. Prints the answers by status. */
import { once } from "node:events";
import { headersOf } from "../../harness/cargo/world-file.ts";
import { addressOf, Client } from "../../harness/client.ts";
import { openEventStream } from "../../harness/event-stream.ts";
import type { Load } from "./greedy.ts";

const CONNECTIONS = 10;
const HEADERS = { ...headersOf(1), ...addressOf(1) };

const [url = "", load = "", seconds = "1"] = process.argv.slice(2);
console.log("ready");
await once(process.stdin, "data");
const until = performance.now() + 1000 * Number(seconds);
const counts: Record<number, number> = {};

await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(JSON.parse(load))));
console.log(JSON.stringify(counts));
process.exit();

async function ask({ method, path, body, isStream }: Load): Promise<void> {
  const client = new Client(url);
  while (performance.now() < until) {
    const status = isStream ? await openStream(path) : (await client.send(method, path, body, HEADERS)).status;
    counts[status] = 1 + (counts[status] ?? 0);
  }
  client.close();
}

/** The service closes the oldest when a newer one is opened. */
function openStream(path: string): Promise<number> {
  return openEventStream(url, { path, headers: HEADERS }).then(
    () => 200,
    (error: Error) => Number(/\d{3}$/.exec(error.message)?.[0] ?? 0),
  );
}
