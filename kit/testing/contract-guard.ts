/** Checks every answer of an app under test against its description. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../http/app/app.ts";
import { type Contract, createContract } from "../openapi/contract.ts";

export interface ContractGuard {
  /** The violations so far, without duplicates. */
  violations(): string[];
  /** Returns how many answers were checked. */
  checked(): number;
  /** Returns `operationId status` for every answer, sorted: the coverage of the tests. */
  seen(): string[];
}

/**
 * Must be called on an app before it is ready. Checks answers to `inject` and over sockets, except event streams, pages and
 * files. Apps that give the same `description` name share one description, which is made once.
 */
export function guardContract(app: App, description?: string): ContractGuard {
  const violations = new Set<string>();
  const seen = new Set<string>();
  let checked = 0;
  let contract: Contract | undefined;

  /** A description that cannot be made counts as a violation: throwing here would change the answer under test. */
  function check(request: FastifyRequest, reply: FastifyReply, payload: unknown): string[] {
    try {
      contract ??= contractOf(app, description);
      return contract.check({
        method: request.method,
        path: request.url,
        status: reply.statusCode,
        headers: reply.getHeaders(),
        body: bodyOf(request.method, unpacked(payload, reply.getHeader("content-encoding"))),
      });
    } catch (error) {
      return [`the description cannot be checked: ${(error as Error).message}`];
    }
  }

  app.addHook("onSend", (request, reply, payload, done) => {
    const { schema, url } = request.routeOptions;
    const described = schema !== undefined && schema.hide !== true;
    if (described || url === undefined) {
      checked += 1;
      if (described) seen.add(`${schema.operationId} ${reply.statusCode}`);
      for (const violation of check(request, reply, payload)) violations.add(violation);
    }
    done(null, payload);
  });
  return {
    violations: () => [...violations],
    checked: () => checked,
    seen: () => [...seen].sort(),
  };
}

/**
 * Apps with the same description share a contract, because its validators compile slowly. Without a name the descriptions' texts
 * are compared.
 */
function contractOf(app: App, description?: string): Contract {
  const key = description ?? JSON.stringify(app.openapi("closed"));
  const contract = contracts.get(key) ?? createContract(app.openapi("closed"));
  contracts.set(key, contract);
  return contract;
}

const contracts = new Map<string, Contract>();

/** Decompresses an answer as the client does. */
export function unpacked(payload: unknown, coding: unknown): unknown {
  if (!(payload instanceof Uint8Array)) return payload;
  if (coding === "br") return brotliDecompressSync(payload);
  return coding === "gzip" ? gunzipSync(payload) : payload;
}

function bodyOf(method: string, payload: unknown): string | Uint8Array | undefined {
  if (method === "HEAD") return undefined;
  if (payload === undefined || payload === null) return "";
  return typeof payload === "string" || payload instanceof Uint8Array ? payload : undefined;
}
