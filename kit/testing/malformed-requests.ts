/** Derives malformed requests from an operation's description and a valid request. */
import { createAjv } from "../http/request/validation.ts";
import type { JsonSchema, OpenapiDocument, Parameter } from "../openapi/document.ts";
import type { Request } from "./app-client.ts";
import type { DescribedOperation } from "./described-operations.ts";

/** Returns variants with one error in query, path or body. Each must be answered 400 malformed-request. */
export function malformedRequests(document: OpenapiDocument, described: DescribedOperation, good: Request): Request[] {
  const { operation } = described;
  const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  const integersInPath = (operation.parameters ?? []).filter(
    (parameter) => parameter.in === "path" && parameter.schema?.type === "integer",
  );
  const { pathname, searchParams } = new URL(good.path, "http://localhost");
  const query = (change: (parameters: URLSearchParams) => void): Request => {
    const changed = new URLSearchParams(searchParams);
    change(changed);
    return { ...good, path: `${pathname}?${changed}` };
  };
  return [
    query((parameters) => parameters.append("unknown", "1")),
    ...inQuery.flatMap((parameter) => [
      ...badTexts(parameter).map((text) => query((parameters) => parameters.set(parameter.name, text))),
      ...(parameter.required && parameter.schema?.type !== "object"
        ? [query((parameters) => parameters.delete(parameter.name))]
        : []),
      query((parameters) => {
        parameters.append(parameter.name, "1");
        parameters.append(parameter.name, "1");
      }),
    ]),
    ...(integersInPath.length > 0 ? BAD_INTEGERS.filter((text) => text !== "") : []).map((text) => ({
      ...good,
      path: good.path.replace(/\/-?\d+(?=\/|\?|$)/, `/${encodeURIComponent(text)}`),
    })),
    ...(good.method === "GET" ? [] : badBodies(document, described, good.body ?? {})).map((body) => ({
      ...good,
      body,
    })),
  ];
}

const BAD_INTEGERS = ["abc", "1.5", "1e2", "0x10", "", " 1", "+1", "01", "1_0", "null", "true", "١"];

function badTexts({ name, schema }: Parameter): string[] {
  switch (schema?.type) {
    case "integer":
      return [...BAD_INTEGERS, "9".repeat(20), ...(name === "limit" ? ["0", "-1", "1000"] : [])];
    case "boolean":
      return ["1", "0", "yes", "", "TRUE", "null"];
    default:
      return schema?.enum ? ["up", ""] : [];
  }
}

/** Values with which each field is replaced. */
const INVALID_VALUES: readonly unknown[] = [
  "1",
  "",
  "x".repeat(65),
  null,
  0,
  -1,
  1.5,
  51,
  true,
  {},
  [],
  [1, 1],
  [1, 2, 3, 4],
  ["1"],
];

function badBodies(
  document: OpenapiDocument,
  { template, method, operation }: DescribedOperation,
  good: unknown,
): unknown[] {
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const strangers: unknown[] = [[], "text", 1, true, null].map((body) => (body === "text" ? '"text"' : body));
  if (!schema) return [...strangers.map(asText), { unknown: 1 }];
  const isGood = bodyValidator(document, template, method.toLowerCase());
  const fields = fieldsOf(document, schema);
  const changed = fields.flatMap((field) => [
    ...INVALID_VALUES.map((value) => ({ ...(good as object), [field]: value })),
    Object.fromEntries(Object.entries(good as object).filter(([name]) => name !== field)),
  ]);
  return [...strangers.map(asText), { ...(good as object), unknown: 1 }, ...changed.filter((body) => !isGood(body))];
}

/** Converts the body to text, because the client does not send null or a string as JSON. */
const asText = (body: unknown): string => (typeof body === "string" ? body : JSON.stringify(body));

function bodyValidator(document: OpenapiDocument, template: string, method: string): (body: unknown) => boolean {
  const ajv = validators.get(document) ?? validatorOf(document);
  const steps = ["paths", template, method, "requestBody", "content", "application/json", "schema"];
  const pointer = steps
    .map((step) => `/${encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))}`)
    .join("");
  const validate = ajv.compile({ $ref: `description#${pointer}` });
  return (body) => validate(body) as boolean;
}

const validators = new WeakMap<OpenapiDocument, ReturnType<typeof createAjv>>();

/** Cached by document, because resolving its references takes long. */
function validatorOf(document: OpenapiDocument) {
  const ajv = createAjv([], { strict: false });
  ajv.addSchema({ ...document, $id: "description" }, undefined, false, false);
  validators.set(document, ajv);
  return ajv;
}

/** Returns the field names of a body, in all alternatives of its schema. */
function fieldsOf(document: OpenapiDocument, schema: JsonSchema): string[] {
  const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
  if (name !== undefined) return fieldsOf(document, document.components.schemas[name] ?? {});
  const alternatives = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[];
  return [
    ...new Set([...Object.keys(schema.properties ?? {}), ...alternatives.flatMap((one) => fieldsOf(document, one))]),
  ];
}
