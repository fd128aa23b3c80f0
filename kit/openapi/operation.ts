/** Describes a route as an OpenAPI operation. */
import { costOf } from "../http/limits/rate-limit.ts";
import type { ProblemTable } from "../http/problems/problem.ts";
import type { DescribedRoute } from "./described-route.ts";
import type { JsonSchema, MediaType, OpenapiResponse, Operation, Parameter } from "./document.ts";
import { limitHeadersOf } from "./limit-headers.ts";
import { problemResponses, takesIdempotencyKey } from "./operation-problems.ts";
import { toOpenapiSchema } from "./schema.ts";

/** Real requests and answers of an operation. */
export interface OperationExamples {
  readonly request?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
}

export interface OperationContext {
  readonly problems: ProblemTable;
  readonly components: Readonly<Record<string, JsonSchema>>;
  readonly examples: OperationExamples;
}

/** Converts `/api/missions/:id` to `/api/missions/{id}`. */
export const pathTemplate = (url: string): string => url.replace(/:(\w+)/g, "{$1}");

export function describeOperation(route: DescribedRoute, context: OperationContext): Operation {
  const { schema, config } = route;
  const { operationId = "", tags, summary, description, security } = schema;
  if (operationId === "") throw new Error(`${route.method} ${route.url} has no operationId`);
  const parameters = [
    ...pathParameters(route),
    ...queryParameters(schema.querystring),
    ...headerParameters(schema.headers),
    ...((config.openapi?.parameters ?? []) as readonly Parameter[]),
    ...(takesIdempotencyKey(route) ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId,
    ...(tags === undefined ? {} : { tags }),
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description: `${description}${costText(route)}` }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(schema.body === undefined ? {} : { requestBody: requestBody(schema.body, context) }),
    responses: {
      ...successes(route, context),
      ...problemResponses(route, context.problems),
    },
    ...(security === undefined ? {} : { security }),
  };
}

/** Describes what the headers RateLimit and RateLimit-Policy count. */
function costText({ config }: DescribedRoute): string {
  const { limits } = config;
  const cost = costOf(config);
  if (cost === 0) return "";
  const points = cost === 1 ? "1 point" : `${cost} points`;
  if (limits === undefined) return ` Costs ${points}.`;
  return ` Costs ${points} of the limit ${limits.map(({ name }) => `\`${name}\``).join(" and of ")}.`;
}

const IDEMPOTENCY_KEY: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Makes a retry safe. For 24 hours a repeat with the same key changes nothing and gets the same answer. If the answer contains the state, the repeat gets the current state.",
  schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,64}$", minLength: 1, maxLength: 64, examples: ["jump-7f3a"] },
};

const IDEMPOTENCY_REPLAYED = {
  description: "`true` if an earlier request with the same Idempotency-Key was carried out. This one changed nothing.",
  schema: { type: "string", enum: ["true"] },
};

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

function pathParameters({ url, schema }: DescribedRoute): Parameter[] {
  const { properties = {} } = (schema.params ?? {}) as ObjectSchema;
  return [...url.matchAll(/:(\w+)/g)].map(([, name = ""]) => parameter("path", name, properties[name], true));
}

const queryParameters = (schema: unknown): Parameter[] => parametersOf("query", schema);
const headerParameters = (schema: unknown): Parameter[] => parametersOf("header", schema);

function parametersOf(place: "query" | "header", schema: unknown): Parameter[] {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  // TypeBox lists a parameter with a default as required, although a client may omit it.
  const needed = (name: string, one: JsonSchema) => required.includes(name) && one.default === undefined;
  return Object.entries(properties).map(([name, one]) => parameter(place, name, one, needed(name, one)));
}

function parameter(
  place: "path" | "query" | "header",
  name: string,
  schema: JsonSchema | undefined,
  required: boolean,
): Parameter {
  const { description, example: given, ...rest } = toOpenapiSchema(schema ?? { type: "string" });
  const example = given ?? exampleOf(rest);
  if (example === undefined) throw new Error(`the parameter ${name} has no example: give its schema \`example\``);
  return {
    name,
    in: place,
    required,
    ...(typeof description === "string" ? { description } : {}),
    // Swagger UI fills in an example that is next to the schema, so it would send every optional parameter.
    ...(required ? { schema: rest, example } : { schema: { ...rest, examples: [example] } }),
  };
}

/** Returns the first of a few values, the default, or the smallest id; undefined if there are too many values. */
function exampleOf(schema: JsonSchema): unknown {
  const { enum: choice, const: only, default: usual, anyOf, type, minimum } = schema as ParameterSchema;
  const ofType = { boolean: true, integer: Math.max(1, minimum ?? 1) }[String(type)];
  return choice?.[0] ?? only ?? usual ?? (anyOf === undefined ? ofType : exampleOf(anyOf[0] ?? {}));
}

interface ParameterSchema {
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: unknown;
  readonly minimum?: number;
}

function requestBody(schema: unknown, { components, examples }: OperationContext) {
  const body = toOpenapiSchema(schema);
  const { required = [], description } = resolve(body, components) as ObjectSchema & { readonly description?: string };
  return {
    required: required.length > 0,
    ...(description === undefined ? {} : { description }),
    content: { "application/json": media(body, examples.request) },
  };
}

const media = (schema: JsonSchema, example: unknown): MediaType => ({
  schema,
  ...(example === undefined ? {} : { example }),
});

function resolve(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { $ref } = schema;
  return typeof $ref === "string" ? (components[$ref.split("/").at(-1) ?? ""] ?? schema) : schema;
}

function successes(route: DescribedRoute, context: OperationContext): Record<string, OpenapiResponse> {
  const described = Object.entries((route.schema.response ?? {}) as Readonly<Record<string, JsonSchema>>);
  if (described.length === 0) throw new Error(`${route.method} ${route.url} describes no answer`);
  return Object.fromEntries(described.map(([status, schema]) => [status, success(route, status, schema, context)]));
}

function success(route: DescribedRoute, status: string, given: JsonSchema, context: OperationContext): OpenapiResponse {
  const schema = toOpenapiSchema(given);
  const { description: own } = schema;
  const { description: named } = resolve(schema, context.components);
  const headers = {
    ...(takesIdempotencyKey(route) && status.startsWith("2") ? { "Idempotency-Replayed": IDEMPOTENCY_REPLAYED } : {}),
    ...(status.startsWith("2") ? limitHeadersOf(route) : {}),
    ...route.config.openapi?.responseHeaders?.[status],
  };
  const example = context.examples.responses?.[status];
  return {
    description: String(own ?? named ?? "The request succeeded."),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    ...contentOf(schema, example),
  };
}

/** A schema with `content` lists its own media types; one of type null has no body. */
function contentOf(schema: JsonSchema, example: unknown): { readonly content?: Record<string, MediaType> } {
  if (schema.type === "null") return {};
  const { content } = schema as { readonly content?: Readonly<Record<string, MediaType>> };
  if (content === undefined) return { content: { "application/json": media(schema, example) } };
  const types = Object.entries(content).map(([type, one]) => [
    type,
    { ...one, ...(example === undefined ? {} : { example }) },
  ]);
  return { content: Object.fromEntries(types) };
}
