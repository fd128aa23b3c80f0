/** The app's description of itself: the OpenAPI 3.1 document, made from the schemas that validate its requests. */
import type { FastifySchema } from "fastify";
import Type, { type TSchema } from "typebox";
import { sendJson } from "../http/answer/send-json.ts";
import type { App } from "../http/app/app.ts";
import type { ProblemTable } from "../http/problems/problem.ts";
import type { OpenapiDocument, Operation } from "./document.ts";
import { type DescribedRoute, describeOperation, type OperationExamples, pathTemplate } from "./operation.ts";
import { problemCodes, problemExamples } from "./operation-problems.ts";
import { toComponents } from "./schema.ts";

export type { OpenapiDocument } from "./document.ts";

export interface DescriptionOptions {
  readonly title?: string;
  readonly description?: string;
  /** What the tags mean, in the order they are shown; `service` is added. */
  readonly tags?: readonly { readonly name: string; readonly description: string }[];
  /** Real answers, by operationId. */
  readonly examples?: Readonly<Record<string, OperationExamples>>;
  /** OpenAPI security schemes, for services with accounts. */
  readonly securitySchemes?: Readonly<Record<string, object>>;
  /** What guards a route that does not say so itself: the schemes one of which it needs, and the problems without. */
  readonly guardOf?: (route: Pick<DescribedRoute, "url" | "config">) => Guarding;
}

export interface Guarding {
  readonly security?: NonNullable<FastifySchema["security"]>;
  readonly problems?: readonly string[];
}

interface Options extends DescriptionOptions {
  readonly name: string;
  readonly version: string;
  readonly problems: ProblemTable;
  readonly schemas: readonly TSchema[];
  readonly publicUrl: string | undefined;
}

/** Remembers the routes declared from now on, and serves the document at /api/openapi. */
export function describeApi(app: App, options: Options): void {
  const routes: DescribedRoute[] = [];
  app.addHook("onRoute", ({ method, url, schema, config }) => {
    if (schema === undefined || schema.hide === true) return;
    for (const one of [method].flat()) {
      if (one !== "HEAD") routes.push({ method: one, url, schema, config: config ?? {} });
    }
  });
  let made: { readonly document: OpenapiDocument; readonly text: string; readonly routes: number } | undefined;
  const description = () => {
    if (made === undefined || made.routes !== routes.length) {
      const document = makeDocument(routes, options);
      made = { document, text: JSON.stringify(document), routes: routes.length };
    }
    return made;
  };
  app.decorate("openapi", () => description().document);
  app.get("/api/openapi", { schema: describe }, async (_request, reply) => sendJson(reply, description().text));
}

const describe = {
  operationId: "getDescription",
  tags: ["service"],
  summary: "This description",
  description: "Changes nothing. The OpenAPI 3.1 document of the API; browsable at `/docs`.",
  response: { 200: Type.Record(Type.String(), Type.Unknown(), { description: "The document." }) },
};

const SERVICE_TAG = { name: "service", description: "The service itself: version, health, description, problems." };

function makeDocument(declared: readonly DescribedRoute[], options: Options): OpenapiDocument {
  const { name, version, publicUrl, securitySchemes, guardOf } = options;
  const routes = guardOf === undefined ? declared : declared.map((route) => guarded(route, guardOf(route)));
  const components = toComponents(options.schemas);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const template = pathTemplate(route.url);
    const operation = describeOperation(route, {
      problems: options.problems,
      components,
      examples: options.examples?.[route.schema.operationId ?? ""] ?? {},
    });
    paths[template] = { ...paths[template], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: options.title ?? name,
      version,
      ...(options.description === undefined ? {} : { description: options.description }),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl ?? "/" }],
    security: [],
    tags: [...(options.tags ?? []), SERVICE_TAG],
    paths,
    components: {
      schemas: components,
      examples: problemExamples(usedProblems(routes, options.problems), publicUrl ?? "http://localhost"),
      ...(securitySchemes === undefined ? {} : { securitySchemes }),
    },
  };
}

const guarded = (route: DescribedRoute, { security, problems = [] }: Guarding): DescribedRoute => ({
  ...route,
  schema: { ...route.schema, ...(security === undefined ? {} : { security }) },
  config: { ...route.config, problems: [...(route.config.problems ?? []), ...problems] },
});

/** The kinds that some operation names: an example that nothing points to would be refused by linters. */
function usedProblems(routes: readonly DescribedRoute[], problems: ProblemTable): ProblemTable {
  const used = new Set(routes.flatMap((route) => problemCodes(route, problems)));
  return Object.fromEntries(Object.entries(problems).filter(([code]) => used.has(code)));
}
