/** Validates requests by the schemas of their routes, without coercing, adding or removing anything in a body. */
import { createRequire } from "node:module";
import type { Ajv2020, ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import type { FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { type FieldError, ProblemError } from "../problems/problem.ts";
import { atFirstUse } from "./at-first-use.ts";
import { type ParameterSchema, type ParametersSchema, parametersParser, pointer } from "./parameters.ts";

/** Ajv is loaded for the first request that is validated: loading it would be a tenth of the start time. */
const require = createRequire(import.meta.url);

/**
 * Creates an Ajv that knows the named schemas; `defaults` fills in omitted parameters. By default it is strict and reports all
 * errors. It is not strict for an OpenAPI document, which contains more than schemas.
 */
export function createAjv(
  schemas: readonly TSchema[],
  options: { readonly defaults?: boolean; readonly strict?: boolean; readonly allErrors?: boolean } = {},
): Ajv2020 {
  const { Ajv2020 } = require("ajv/dist/2020.js") as typeof import("ajv/dist/2020.js");
  const addFormats = require("ajv-formats") as typeof import("ajv-formats");
  const ajv = new Ajv2020({
    allErrors: options.allErrors ?? true,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: options.defaults ?? false,
    strict: options.strict ?? true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allowUnionTypes: true,
    messages: true,
    // Adds the schema to each error, because the messages quote it.
    verbose: true,
    // In a union by kind, only errors of the given kind are reported. Strict Ajv rejects the `mapping` that an OpenAPI document
    // contains.
    discriminator: options.strict ?? true,
    // Compiling the meta-schema would take 45 ms at every start; the linter of the description checks the same schemas.
    validateSchema: false,
    // A referenced schema is compiled once, not once for each reference.
    inlineRefs: false,
  });
  addFormats.default(ajv);
  ajv.addKeyword("example");
  ajv.addKeyword("x-must");
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

/**
 * Fastify's validator compiler for the app. A request that does not match is answered `malformed-request` with the place of every
 * error. Each schema is compiled for its first request: compiling all of them would be a large part of the start time.
 */
export function validatorCompiler(schemas: readonly TSchema[]): FastifySchemaCompiler<TSchema> {
  const compilers = compilersOf(schemas);
  const named = new Map(schemas.map((schema) => [`${(schema as { $id?: string }).$id}#`, schema as ParameterSchema]));
  const typeOf = (schema: ParameterSchema): string => {
    const { type = "string" } = schema.$ref === undefined ? schema : (named.get(schema.$ref) ?? schema);
    return typeof type === "string" ? type : (type[0] ?? "string");
  };
  return ({ schema, httpPart }) => {
    if (httpPart !== "querystring" && httpPart !== "params") {
      const validator = atFirstUse(() => compilers.bodies()(schema));
      const prefix = httpPart === "headers" ? "/headers" : "";
      return (data: unknown) => {
        const validate = validator();
        return validate(data) ? { value: data } : { error: malformed(errorsOf(validate, prefix)) };
      };
    }
    const part = httpPart === "params" ? "params" : "query";
    const parse = parametersParser(part, schema as ParametersSchema, typeOf);
    const validator = atFirstUse(() => compilers.parameters()(schema));
    return (data: Record<string, unknown>) => {
      const parsed = parse(data);
      if ("errors" in parsed) return { error: malformed(parsed.errors) };
      const validate = validator();
      return validate(parsed.value) ? parsed : { error: malformed(errorsOf(validate, `/${part}`)) };
    };
  };
}

type Compile = (schema: TSchema) => ValidateFunction;

interface Compilers {
  readonly schemas: readonly TSchema[];
  readonly bodies: () => Compile;
  readonly parameters: () => Compile;
}

/** Apps with the same named schemas share compiled ones. A service has one app, a test process many. */
const known: Compilers[] = [];

function compilersOf(schemas: readonly TSchema[]): Compilers {
  const found = known.find(
    (one) => one.schemas.length === schemas.length && one.schemas.every((schema, place) => schema === schemas[place]),
  );
  if (found !== undefined) return found;
  const bodies = atFirstUse(() => compiling(createAjv(schemas)));
  const parameters = atFirstUse(() => compiling(createAjv(schemas, { defaults: true })));
  const made = { schemas, bodies, parameters };
  known.push(made);
  return made;
}

/** Cached by the schemas' text, because each app declares its routes with new objects. */
function compiling(ajv: Ajv2020): Compile {
  const validators = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const validate = validators.get(text) ?? ajv.compile(schema);
    validators.set(text, validate);
    return validate;
  };
}

/** Returns the problem of a malformed request; its detail is the first error. */
export function malformed(errors: readonly FieldError[]): ProblemError {
  const [first, ...others] = errors;
  if (first === undefined) return new ProblemError("malformed-request", "The request is malformed.");
  const more = others.length === 0 ? "" : ` (and ${others.length} more: see errors)`;
  return new ProblemError(
    "malformed-request",
    `${first.path === "" ? "The body" : first.path} ${first.message}${more}.`,
    { errors },
  );
}

/** Greatest number of errors that are reported. */
const MAX_ERRORS = 20;

/** Returns the errors of the last call of `validate`. */
export function errorsOf(validate: ValidateFunction, prefix = ""): FieldError[] {
  const seen = new Map<string, FieldError>();
  for (const error of validate.errors ?? []) {
    if (isOfChoice(error)) continue;
    const field = fieldError(error, prefix);
    seen.set(`${field.path} ${field.message}`, field);
    if (seen.size === MAX_ERRORS) break;
  }
  return [...seen.values()];
}

/**
 * True for errors that only say that no alternative matched, or that null would be valid: the errors of the alternatives say
 * more.
 */
const isOfChoice = ({ keyword, schemaPath, params }: ErrorObject): boolean =>
  keyword === "anyOf" || (keyword === "type" && params.type === "null" && schemaPath.includes("/anyOf/"));

function fieldError({ keyword, instancePath, params, parentSchema = {} }: ErrorObject, prefix: string): FieldError {
  const field = FIELDS.map((name) => params[name]).find((name) => name !== undefined);
  const path = `${prefix}${instancePath}${field === undefined ? "" : `/${pointer(String(field))}`}`;
  return { path, message: MESSAGES[keyword]?.(params, parentSchema) ?? "is malformed" };
}

/** Error parameters that name a field of the object at the error's path. */
const FIELDS = ["missingProperty", "additionalProperty", "unevaluatedProperty", "tag"];

type Fields = Readonly<Record<string, unknown>>;

/** Messages by the violated keyword, from the error's parameters and the schema. */
const MESSAGES: Readonly<Record<string, (parameters: Fields, schema: Fields) => string>> = {
  required: () => "is required",
  additionalProperties: () => "is not a field here",
  unevaluatedProperties: () => "is not a field here",
  discriminator: (_, schema) => inWords(schema),
  type: ({ type }) => `must be ${[type].flat().map(typeName).join(" or ")}`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(", ")}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  not: (_, schema) => notMessage(schema),
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  minLength: ({ limit }) => `must have at least ${counted(limit, "character")}`,
  maxLength: ({ limit }) => `must have at most ${counted(limit, "character")}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, "item")}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, "item")}`,
  minProperties: ({ limit }) => `must have at least ${counted(limit, "field")}`,
  maxProperties: ({ limit }) => `must have at most ${counted(limit, "field")}`,
  uniqueItems: () => "must name nothing twice",
  format: ({ format }) => `must be ${FORMATS[String(format)] ?? `a ${format}`}`,
  pattern: (_, schema) => inWords(schema),
};

const counted = (limit: unknown, what: string): string => `${limit} ${what}${limit === 1 ? "" : "s"}`;

const TYPES: Fields = {
  integer: "an integer",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  null: "null",
};
const typeName = (type: unknown): unknown => TYPES[String(type)] ?? `a ${type}`;

const FORMATS: Fields = {
  "date-time": "an instant with its offset, such as 2026-11-23T08:00:00Z",
  date: "a date such as 2026-11-23",
};

function notMessage({ not }: Fields): string {
  const { const: value } = not as Fields;
  return value === undefined ? "is a value that is not taken here" : `must not be ${JSON.stringify(value)}`;
}

/** Returns the description that a schema gives of itself, if no other keyword has a message. */
function inWords({ "x-must": must, description }: Fields): string {
  if (must !== undefined) return `must ${must}`;
  return description === undefined ? "has the wrong form" : `has the wrong form: ${description}`;
}
