/**
 * So many connections that listen on a channel, as many processes would. Writes a line once all of them hear; then, for each line it
 * reads, one with the delays in milliseconds of what came since the line before.
 */
import { createInterface } from "node:readline";
import { listen } from "@outbound/kit/store/notify.ts";

const [url = "", channel = "", count = "0"] = process.argv.slice(2);

let delays: number[] = [];
let hearing = 0;
const listeners = Array.from({ length: Number(count) }, () =>
  listen({ engine: "postgres", url, logger: undefined }, channel, (payload) => {
    if (payload === undefined) ready();
    else delays.push(performance.timeOrigin + performance.now() - Number(payload));
  }),
);
if (listeners.length === 0) console.log("ready");

function ready(): void {
  hearing += 1;
  if (hearing === listeners.length) console.log("ready");
}

for await (const _ of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(delays));
  delays = [];
}
for (const listener of listeners) listener.close();
