/** Calls an app's API without a network, to fill the development databases. */
import type { App } from "../../kit/http/app/app.ts";

type Method = "GET" | "POST" | "PATCH";
export type Call = <Body>(method: Method, url: string, body?: object) => Promise<Body>;

/** Returns a function that resolves with the parsed body of a call. It throws the problem if the call is refused. */
export function caller(app: App, token?: string): Call {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return async (method, url, body) => {
    const answer = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url} was refused: ${answer.body}`);
    return answer.json();
  };
}
