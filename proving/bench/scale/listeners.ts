/**
 * Listens on a channel with that many connections, as many processes would. Prints a line when all of them listen; then, for each
 * line of input, the delays in milliseconds of what arrived since the line before.
 */
import { createInterface } from "node:readline";
import { listen } from "@outbound/kit/store/notify.ts";

const [url = "", channel = "", count = "0"] = process.argv.slice(2);

let delays: number[] = [];
let ready = 0;
const listeners = Array.from({ length: Number(count) }, () =>
  listen({ engine: "postgres", url, logger: undefined }, channel, (payload) => {
    if (payload !== undefined) delays.push(performance.timeOrigin + performance.now() - Number(payload));
    else if (++ready === listeners.length) console.log("ready");
  }),
);
if (listeners.length === 0) console.log("ready");

for await (const _ of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(delays));
  delays = [];
}
for (const listener of listeners) listener.close();
