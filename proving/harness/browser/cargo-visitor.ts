/** Visitors of the cargo game who are signed in already, and what the hooks of tests do for them. */
import assert from "node:assert/strict";
import type { APIResponse } from "playwright-core";
import type { Stage, VisitOptions, Visitor } from "./stage.ts";

export interface CargoVisitor extends Visitor {
  /** A request with the visitor's own session; its answer as JSON, or the refusal as an error. */
  api(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<never>;
}

const PASSWORD = "a long enough password";

export interface PlayerOptions extends VisitOptions {
  readonly username: string;
  /** Where the company begins; null leaves it to be chosen. */
  readonly home?: string | null;
}

/** Registers a player in a browser profile of its own, chooses the home and opens the client at a path. */
export async function visitAsPlayer(stage: Stage, path: string, options: PlayerOptions): Promise<CargoVisitor> {
  const { username, home = "EDDF", ...look } = options;
  const visitor = await stage.visit("/", look);
  // The page's own context: the session's cookie is the browser's.
  const { request } = visitor.context;
  const api: CargoVisitor["api"] = async (method, where, body) => {
    const sent = await request.fetch(stage.service.url + where, {
      method,
      ...(body === undefined ? {} : { data: body }),
    });
    return (await jsonOf(sent)) as never;
  };
  await api("POST", "/api/auth/register", { username, password: PASSWORD, companyName: `${username} Air` });
  if (home !== null) await api("POST", "/api/onboarding/home", { icao: home });
  await visitor.page.goto(stage.service.url + path);
  return { ...visitor, api };
}

async function jsonOf(answer: APIResponse): Promise<unknown> {
  const text = await answer.text();
  assert.ok(answer.ok(), `${answer.url()}: ${answer.status()} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}
