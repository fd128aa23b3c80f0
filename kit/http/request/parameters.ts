/** Parses path and query parameters strictly, without coercion. */
import type { FieldError } from "../problems/problem.ts";

/** The parts of a parameter's JSON schema that this module reads. */
export interface ParametersSchema {
  readonly properties?: Readonly<Record<string, ParameterSchema>>;
  readonly patternProperties?: Readonly<Record<string, ParameterSchema>>;
}

export interface ParameterSchema {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
}

export type ParameterPart = "query" | "params";

export type ParsedParameters = { readonly value: Record<string, unknown> } | { readonly errors: readonly FieldError[] };

/**
 * Returns a function that parses the parameters of one operation. Integers are plain decimals, numbers plain decimals with a
 * fraction, booleans true or false; everything else stays text. Unknown and repeated parameters and U+0000 are refused.
 * `typeOf` returns the type of a parameter whose schema is a reference.
 */
export function parametersParser(
  part: ParameterPart,
  schema: ParametersSchema,
  typeOf: (schema: ParameterSchema) => string,
): (given: Readonly<Record<string, unknown>>) => ParsedParameters {
  const types = new Map(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, typeOf(one)]));
  const patterns = Object.keys(schema.patternProperties ?? {}).map((pattern) => new RegExp(pattern, "u"));
  return (given) => {
    const value: Record<string, unknown> = {};
    const errors: FieldError[] = [];
    for (const [name, text] of Object.entries(given)) {
      const type = types.get(name) ?? (patterns.some((pattern) => pattern.test(name)) ? "string" : undefined);
      const parsed = parse(part, type, text);
      if ("error" in parsed) errors.push({ path: `/${part}/${pointer(name)}`, message: parsed.error });
      else value[name] = parsed.value;
    }
    return errors.length > 0 ? { errors } : { value };
  };
}

/** Escapes a name as a step of a JSON pointer (RFC 6901). */
export const pointer = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

type Parsed = { readonly value: unknown } | { readonly error: string };

function parse(part: ParameterPart, type: string | undefined, text: unknown): Parsed {
  if (type === undefined) return { error: "is not a parameter of this operation" };
  if (typeof text !== "string") return { error: "must be given once" };
  if (text.includes("\0")) return { error: "must not hold the character U+0000" };
  if (type === "integer") return parseInteger(part, text);
  if (type === "number") return PLAIN_NUMBER.test(text) ? { value: Number(text) } : { error: "must be a plain number" };
  if (type === "boolean") {
    return text === "true" || text === "false" ? { value: text === "true" } : { error: "must be true or false" };
  }
  return { value: text };
}

const PLAIN_INTEGER = /^-?(0|[1-9][0-9]*)$/;
const PLAIN_NUMBER = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/;

function parseInteger(part: ParameterPart, text: string): Parsed {
  if (!PLAIN_INTEGER.test(text)) return { error: "must be an integer in plain decimal digits" };
  // Adding 0 turns -0 into 0.
  const value = Number(text) + 0;
  if (Number.isSafeInteger(value)) return { value };
  // No id is that large. Clamped, it still names nothing.
  return part === "params"
    ? { value: Math.sign(value) * Number.MAX_SAFE_INTEGER }
    : { error: "must be an integer within ±(2^53−1)" };
}
