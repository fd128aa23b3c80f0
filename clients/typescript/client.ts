/** The common part of both games' clients: openapi-fetch with keys for commands, and retries. */
import createClient, { type Client, type Middleware } from "openapi-fetch";
import { NoAnswerError } from "./problem.ts";
import { type Fetch, type RetryOptions, retryingFetch } from "./retry.ts";

/** For a parameter, the operations that accept it, such as `POST /api/jump`. Generated with the contract. */
type Taking = Readonly<Record<string, readonly string[]>>;

export interface PlainClient<Paths extends object> {
  readonly client: Client<Paths>;
  /** Repeats unanswered requests, as the client does. */
  readonly fetch: Fetch;
}

export interface PlainOptions extends RetryOptions {
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Added to the query of every operation that accepts it, unless the call sets it. */
  readonly query?: Readonly<Record<string, string>>;
}

export function plainClient<Paths extends object>(taking: Taking, options: PlainOptions): PlainClient<Paths> {
  const { baseUrl, headers = {}, query = {} } = options;
  const fetch = retryingFetch(options);
  const client = createClient<Paths>({ baseUrl, headers, fetch });
  client.use(withKeys(taking), withQuery(taking, query), REJECTS_PAGES);
  return { client, fetch };
}

/**
 * Signing in and out accept no key but are repeated too: the worst result is one more session. Other commands without a key
 * are not repeated once their outcome is unknown.
 */
const REPEATABLE = /^POST \/api\/(auth\/sign-(in|out)|admin\/log(in|out))$/;

/** Adds a new Idempotency-Key to every command that accepts one. */
function withKeys(taking: Taking): Middleware {
  const keyed = new Set(taking["Idempotency-Key"]);
  return {
    onRequest({ request, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      const takesKey = keyed.has(operation) || REPEATABLE.test(operation);
      if (takesKey && !request.headers.has("idempotency-key")) {
        request.headers.set("idempotency-key", randomKey());
      }
    },
  };
}

/** The request from which each one was made. Node lets a request follow a signal only while something refers to its object. */
const ORIGINALS = new WeakMap<Request, Request>();

function withQuery(taking: Taking, query: Readonly<Record<string, string>>): Middleware {
  return {
    async onRequest({ request, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      const url = new URL(request.url);
      for (const [name, value] of Object.entries(query)) {
        if (taking[name]?.includes(operation) && !url.searchParams.has(name)) url.searchParams.set(name, value);
      }
      if (url.href === request.url) return undefined;
      const { method, headers, signal, credentials } = request;
      // Firefox has no `Request.body`, which would show whether there is one.
      const text = await request.text();
      const named = new Request(url, { method, headers, signal, credentials, body: text === "" ? null : text });
      ORIGINALS.set(named, request);
      return named;
    },
  };
}

/** Throws a NoAnswerError for a page with a status of success: that of a proxy that asks for a sign-in, for example. */
const REJECTS_PAGES: Middleware = {
  onResponse({ request, response, schemaPath }) {
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !schemaPath.startsWith("/api/") || !type.startsWith("text/html")) return;
    throw new NoAnswerError(`${request.method} ${request.url}: ${type} came instead of JSON, and not from the service`);
  },
};

/** Returns 128 random bits. `randomUUID` is missing from pages loaded over plain HTTP. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the URL of a path of the service. */
export const addressOf = (baseUrl: string, path: string): string => `${baseUrl.replace(/\/$/, "")}${path}`;
