/** A proxy that passes each request to the next of several services, and skips those that accept no connection. */
import { startHttpProxy } from "../../harness/http-proxy.ts";

/** Starts the proxy. `answers` counts the answers that each service began. */
export async function startRoundRobin(targets: readonly string[]) {
  const answers = targets.map(() => 0);
  let next = 0;
  const proxy = await startHttpProxy(async ({ response, ask, pass }) => {
    const first = next++;
    for (let tried = 0; tried < targets.length; tried += 1) {
      const place = (first + tried) % targets.length;
      const answer = await ask(targets[place] as string);
      if (answer === undefined) continue;
      answers[place] = (answers[place] ?? 0) + 1;
      return pass(answer);
    }
    return response.writeHead(502).end();
  });
  return { ...proxy, answers };
}
