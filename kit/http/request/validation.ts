/** Validates requests by the schemas of their routes, without coercing, adding or removing anything in a body. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { type FieldError, ProblemError } from "../problems/problem.ts";
import { atFirstUse } from "./at-first-use.ts";
import { type ParameterSchema, type ParametersSchema, parametersParser, pointer } from "./parameters.ts";

/**
 * Creates an Ajv that knows the named schemas; `defaults` fills in omitted parameters. Strict and with all errors by default; for
 * an OpenAPI document, which is more than schemas, not strict.
 */
export function createAjv(
  schemas: readonly TSchema[],
  options: { readonly defaults?: boolean; readonly strict?: boolean; readonly allErrors?: boolean } = {},
): Ajv2020 {
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
    // Of a choice by kind, only the faults of the kind given are reported. Ajv refuses the mapping that a document has.
    discriminator: options.strict ?? true,
    // Would compile the meta-schema at every start (45 ms); the description's linter checks the same schemas.
    validateSchema: false,
    // A schema that others refer to is compiled once, not once in each of them.
    inlineRefs: false,
  });
  addFormats.default(ajv);
  ajv.addKeyword("example");
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

/**
 * Fastify's validator compiler for the app. A request that does not fit gets `malformed-request` with every place. A schema
 * is compiled for its first request: compiling all of them would be a large part of the time that an app takes to start.
 */
export function validatorCompiler(schemas: readonly TSchema[]): FastifySchemaCompiler<TSchema> {
  const { bodies, parameters } = compilersOf(schemas);
  const named = new Map(schemas.map((schema) => [`${(schema as { $id?: string }).$id}#`, schema as ParameterSchema]));
  const typeOf = (schema: ParameterSchema): string => {
    const { type = "string" } = schema.$ref === undefined ? schema : (named.get(schema.$ref) ?? schema);
    return typeof type === "string" ? type : (type[0] ?? "string");
  };
  return ({ schema, httpPart }) => {
    if (httpPart !== "querystring" && httpPart !== "params") {
      const validator = atFirstUse(() => bodies(schema));
      const prefix = httpPart === "headers" ? "/headers" : "";
      return (data: unknown) => {
        const validate = validator();
        return validate(data) ? { value: data } : { error: malformed(errorsOf(validate, prefix)) };
      };
    }
    const part = httpPart === "params" ? "params" : "query";
    const parse = parametersParser(part, schema as ParametersSchema, typeOf);
    const validator = atFirstUse(() => parameters(schema));
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
  readonly bodies: Compile;
  readonly parameters: Compile;
}

/** Apps of the same named schemas share what is compiled. A service has one app, a process of tests has many. */
const known: Compilers[] = [];

function compilersOf(schemas: readonly TSchema[]): Compilers {
  const found = known.find(
    (one) => one.schemas.length === schemas.length && one.schemas.every((schema, place) => schema === schemas[place]),
  );
  if (found !== undefined) return found;
  const bodies = compiling(createAjv(schemas));
  const parameters = compiling(createAjv(schemas, { defaults: true }));
  const made = { schemas, bodies, parameters };
  known.push(made);
  return made;
}

/** By their text, for each app declares its routes with new objects. */
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
  if (first === undefined) return new ProblemError("malformed-request", "the request is malformed");
  const more = others.length === 0 ? "" : ` (and ${others.length} more: see errors)`;
  return new ProblemError(
    "malformed-request",
    `${first.path === "" ? "the body" : first.path} ${first.message}${more}`,
    { errors },
  );
}

/** Greatest number of reported errors. */
const MAX_ERRORS = 20;

/** The errors of the last call of `validate`. */
export function errorsOf(validate: ValidateFunction, prefix = ""): FieldError[] {
  const seen = new Map<string, FieldError>();
  for (const error of validate.errors ?? []) {
    const field = fieldError(error, prefix);
    seen.set(`${field.path} ${field.message}`, field);
    if (seen.size === MAX_ERRORS) break;
  }
  return [...seen.values()];
}

function fieldError(error: ErrorObject, prefix: string): FieldError {
  const at = `${prefix}${error.instancePath}`;
  const parameters = error.params as Readonly<Record<string, unknown>>;
  switch (error.keyword) {
    case "required":
      return { path: `${at}/${pointer(String(parameters.missingProperty))}`, message: "is required" };
    case "additionalProperties":
      return { path: `${at}/${pointer(String(parameters.additionalProperty))}`, message: "is not a field here" };
    case "unevaluatedProperties":
      return { path: `${at}/${pointer(String(parameters.unevaluatedProperty))}`, message: "is not a field here" };
    case "enum":
      return { path: at, message: `must be one of ${(parameters.allowedValues as unknown[]).join(", ")}` };
    case "uniqueItems":
      return { path: at, message: "must name nothing twice" };
    case "minItems":
    case "maxItems":
    case "minProperties":
    case "maxProperties":
      return { path: at, message: sizeMessage(error.keyword, Number(parameters.limit)) };
    case "discriminator":
      return { path: `${at}/${pointer(String(parameters.tag))}`, message: "is not one of the kinds here" };
    case "const":
      return { path: at, message: `must be ${JSON.stringify(parameters.allowedValue)}` };
    default:
      return { path: at, message: error.message ?? "is malformed" };
  }
}

function sizeMessage(keyword: string, limit: number): string {
  const bound = keyword.startsWith("min") ? "at least" : "at most";
  const [one, many] = keyword.endsWith("Items") ? ["item", "items"] : ["field", "fields"];
  return `must have ${bound} ${limit} ${limit === 1 ? one : many}`;
}
