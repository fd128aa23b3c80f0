/**
 * `greedy-player.ts <url> <load> <seconds>`, a process of its own: prints a line when it is ready, and begins when it reads one.
 * Player 1 then asks without a pause. At the end it prints the answers by status.
 */
import { once } from "node:events";
import { addressOf, Client } from "../../harness/client.ts";
import { openEventStream } from "../../harness/event-stream.ts";
import { headersOf } from "../cargo-world.ts";
import { LOADS, type Load } from "./loads.ts";

const CONNECTIONS = 10;
const HEADERS = { ...headersOf(1), ...addressOf(1) };

const [url = "", name = "", seconds = "1"] = process.argv.slice(2);
console.log("ready");
await once(process.stdin, "data");
const until = performance.now() + 1000 * Number(seconds);
const counts = new Map<number, number>();
const count = (status: number) => counts.set(status, (counts.get(status) ?? 0) + 1);

await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(LOADS[name] as Load)));
console.log(JSON.stringify(Object.fromEntries(counts)));
process.exit();

async function ask({ method, path, body, isStream }: Load): Promise<void> {
  const client = new Client(url);
  while (performance.now() < until) {
    if (isStream) await openStream(path);
    else count((await client.send(method, path, body, HEADERS)).status);
  }
  client.close();
}

/** The service closes the oldest when a newer one is opened. */
async function openStream(path: string): Promise<void> {
  await openEventStream(url, { path, headers: HEADERS }).then(
    () => count(200),
    (error: Error) => count(Number(/\d{3}$/.exec(error.message)?.[0] ?? 0)),
  );
}
