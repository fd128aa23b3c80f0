/** Calls tools without a host, on a service with prepared answers. */
import type { CallToolResult, McpServer } from "@modelcontextprotocol/server";

type Handler = (input: unknown, context: object) => Promise<CallToolResult>;

/** Returns a function that calls a registered tool. It resolves with the text of the answer. */
export function toolsOf(register: (server: McpServer) => void) {
  const handlers = new Map<string, Handler>();
  const registerTool = (name: string, _config: object, handler: Handler) => handlers.set(name, handler);
  register({ registerTool } as unknown as McpServer);
  return async (name: string, input: object) => {
    const { isError = false, content } = (await handlers.get(name)?.(input, { mcpReq: {} })) ?? { content: [] };
    return { isError, text: content.map((part) => (part.type === "text" ? part.text : "")).join("") };
  };
}

/** Returns a `fetch` with answers by method and path. All other requests are refused as `overloaded`. */
export const busyAfter =
  (answers: Readonly<Record<string, object>>) =>
  async (request: Request): Promise<Response> => {
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`];
    if (answer !== undefined) return Response.json(answer);
    return Response.json({ status: 503, code: "overloaded", detail: "Busy." }, { status: 503 });
  };
