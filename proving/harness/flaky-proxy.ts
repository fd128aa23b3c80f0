/**
 * A proxy before a service that is now and then busy, and now and then loses the answer to an executed command: what a bot has
 * to cope with. It records the keys, to see whether the very same request is repeated.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, request as open, type ServerResponse } from "node:http";

export interface FlakyProxy {
  readonly url: string;
  /** One fault for each disturbed command that was not repeated with its key; and how many were disturbed. */
  report(): { readonly faults: readonly string[]; readonly disturbed: number };
  close(): void;
}

/** Disturbs every `every`th command, at most `most`: the first with 429, the next with 503, the next by losing the answer. */
export async function startFlakyProxy(target: string, every: number, most: number): Promise<FlakyProxy> {
  const disturbed: string[] = [];
  const repeated = new Set<string>();
  let commands = 0;
  const server = createServer((request, response) => {
    if (request.method === "GET") return forward(target, request, response);
    const command = `${request.method} ${request.url} with the key ${request.headers["idempotency-key"]}`;
    if (disturbed.includes(command)) repeated.add(command);
    commands += 1;
    const isDue = commands % every === 0 && disturbed.length < most && !disturbed.includes(command);
    if (!isDue) return forward(target, request, response);
    disturbed.push(command);
    const kind = disturbed.length % 3;
    if (kind === 0) return loseAnswer(target, request, response);
    request.resume();
    response.writeHead(kind === 1 ? 429 : 503, { "retry-after": "0" }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    report: () => ({
      faults: disturbed.filter((command) => !repeated.has(command)).map((command) => `${command} was not repeated`),
      disturbed: disturbed.length,
    }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(target: string, request: IncomingMessage, response: ServerResponse): void {
  const onward = send(target, request, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  response.on("close", () => onward.destroy());
}

/** The service executes it, and the connection to the bot is lost. */
function loseAnswer(target: string, request: IncomingMessage, response: ServerResponse): void {
  send(target, request, (answer) => {
    answer.resume();
    answer.on("end", () => response.destroy());
  }).on("error", () => response.destroy());
}

function send(target: string, request: IncomingMessage, onAnswer: (answer: IncomingMessage) => void) {
  const { host: _own, ...headers } = request.headers;
  const onward = open(target + request.url, { method: request.method ?? "GET", headers }, onAnswer);
  request.pipe(onward);
  return onward;
}
