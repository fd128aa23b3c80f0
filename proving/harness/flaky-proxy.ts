/**
 * A front before a service that is now and then busy, and now and then loses the answer to a command that was carried out:
 * what a bot has to cope with. It keeps the keys, to see whether the very same request comes again.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, request as open, type ServerResponse } from "node:http";

export interface UnsteadyFront {
  readonly url: string;
  /** Sentences about disturbed commands that did not come again with their key; and how many were disturbed. */
  report(): { readonly faults: readonly string[]; readonly disturbed: number };
  close(): void;
}

/** Disturbs every `every`th command, `most` times in all: the first with 429, the next with 503, the next by a lost answer. */
export async function startUnsteadyFront(target: string, every: number, most: number): Promise<UnsteadyFront> {
  const disturbed: string[] = [];
  const repeated = new Set<string>();
  let commands = 0;
  const server = createServer((request, response) => {
    if (request.method === "GET") return pass(target, request, response);
    const command = `${request.method} ${request.url} with the key ${request.headers["idempotency-key"]}`;
    if (disturbed.includes(command)) repeated.add(command);
    commands += 1;
    const isDue = commands % every === 0 && disturbed.length < most && !disturbed.includes(command);
    if (!isDue) return pass(target, request, response);
    disturbed.push(command);
    const way = disturbed.length % 3;
    if (way === 0) return loseAnswer(target, request, response);
    request.resume();
    response.writeHead(way === 1 ? 429 : 503, { "retry-after": "0" }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    report: () => ({
      faults: disturbed.filter((command) => !repeated.has(command)).map((command) => `${command} did not come again`),
      disturbed: disturbed.length,
    }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(target: string, request: IncomingMessage, response: ServerResponse): void {
  const onward = send(target, request, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  response.on("close", () => onward.destroy());
}

/** The service carries it out, and the connection to the bot is gone. */
function loseAnswer(target: string, request: IncomingMessage, response: ServerResponse): void {
  send(target, request, (answer) => {
    answer.resume();
    answer.on("end", () => response.destroy());
  }).on("error", () => response.destroy());
}

function send(target: string, request: IncomingMessage, answered: (answer: IncomingMessage) => void) {
  const { host: _own, ...headers } = request.headers;
  const onward = open(target + request.url, { method: request.method ?? "GET", headers }, answered);
  request.pipe(onward);
  return onward;
}
