/** Checks an answer's headers against its description. */
import type { ValidateFunction } from "ajv/dist/2020.js";
import { createAjv } from "../http/request/validation.ts";
import type { JsonSchema, OpenapiDocument, OpenapiResponse } from "./document.ts";

/**
 * Headers that any answer may have without a description: those of HTTP itself, of browser security, for proxies, and of the
 * limits.
 */
const ALWAYS_ALLOWED: ReadonlySet<string> = new Set([
  "allow",
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "content-type",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "date",
  "etag",
  "keep-alive",
  "ratelimit",
  "ratelimit-policy",
  "referrer-policy",
  "strict-transport-security",
  "transfer-encoding",
  "vary",
  "x-accel-buffering",
  "x-content-type-options",
]);
const OF_CROSS_ORIGIN = /^access-control-/;
/** Headers that must be sent if they are described: without them a client would have to guess when to retry. */
const REQUIRED_IF_DESCRIBED: ReadonlySet<string> = new Set(["retry-after"]);

interface Header {
  readonly $ref?: string;
  readonly schema?: JsonSchema;
}

type Headers = Readonly<Record<string, unknown>>;

/** Returns a sentence for each header that is undescribed, missing or invalid. Names are in lower case. */
export function headerChecker({
  components,
}: OpenapiDocument): (response: OpenapiResponse, headers: Headers) => string[] {
  const ajv = createAjv([], { strict: false });
  const shared = (components.headers ?? {}) as Readonly<Record<string, Header>>;
  const validators = new WeakMap<object, ValidateFunction>();

  function fits(header: Header, value: unknown): boolean {
    const { schema } = header.$ref === undefined ? header : (shared[header.$ref.split("/").at(-1) ?? ""] ?? {});
    if (schema === undefined) return true;
    const validate = validators.get(schema) ?? ajv.compile(schema);
    validators.set(schema, validate);
    return [value].flat().every((one) => validate(schema.type === "integer" ? Number(one) : String(one)));
  }

  return (response, headers) => {
    const described = new Map(Object.entries(response.headers ?? {}).map(([name, one]) => [name.toLowerCase(), one]));
    const undescribed = Object.keys(headers).filter(
      (name) => !described.has(name) && !ALWAYS_ALLOWED.has(name) && !OF_CROSS_ORIGIN.test(name),
    );
    return [
      ...undescribed.map((name) => `the header ${name} is not described`),
      ...[...described].flatMap(([name, header]) => {
        const value = headers[name];
        if (value === undefined) return REQUIRED_IF_DESCRIBED.has(name) ? [`the header ${name} is missing`] : [];
        return fits(header, value) ? [] : [`the header ${name} does not fit its schema: ${String(value)}`];
      }),
    ];
  };
}
