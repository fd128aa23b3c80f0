/** A proxy that sometimes answers as a busy service or loses an answer, and checks that the same request is repeated. */
import { once } from "node:events";
import { startHttpProxy } from "../http-proxy.ts";

/** Disturbs every `every`th command, at most `most`: the first with 429, the next with 503, the next by losing the answer. */
export async function startFlakyProxy(target: string, every: number, most: number) {
  const disturbed: string[] = [];
  const repeated = new Set<string>();
  let commands = 0;
  const isDue = (command: string): boolean => {
    if (disturbed.includes(command)) repeated.add(command);
    commands += 1;
    return commands % every === 0 && disturbed.length < most && !disturbed.includes(command);
  };
  const proxy = await startHttpProxy(async ({ request: { method, url, headers }, response, ask, pass }) => {
    const command = `${method} ${url} with the key ${headers["idempotency-key"]}`;
    const disturbs = method !== "GET" && isDue(command);
    const kind = disturbs ? disturbed.push(command) % 3 : undefined;
    if (kind === 1 || kind === 2) return response.writeHead(kind === 1 ? 429 : 503, { "retry-after": "0" }).end();
    const answer = await ask(target);
    if (answer === undefined) throw new Error("the service accepts no connection");
    if (kind === undefined) return pass(answer);
    await once(answer.resume(), "end");
    return response.destroy();
  });
  return {
    ...proxy,
    /** Returns one fault for each disturbed command that was not repeated with its key, and the number of disturbed commands. */
    report: () => ({
      faults: disturbed.filter((command) => !repeated.has(command)).map((command) => `${command} was not repeated`),
      disturbed: disturbed.length,
    }),
  };
}
