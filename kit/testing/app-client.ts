/** A client of an app under test, without a network. */
import assert from "node:assert/strict";
import type { App } from "../http/app/app.ts";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
export type Headers = Readonly<Record<string, string>>;

export interface Request {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
}

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: Body;
  readonly text: string;
}

export interface AppClient {
  /** Sends an object as JSON, a text unchanged with the JSON media type, undefined as no body. */
  call<Body = unknown>(method: Method, path: string, body?: unknown, headers?: Headers): Promise<Answer<Body>>;
  /** Returns the body; fails unless the call succeeds. */
  ok<Body = unknown>(method: Method, path: string, body?: unknown): Promise<Body>;
}

/** `common` headers are sent with every request. */
export function appClient(app: App, common: Headers = {}): AppClient {
  const call: AppClient["call"] = async <Body>(method: Method, path: string, body?: unknown, headers: Headers = {}) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const answer = await app.inject({
      method,
      url: path,
      headers: { ...(text === undefined ? {} : { "content-type": "application/json" }), ...common, ...headers },
      ...(text === undefined ? {} : { payload: text }),
    });
    const json = /[/+]json/.test(String(answer.headers["content-type"])) && answer.body !== "";
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (json ? JSON.parse(answer.body) : undefined) as Body,
      text: answer.body,
    };
  };
  const ok: AppClient["ok"] = async <Body>(method: Method, path: string, body?: unknown) => {
    const answer = await call<Body>(method, path, body);
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${answer.text.slice(0, 500)}`);
    return answer.body;
  };
  return { call, ok };
}

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** Asserts status and code and returns the problem document. */
export function refusedWith(answer: Answer, status: number, code: string, what = ""): ProblemBody {
  assert.equal(answer.status, status, `${what} ${answer.text.slice(0, 400)}`);
  assert.equal(answer.headers["content-type"], "application/problem+json", what);
  const problem = answer.body as ProblemBody;
  assert.equal(problem.code, code, `${what} ${problem.detail}`);
  assert.equal(problem.status, status, what);
  assert.match(problem.type, new RegExp(`/problems/${code}$`), what);
  assert.ok(problem.title !== "" && problem.detail !== "", what);
  assert.doesNotMatch(answer.text, /\bat .*\.ts:\d+/, `${what}: a stack is shown`);
  return problem;
}
