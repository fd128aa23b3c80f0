/** A service for tests of starting and stopping: `node service.ts <host> <port>`. */
import { createLogger } from "../../observe/logger.ts";
import { runMain } from "../../settings/start-error.ts";
import { serve } from "../app/serve.ts";
import { notesApp } from "./notes-app.ts";

await runMain(async () => {
  const [host = "127.0.0.1", port = "0", behaviour, stopWithinMs] = process.argv.slice(2);
  const app = notesApp({ settings: { logger: createLogger("notes", "warn") } });
  const slow = Promise.withResolvers<void>();
  app.get("/api/slow", { schema: { hide: true } }, async () => {
    console.log("slow begun");
    await slow.promise;
    return "slow answer";
  });
  const onStop = async () => {
    if (behaviour === "hangs") await new Promise(() => setInterval(() => {}, 1000));
    if (behaviour === "fails") throw new Error("a bug");
    if (behaviour === "crashes-twice") process.nextTick(() => Promise.reject(new Error("a second bug")));
    if (behaviour === "crashes-twice") await new Promise(() => {});
    console.log("stopped");
  };
  app.openStreams.add({ end: () => slow.resolve() }, "127.0.0.1");
  const { address } = await serve(app, {
    ...{ host, port: Number(port), onStop },
    ...(stopWithinMs === undefined ? {} : { stopWithinMs: Number(stopWithinMs) }),
  });
  if (behaviour?.startsWith("crashes")) setImmediate(() => Promise.reject(new Error("a bug")));
  console.log(`address ${address}`);
});
