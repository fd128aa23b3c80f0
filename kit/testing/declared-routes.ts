/** Collects the routes that an app under test declares, with their options, and checks whether each passes the gate. */
import type { FastifyContextConfig, RouteOptions } from "fastify";
import type { App } from "../http/app/app.ts";
import { BODY_LIMIT_BYTES } from "../http/request/body.ts";
import { pathTemplate } from "../openapi/operation.ts";
import type { Method } from "./app-client.ts";

export interface DeclaredRoute {
  readonly method: Method;
  /** Path template: `/api/missions/{id}`. */
  readonly template: string;
  readonly operationId: string | undefined;
  /** Only options that differ from the default. */
  readonly options: DifferingOptions;
}

export interface DifferingOptions {
  readonly bodyLimit?: number;
  /** Names of the limits. */
  readonly limits?: readonly string[];
  readonly cost?: number;
  readonly idempotencyKey?: false;
  readonly access?: string;
  readonly tokenScope?: string;
}

/** The options that differ from the default, by operationId or else by method and path. */
export type OptionsTable = Readonly<Record<string, DifferingOptions>>;

/** Returns a `prepare` function for an app under test that collects the routes declared after it. */
export function collectRoutes(): { readonly routes: DeclaredRoute[]; prepare(app: App): void } {
  const routes: DeclaredRoute[] = [];
  const collect = (route: RouteOptions): void => {
    const methods = [route.method].flat().filter((method) => method !== "HEAD");
    const { operationId } = route.schema ?? {};
    const declared = { template: pathTemplate(route.url), operationId, options: differingOptions(route) };
    routes.push(...methods.map((method) => ({ method: method as Method, ...declared })));
  };
  return { routes, prepare: (app) => void app.addHook("onRoute", collect) };
}

function differingOptions({ bodyLimit, config = {} }: RouteOptions): DifferingOptions {
  const { limits, cost, idempotencyKey, access, tokenScope } = config as FastifyContextConfig &
    Pick<DifferingOptions, "access" | "tokenScope">;
  return {
    ...(bodyLimit === undefined || bodyLimit === BODY_LIMIT_BYTES ? {} : { bodyLimit }),
    ...(limits === undefined ? {} : { limits: limits.map(({ name }) => name) }),
    ...(cost === undefined ? {} : { cost }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(access === undefined ? {} : { access }),
    ...(tokenScope === undefined ? {} : { tokenScope }),
  };
}

export const optionsTable = (routes: readonly DeclaredRoute[]): OptionsTable =>
  Object.fromEntries(
    routes
      .filter(({ options }) => Object.keys(options).length > 0)
      .map(({ method, template, operationId, options }) => [operationId ?? `${method} ${template}`, options]),
  );

/** Returns the routes that answer a request for another service's host; the gate refuses it on every route. */
export async function routesWithoutGate(
  app: App,
  routes: readonly Pick<DeclaredRoute, "method" | "template">[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { method, template } of routes) {
    const url = template.replace(/\{\w+\}|\*/g, "1");
    const answer = await app.inject({ method, url, headers: { host: "evil.example" } });
    const problem = answer.headers["content-type"] === "application/problem+json" ? answer.json() : {};
    if (problem.code !== "foreign-host") found.push(`${method} ${template}`);
  }
  return found;
}

/** Declares `GET /api/ungated` without the gate: the bug that `routesWithoutGate` must find. */
export function plantUngatedRoute(app: App): void {
  app.register(async (child) => {
    const hooks = Object.getOwnPropertySymbols(child).find(({ description }) => description === "fastify.hooks");
    if (hooks === undefined) throw new Error("Fastify keeps its hooks elsewhere");
    Object.assign(Reflect.get(child, hooks), { onRequest: [] });
    child.get("/api/ungated", { schema: { hide: true } }, async () => ({ passed: true }));
  });
}
