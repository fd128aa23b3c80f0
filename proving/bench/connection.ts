/** One connection that is kept open and carries one request after the other. */
import { Agent, request } from "node:http";

export interface Reply {
  readonly status: number;
  readonly text: string;
}

export interface Connection {
  send(method: string, path: string, body?: object): Promise<Reply>;
  close(): void;
}

export function connect(url: string): Connection {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    send: (method, path, body) =>
      new Promise((resolve, reject) => {
        const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
        const headers = bytes && { "content-type": "application/json", "content-length": bytes.length };
        const sent = request({ agent, hostname, port, method, path, ...(headers ? { headers } : {}) }, (answer) => {
          let text = "";
          answer.setEncoding("utf8");
          answer.on("data", (chunk: string) => {
            text += chunk;
          });
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
          answer.on("error", reject);
        });
        sent.on("error", reject);
        sent.end(bytes);
      }),
    close: () => agent.destroy(),
  };
}
