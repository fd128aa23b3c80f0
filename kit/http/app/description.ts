/** Makes the app's OpenAPI 3.1 document from the schemas that validate its requests. */

import type { TSchema } from "typebox";
import type { DescribedRoute } from "../../openapi/described-route.ts";
import type { DescriptionOptions, Guarding } from "../../openapi/description-options.ts";
import type { OpenapiDocument, Operation } from "../../openapi/document.ts";
import { LIMIT_HEADERS } from "../../openapi/limit-headers.ts";
import { openAnswers } from "../../openapi/open-answers.ts";
import { describeOperation, pathTemplate } from "../../openapi/operation.ts";
import { problemCodes, problemExamples } from "../../openapi/operation-problems.ts";
import { toComponents } from "../../openapi/schema.ts";
import { packed } from "../answer/packed.ts";
import { sendJson } from "../answer/send-json.ts";
import type { ProblemTable } from "../problems/problem.ts";
import { Type } from "../request/type.ts";
import type { App } from "./app.ts";

interface Options extends DescriptionOptions {
  readonly name: string;
  readonly version: string;
  readonly problems: ProblemTable;
  readonly schemas: readonly TSchema[];
  readonly publicUrl: string | undefined;
}

/** Collects the routes declared from now on, and serves the document at /api/openapi. */
export function describeApi(app: App, options: Options): void {
  const routes: DescribedRoute[] = [];
  app.addHook("onRoute", ({ method, url, schema, config }) => {
    if (schema === undefined || schema.hide === true) return;
    for (const one of [method].flat()) {
      if (one !== "HEAD") routes.push({ method: one, url, schema, config: config ?? {} });
    }
  });
  let made: { readonly closed: OpenapiDocument; open?: OpenapiDocument; readonly routes: number } | undefined;
  const description = (answers: "open" | "closed" = "open"): OpenapiDocument => {
    if (made?.routes !== routes.length) made = { closed: makeDocument(routes, options), routes: routes.length };
    if (answers === "closed") return made.closed;
    made.open ??= openAnswers(made.closed);
    return made.open;
  };
  let formFor: ReturnType<typeof packed<string | Buffer>> | undefined;
  app.decorate("openapi", description);
  app.get("/api/openapi", { schema: describe }, async (request, reply) => {
    // No route can be declared after the first request.
    formFor ??= packed<string | Buffer>(JSON.stringify(description()), (form) => form);
    return sendJson(reply, await formFor(request, reply));
  });
}

const describe = {
  operationId: "getDescription",
  tags: ["service"],
  summary: "This description",
  description: "Changes nothing. The OpenAPI 3.1 document of the API; browsable at `/docs`.",
  response: { 200: Type.Record(Type.String(), Type.Unknown(), { description: "The document." }) },
};

const GUIDE = "The guide: tutorials, how-tos, reference, policy for versions";
const SERVICE_TAG = { name: "service", description: "The service itself: version, health, description, problems." };

function makeDocument(declared: readonly DescribedRoute[], options: Options): OpenapiDocument {
  const { name, version, publicUrl, securitySchemes, guardOf } = options;
  const routes = guardOf === undefined ? declared : declared.map((route) => guarded(route, guardOf(route)));
  const components = toComponents(options.schemas);
  const examples = options.examples?.() ?? {};
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const template = pathTemplate(route.url);
    const operation = describeOperation(route, {
      problems: options.problems,
      components,
      examples: examples[route.schema.operationId ?? ""] ?? {},
    });
    paths[template] = { ...paths[template], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: options.title ?? name,
      version,
      ...(options.description === undefined ? {} : { description: options.description }),
      contact: { name: "Outbound" },
      license: { name: "MIT", identifier: "MIT" },
    },
    // `externalDocs` needs an absolute URL; /docs links the guide in any case.
    ...(publicUrl === undefined ? {} : { externalDocs: { url: `${publicUrl}/guide`, description: GUIDE } }),
    servers: [{ url: publicUrl ?? "/" }],
    security: [],
    tags: [...(options.tags ?? []), SERVICE_TAG],
    paths,
    components: {
      schemas: components,
      headers: LIMIT_HEADERS,
      examples: problemExamples(usedProblems(routes, options.problems), publicUrl ?? "http://localhost"),
      ...(securitySchemes === undefined ? {} : { securitySchemes }),
    },
  };
}

function guarded(route: DescribedRoute, guarding: Guarding): DescribedRoute {
  const { security, problems = [], parameters = [], responseHeaders } = guarding;
  const { openapi } = route.config;
  return {
    ...route,
    schema: { ...route.schema, ...(security === undefined ? {} : { security }) },
    config: {
      ...route.config,
      problems: [...(route.config.problems ?? []), ...problems],
      openapi: {
        ...openapi,
        parameters: [...(openapi?.parameters ?? []), ...parameters],
        ...(responseHeaders === undefined
          ? {}
          : { responseHeaders: { ...openapi?.responseHeaders, ...responseHeaders } }),
      },
    },
  };
}

/** Returns only the problems that some operation lists: linters reject unused examples. */
function usedProblems(routes: readonly DescribedRoute[], problems: ProblemTable): ProblemTable {
  const used = new Set(routes.flatMap((route) => problemCodes(route, problems)));
  return Object.fromEntries(Object.entries(problems).filter(([code]) => used.has(code)));
}
