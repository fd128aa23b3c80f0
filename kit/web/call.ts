/**
 * Requests as values, typed by a service's contract: a call can be sent, tried out, repeated safely and shown as a curl
 * command. What the contract does not know does not compile.
 */
import { ProblemError, problemOf } from "./problem.ts";

/** `paths` of a contract, as openapi-typescript makes it. */
type Paths = object;
type Method = "get" | "post" | "patch" | "delete" | "put";

type OperationOf<P extends Paths, Path extends keyof P, M extends Method> = M extends keyof P[Path]
  ? NonNullable<P[Path][M]>
  : never;

/** The paths that have this method. */
export type PathsWith<P extends Paths, M extends Method> = {
  [Path in keyof P]: [OperationOf<P, Path, M>] extends [never]
    ? never
    : OperationOf<P, Path, M> extends { responses: unknown }
      ? Path
      : never;
}[keyof P] &
  string;

type JsonOf<Response> = Response extends { content: { "application/json": infer Body } } ? Body : undefined;

/** What the operation answers when it succeeds; undefined where there is no body. */
export type AnswerOf<P extends Paths, Path extends keyof P, M extends Method> =
  OperationOf<P, Path, M> extends { responses: infer Responses } ? JsonOf<Responses[keyof Responses]> : never;

type Part<Source, Name extends string> = Source extends { [K in Name]?: infer Found } ? NonNullable<Found> : never;
type Parameters<Operation, Place extends string> = Operation extends { parameters: infer Given }
  ? Part<Given, Place>
  : never;
type BodyOf<Operation> = Operation extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: { "application/json": infer Json } }
    ? Json
    : never
  : never;

type Field<Name extends string, Value> = [Value] extends [never]
  ? { readonly [K in Name]?: never }
  : object extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

/** What a call needs: the path's parameters, a query and a body, each where the operation has one. */
export type InputOf<P extends Paths, Path extends keyof P, M extends Method> = Field<
  "path",
  Parameters<OperationOf<P, Path, M>, "path">
> &
  Field<"query", Parameters<OperationOf<P, Path, M>, "query">> &
  Field<"body", BodyOf<OperationOf<P, Path, M>>>;

type Given<Input> = object extends Input ? [input?: Input] : [input: Input];

/** One request, not yet sent. */
export interface Call<Answer> {
  readonly method: string;
  /** With its parameters and query, from the slash on. */
  readonly url: string;
  readonly body: unknown;
  /** Rejects with a ProblemError, also when the service cannot be reached. */
  send(options?: { readonly signal?: AbortSignal }): Promise<Answer>;
  /** The same call with `preview=true`: what it would do. Only for operations that take it. */
  preview(): Call<Answer>;
}

export type Api<P extends Paths> = {
  readonly [M in Method]: <Path extends PathsWith<P, M>>(
    path: Path,
    ...given: Given<InputOf<P, Path, M>>
  ) => Call<AnswerOf<P, Path, M>>;
};

/** The calls of a service whose contract is `P`, sent to where the page came from. */
export function createApi<P extends Paths>(): Api<P> {
  const method =
    (name: Method) =>
    (path: string, input: AnyInput = {}) =>
      new PlainCall(name.toUpperCase(), addressOf(path, input), input.body);
  return {
    get: method("get"),
    post: method("post"),
    put: method("put"),
    patch: method("patch"),
    delete: method("delete"),
  } as unknown as Api<P>;
}

interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function addressOf(path: string, { path: values = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null)
      .flatMap(([name, value]) => parametersOf(name, value)),
  ).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

/** A list is the parameter repeated; of an object each entry is a parameter by itself (style form, exploded). */
function parametersOf(name: string, value: unknown): string[][] {
  if (Array.isArray(value)) return value.map((one) => [name, String(one)]);
  if (typeof value !== "object" || value === null) return [[name, String(value)]];
  return Object.entries(value).map(([key, one]) => [key, String(one)]);
}

class PlainCall implements Call<never> {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;

  constructor(method: string, url: string, body: unknown) {
    this.method = method;
    this.url = url;
    this.body = body;
  }

  preview(): PlainCall {
    return new PlainCall(this.method, `${this.url}${this.url.includes("?") ? "&" : "?"}preview=true`, this.body);
  }

  async send({ signal }: { readonly signal?: AbortSignal } = {}): Promise<never> {
    const request: RequestInit = {
      method: this.method,
      headers: {
        ...(this.body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.method === "GET" ? {} : { "idempotency-key": randomKey() }),
      },
      ...(this.body === undefined ? {} : { body: JSON.stringify(this.body) }),
      ...(signal === undefined ? {} : { signal }),
    };
    const response = await fetchPatiently(this.url, request);
    if (!response.ok) throw await problemOf(response);
    const text = await response.text();
    return (text === "" ? undefined : JSON.parse(text)) as never;
  }
}

/** How long to wait before each repetition of a request that got no answer. */
const REPETITIONS_MS = [300, 1_000, 2_500];

/**
 * A lost connection and a 503, also `outcome-unknown`, are answered by sending the same request again: its key makes sure
 * that it happens once.
 */
async function fetchPatiently(url: string, request: RequestInit): Promise<Response> {
  for (const pause of REPETITIONS_MS) {
    try {
      const response = await fetch(url, request);
      if (response.status !== 503) return response;
    } catch (error) {
      if (request.signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  try {
    return await fetch(url, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ProblemError({
      status: 0,
      code: "unreachable",
      title: "No connection",
      detail: "The service does not answer. Nothing is lost: what was answered before is kept. Try again in a moment.",
    });
  }
}

/** crypto.randomUUID is only there on https and localhost, and the service may be used on a home network without either. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
