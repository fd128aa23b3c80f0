/** Makes requests from an OpenAPI document: its operations with values that fit, that stand at an edge, and that are hostile. */
import type { OpenapiDocument, Operation, Parameter } from "@outbound/kit/openapi/document.ts";
import type { Random } from "../harness/random.ts";
import type { KnownColumn, KnownValues } from "./known-values.ts";
import { HOSTILE_NAMES, hostileText, ValueMaker } from "./values.ts";

export interface FuzzRequest {
  readonly operationId: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

export interface RequestMakerOptions {
  readonly document: OpenapiDocument;
  readonly random: Random;
  readonly known: KnownValues;
  /** Operations whose answer does not end: only `nextStream` gives requests of them. */
  readonly streams: readonly string[];
  /** Operations of which only a few are sent: those that end what others live on, and those that always answer the same. */
  readonly seldom?: readonly string[] | undefined;
  /** The token that comes with a request of the operation, where sessions are asked for. */
  readonly tokenFor?: ((operation: Operation) => string | undefined) | undefined;
}

interface Described {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export class RequestMaker {
  readonly #operations: readonly Described[];
  readonly #streams: readonly Described[];
  readonly #options: RequestMakerOptions;

  constructor(options: RequestMakerOptions) {
    this.#options = options;
    const all = Object.entries(options.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );
    const isStream = ({ operation }: Described) => options.streams.includes(operation.operationId);
    this.#operations = all.filter((one) => !isStream(one));
    this.#streams = all.filter(isStream);
  }

  get operationIds(): string[] {
    return this.#operations.map(({ operation }) => operation.operationId);
  }

  /** A request of any operation; `wildness` from 0 (all fits) to 1 says how much of it does not. */
  next(wildness: number): FuzzRequest {
    return this.#make(this.#pick(), wildness);
  }

  nextStream(wildness: number): FuzzRequest {
    return this.#make(this.#options.random.pick(this.#streams), wildness);
  }

  #make({ method, path, operation }: Described, wildness: number): FuzzRequest {
    const { random, known, document } = this.#options;
    const values = new ValueMaker({ random, known, components: document.components?.schemas ?? {}, wildness });
    const parts = new RequestParts(random, known, values, wildness);
    const address = parts.path(path, operation);
    const payload = parts.payload(operation);
    return {
      operationId: operation.operationId,
      method: random.chance(wildness / 30) ? random.pick(OTHER_METHODS) : method,
      url: address + parts.query(operation),
      headers: { ...parts.headers(operation, payload), ...this.#credential(operation, wildness) },
      ...(payload === undefined ? {} : { payload }),
    };
  }

  #pick(): Described {
    const { random, seldom = [] } = this.#options;
    const picked = random.pick(this.#operations);
    return seldom.includes(picked.operation.operationId) && !random.chance(SELDOM) ? this.#pick() : picked;
  }

  #credential(operation: Operation, wildness: number): Record<string, string> {
    const { random, tokenFor } = this.#options;
    if (tokenFor === undefined) return {};
    if (random.chance(wildness / 20)) return { authorization: random.pick(BAD_CREDENTIALS) };
    const token = tokenFor(operation);
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  }
}

const SELDOM = 0.15;
const BAD_CREDENTIALS: readonly string[] = [
  "Bearer",
  "Bearer a b",
  "Bearer ü",
  "Basic YTpi",
  `Bearer ${"x".repeat(43)}`,
];

const OTHER_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];

class RequestParts {
  readonly #random: Random;
  readonly #known: KnownValues;
  readonly #values: ValueMaker;
  readonly #wildness: number;
  /** The table that the path names, if it names one. */
  #table = "";

  constructor(random: Random, known: KnownValues, values: ValueMaker, wildness: number) {
    this.#random = random;
    this.#known = known;
    this.#values = values;
    this.#wildness = wildness;
  }

  path(template: string, operation: Operation): string {
    const parameters = parametersIn(operation, "path");
    return template.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (this.#random.chance(this.#wildness / 3)) return encoded(hostileText(this.#random)) || SPACE;
      const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
      const value = asText(this.#values.make(schema, name === "id" ? idName(template) : name));
      if (name === "name") this.#table = value;
      return encoded(value) || SPACE;
    });
  }

