/** Arbitraries for the requests of an OpenAPI document, with valid, edge-case and hostile values. */
import type { OpenapiDocument, Operation, Parameter } from "@outbound/kit/openapi/document.ts";
import type { ColumnDescription } from "@outbound/kit/table-admin/schemas.ts";
import type { DescribedOperation } from "@outbound/kit/testing/described-operations.ts";
import fc, { type Arbitrary } from "fast-check";
import hostile from "./hostile.json" with { type: "json" };
import type { KnownValues } from "./known-values.ts";
import { HOSTILE_TEXT, maybe, rarely, type ValueOptions, valueFor } from "./values.ts";

export interface FuzzRequest {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

export interface RequestOptions {
  readonly document: OpenapiDocument;
  readonly known: KnownValues;
  /** From 0 (every value is valid) to 1. */
  readonly wildness: number;
  /** Operations of which only a few are sent: those that end what others need, and those whose answer never changes. */
  readonly seldom?: readonly string[];
  /** Returns tokens for an operation that requires a session. */
  readonly tokenFor?: (operation: Operation) => Arbitrary<string> | undefined;
}

const SELDOM = 30;

export const requestOf = (operations: readonly DescribedOperation[], options: RequestOptions): Arbitrary<FuzzRequest> =>
  fc
    .oneof(
      ...operations.map((one) => ({
        weight: options.seldom?.includes(one.id) ? SELDOM : 100,
        arbitrary: fc.constant(one),
      })),
    )
    .chain((described) => operationRequest(described, options));

function operationRequest(
  { id: operationId, method, template, operation }: DescribedOperation,
  options: RequestOptions,
): Arbitrary<FuzzRequest> {
  const { document, known, wildness } = options;
  const values: ValueOptions = { components: document.components?.schemas ?? {}, known, wildness };
  const parameters = parametersIn(operation, "path").map(({ name }) => name);
  return fc.tuple(...parameters.map((name) => pathValue(template, name, operation, values))).chain((given) => {
    const valueOfName = (name: string) => given[parameters.indexOf(name)] ?? "";
    const table = parameters.includes("name") ? valueOfName("name") : "";
    const target = template.replace(/\{(\w+)\}/g, (_, name: string) => encoded(valueOfName(name)) || SPACE);
    return fc
      .record({
        method: rarely(wildness / 30, fc.constantFrom(...OTHER_METHODS), fc.constant(method)),
        query: query(operation, table, values),
        own: headers(operation, values),
        type: rarely(wildness / 20, fc.constantFrom(...hostile.mediaTypes), fc.constant("application/json")),
        text: payload(operation, table, values),
        authorization: credential(operation, options),
      })
      .map(({ text, type, query: search, own, authorization, ...rest }) => ({
        ...{ operationId, ...rest, url: target + search },
        headers: present({ ...own, authorization, "content-type": text === undefined ? undefined : type }),
        ...(text !== undefined && { payload: text }),
      }));
  });
}

const present = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const OTHER_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
const BAD_CREDENTIALS = [...hostile.credentials, `Bearer ${"x".repeat(43)}`];

function credential(operation: Operation, { tokenFor, wildness }: RequestOptions): Arbitrary<string | undefined> {
  if (tokenFor === undefined) return fc.constant(undefined);
  const good = tokenFor(operation)?.map((token) => `Bearer ${token}`) ?? fc.constant(undefined);
  return rarely(wildness / 20, fc.constantFrom(...BAD_CREDENTIALS), good);
}

function pathValue(path: string, name: string, operation: Operation, values: ValueOptions): Arbitrary<string> {
  const schema = parametersIn(operation, "path").find((parameter) => parameter.name === name)?.schema ?? {};
  const fitting = valueFor(schema, name === "id" ? idName(path) : name, values).map(asText);
  return rarely(values.wildness / 3, HOSTILE_TEXT, fitting);
}

function query(operation: Operation, table: string, values: ValueOptions): Arbitrary<string> {
  const { wildness } = values;
  const extra = fc.tuple(fc.constantFrom(...hostile.names), HOSTILE_TEXT).map((pair) => pair.map(encoded).join("="));
  const own = parametersIn(operation, "query").flatMap((parameter) => pairs(parameter, table, values));
  return fc
    .tuple(
      fc.tuple(...own, maybe(wildness / 8, extra)),
      maybe(wildness / 10, fc.constant(true)),
      maybe(wildness / 20, fc.constantFrom(...hostile.pairs)),
    )
    .map(([given, isRepeated, malformed]) => {
      const all = given.filter((pair) => pair !== undefined);
      const text = [...all, ...(isRepeated ? all.slice(0, 1) : []), ...(malformed ? [malformed] : [])].join("&");
      return text === "" ? "" : `?${text}`;
    });
}

function pairs({ name, schema = {}, required }: Parameter, table: string, values: ValueOptions) {
  if (schema.type === "object") return columnPairs(name, table, values);
  const pair = valueFor(schema, name, values).map((value) => `${encoded(name)}=${encoded(asText(value))}`);
  return [maybe(required === true ? 1 - values.wildness / 8 : 0.5, pair)];
}

/** `pk.id=1` and `where.kind=jump`: a parameter for each column of the table that the path names. */
const columnPairs = (prefix: string, table: string, values: ValueOptions) =>
  values.known.columns(table).map((column) => {
    const isKey = values.known.keyOf(table).includes(column.name);
    const share = prefix !== "pk" ? 0.1 : isKey ? 1 - values.wildness / 6 : values.wildness / 6;
    const name = `${prefix}.${encoded(column.name)}`;
    return maybe(
      share,
      cell(column, table, values)
        .map(asText)
        .map((value) => `${name}=${encoded(value)}`),
    );
  });

function cell({ name, type }: ColumnDescription, table: string, values: ValueOptions): Arbitrary<unknown> {
  const kind = type === "integer" || type === "boolean" ? type : type === "json" ? "object" : "string";
  const value = valueFor({ type: kind }, `${table}.${name}`, values);
  return rarely(values.wildness / 4, fc.constant(null), value);
}

function payload(operation: Operation, table: string, values: ValueOptions): Arbitrary<string | undefined> {
  const { wildness } = values;
  const schema = operation.requestBody?.content["application/json"]?.schema;
  if (schema === undefined) return maybe(wildness / 10, fc.constant('{"a":1}'));
  const body = "patternProperties" in schema ? row(table, values) : valueFor(schema, "", values);
  const text = body.map((value) => JSON.stringify(value));
  return rarely(wildness / 20, fc.constantFrom(...MALFORMED_BODIES), text);
}

/** Returns a row for the table admin: some or all columns, with values from answers or values that only have the right type. */
function row(table: string, values: ValueOptions): Arbitrary<object> {
  const columns = values.known.columns(table);
  const all = columns.map((column) => fc.tuple(fc.constant(column.name), cell(column, table, values)));
  const cells = (share: number) => all.map((one) => maybe(share, one));
  const extra = maybe(values.wildness / 6, fc.tuple(fc.constantFrom(...hostile.names), fc.constant(1)));
  return fc
    .oneof(fc.tuple(...cells(0.15), extra), fc.tuple(...cells(1), extra))
    .map((given) => Object.fromEntries(given.filter((entry) => entry !== undefined)));
}

function headers(operation: Operation, { known, wildness }: ValueOptions) {
  const taken = parametersIn(operation, "header").map(({ name }) => name.toLowerCase());
  const share = (name: string, most: number) => (taken.includes(name) ? most : 0);
  const ids = [...known.numbers("revision"), ...known.numbers("seq")].map(String);
  const badId = fc.constantFrom(...hostile.eventIds);
  const id = ids.length === 0 ? badId : rarely(wildness, badId, fc.constantFrom(...ids));
  // There are few keys, so that some are repeated, for the same request or for another.
  const goodKey = fc.integer({ min: 1, max: 40 }).map((number) => `key-${number}`);
  const key = rarely(wildness / 3, fc.constantFrom(...hostile.keys, "x".repeat(65)), goodKey);
  return fc.record({
    "idempotency-key": maybe(share("idempotency-key", 0.2), key),
    "last-event-id": maybe(share("last-event-id", 0.7), id),
    host: maybe(wildness / 20, fc.constantFrom("evil.example", "127.0.0.1:1", "[::1]")),
    "sec-fetch-site": maybe(wildness / 20, fc.constantFrom("cross-site", "x")),
    origin: maybe(wildness / 20, fc.constantFrom("null", "http://evil.example", "x")),
  });
}

const LONG_BODIES = [`${"[".repeat(5000)}${"]".repeat(5000)}`, `{"a":"${"x".repeat(70_000)}"}`];
const MALFORMED_BODIES = [...hostile.malformedBodies, ...LONG_BODIES];

const parametersIn = (operation: Operation, place: string): Parameter[] =>
  (operation.parameters ?? []).filter((parameter) => parameter.in === place);

/** Replaces an empty path segment, because a path with an empty segment is another path. */
const SPACE = "%20";

/** Ids of a path `/api/tasks/{id}` are those of `tasks`. */
const idName = (path: string): string => `${/(\w+)\/\{id\}/.exec(path)?.[1]}.id`;

const asText = (value: unknown): string => (typeof value === "string" ? value : String(JSON.stringify(value)));

/** Half a surrogate pair cannot be encoded, so it is sent as the bytes that some clients would send. */
const encoded = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80");
