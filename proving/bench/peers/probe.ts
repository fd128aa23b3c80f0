/** Loaded into each measured server before its own code: reports on its own port what the process has used. */
import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const server = createServer((request, response) => {
  if (request.url === "/collected") collect();
  const { user, system } = process.cpuUsage();
  response.end(JSON.stringify({ cpuMs: (user + system) / 1000, memoryMB: process.memoryUsage.rss() / 1e6 }));
});
server.listen(Number(process.env.PROBE_PORT), "127.0.0.1").unref();