  query(operation: Operation): string {
    const pairs = parametersIn(operation, "query").flatMap((parameter) => this.#pairs(parameter));
    if (this.#random.chance(this.#wildness / 8)) {
      pairs.push(`${encoded(this.#random.pick(HOSTILE_NAMES))}=${encoded(hostileText(this.#random))}`);
    }
    const [first] = pairs;
    if (first !== undefined && this.#random.chance(this.#wildness / 10)) pairs.push(first);
    if (this.#random.chance(this.#wildness / 20))
      pairs.push(this.#random.pick(["%ZZ=1", "%E0%A4%A", "&&", "=", "a[]=1"]));
    return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
  }

  #pairs({ name, schema = {}, required }: Parameter): string[] {
    if (required !== true && this.#random.chance(0.5) && schema.type !== "object") return [];
    if (required === true && this.#random.chance(this.#wildness / 8)) return [];
    if (schema.type === "object") return this.#columns(name);
    return [`${encoded(name)}=${encoded(asText(this.#values.make(schema, name)))}`];
  }

  /** `pk.id=1` and `where.kind=jump`: a parameter for each column of the table that the path names. */
  #columns(prefix: string): string[] {
    const key = this.#known.keyOf(this.#table);
    const columns = this.#known.columns(this.#table);
    const chosen = columns.filter(({ name }) =>
      prefix === "pk" ? key.includes(name) !== this.#random.chance(this.#wildness / 6) : this.#random.chance(0.1),
    );
    return chosen.map((column) => `${prefix}.${encoded(column.name)}=${encoded(asText(this.#cell(column)))}`);
  }

  #cell({ name, type }: KnownColumn): unknown {
    const kind = type === "integer" || type === "boolean" ? type : type === "json" ? "object" : "string";
    return this.#values.make(
      this.#random.chance(this.#wildness / 4) ? { type: "null" } : { type: kind },
      `${this.#table}.${name}`,
    );
  }

  payload(operation: Operation): string | undefined {
    const schema = operation.requestBody?.content["application/json"]?.schema;
    if (schema === undefined) return this.#random.chance(this.#wildness / 10) ? '{"a":1}' : undefined;
    if (this.#random.chance(this.#wildness / 20)) return this.#random.pick(MALFORMED_BODIES);
    const isRow = "patternProperties" in schema;
    return JSON.stringify(isRow ? this.#row() : this.#values.make(schema, ""));
  }

  /** A row for the table admin: some or all columns, with values that were seen or that only have the type. */
  #row(): Record<string, unknown> {
    const share = this.#random.pick([0.15, 1]);
    const chosen = this.#known.columns(this.#table).filter(() => this.#random.chance(share));
    const row = Object.fromEntries(chosen.map((column) => [column.name, this.#cell(column)]));
    if (this.#random.chance(this.#wildness / 6)) row[this.#random.pick(HOSTILE_NAMES)] = 1;
    return row;
  }

  headers(operation: Operation, payload: string | undefined): Record<string, string> {
    const headers: Record<string, string> = {};
    if (payload !== undefined) {
      headers["content-type"] = this.#random.chance(this.#wildness / 20)
        ? this.#random.pick(["text/plain", "application/xml", "application/json; charset=latin1", ";", "json"])
        : "application/json";
    }
    const taken = parametersIn(operation, "header").map(({ name }) => name.toLowerCase());
    if (taken.includes("idempotency-key") && this.#random.chance(0.2)) headers["idempotency-key"] = this.#key();
    if (taken.includes("last-event-id") && this.#random.chance(0.7)) headers["last-event-id"] = this.#eventId();
    if (this.#random.chance(this.#wildness / 20))
      headers.host = this.#random.pick(["evil.example", "127.0.0.1:1", "[::1]"]);
    if (this.#random.chance(this.#wildness / 20)) headers["sec-fetch-site"] = this.#random.pick(["cross-site", "x"]);
    if (this.#random.chance(this.#wildness / 20))
      headers.origin = this.#random.pick(["null", "http://evil.example", "x"]);
    return headers;
  }

  #eventId(): string {
    const seen = [...this.#known.numbers("revision"), ...this.#known.numbers("seq")];
    if (seen.length > 0 && !this.#random.chance(this.#wildness)) return String(this.#random.pick(seen));
    return this.#random.pick(["0", "-1", "1.5", "x", "", "00", "9007199254740993", "1e3", "a,b"]);
  }

  /** Few keys, so that some are used again, for the same request or for another. */
  #key(): string {
    if (this.#random.chance(this.#wildness / 3))
      return this.#random.pick(["", " ", "a b", "x".repeat(65), "é", "a, b"]);
    return `key-${this.#random.integer(1, 40)}`;
  }
}

const MALFORMED_BODIES: readonly string[] = [
  "",
  "{",
  "[",
  "null",
  "1",
  '"text"',
  "[]",
  "{}x",
  '{"leadId":1e999}',
  '{"leadId":1,"leadId":2}',
  `${"[".repeat(5000)}${"]".repeat(5000)}`,
  `{"a":"${"x".repeat(70_000)}"}`,
  '{"\\u0000":1}',
  '{"a":"\\ud800"}',
  '{"__proto__":{"a":1}}',
  "\ufeff{}",
];

const parametersIn = (operation: Operation, place: string): Parameter[] =>
  (operation.parameters ?? []).filter((parameter) => parameter.in === place);

/** In place of nothing, for a path with an empty part is another path. */
const SPACE = "%20";

/** Ids of a path `/api/tasks/{id}` are those of `tasks`. */
const idName = (template: string): string => `${/(\w+)\/\{id\}/.exec(template)?.[1]}.id`;

const asText = (value: unknown): string => (typeof value === "string" ? value : String(JSON.stringify(value)));

/** Half a surrogate pair cannot be encoded: it goes as the bytes that some clients would send. */
const encoded = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80");
