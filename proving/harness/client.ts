/** Calls of the API with fetch: JSON in, JSON out; a refusal throws with what the problem document says. */
import type { worldView } from "@outbound/space/api/views/world.ts";

/** The body of a call that succeeds. */
export type Call = <Body>(method: "GET" | "POST", path: string, body?: unknown) => Promise<Body>;

export type WorldAnswer = ReturnType<typeof worldView>;

export const callerOf =
  (baseUrl: string): Call =>
  async <Body>(method: "GET" | "POST", path: string, body?: unknown): Promise<Body> => {
    const answer = await fetch(new URL(path, baseUrl), {
      method,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} ${JSON.stringify(body ?? null)}: ${answer.status} ${text}`);
    return JSON.parse(text) as Body;
  };
