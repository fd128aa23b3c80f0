/** Sends generated requests to the space app and holds every answer to the description. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { App } from "@outbound/kit/http/app.ts";
import { type Contract, createContract } from "@outbound/kit/openapi/contract.ts";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { createSpaceApp } from "@outbound/space/api/app.ts";
import type { SaveDocument } from "@outbound/space/rules/save.ts";
import { MIGRATIONS } from "@outbound/space/store/migrations.ts";
import { type SpaceTables, TABLES } from "@outbound/space/store/tables.ts";
import { type Random, seededRandom } from "../service/random.ts";
import { type KnownTable, KnownValues } from "./known-values.ts";
import { mutatedSave } from "./mutated-save.ts";
import { type FuzzRequest, RequestMaker } from "./openapi-requests.ts";

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** 0: sequences of valid requests; 1: hardly a request that fits. */
  readonly wildness: number;
}

export interface Failure {
  /** Which request of the run it was, from 1. */
  readonly place: number;
  readonly request: FuzzRequest;
  readonly status: number;
  readonly why: readonly string[];
}

export interface FuzzVerdict {
  readonly failures: readonly Failure[];
  /** How many answers of each status each operation gave. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly slowestMs: number;
}

interface TableAnswer {
  readonly table: KnownTable;
  readonly rows: readonly unknown[];
}

/** Its answers do not end. */
const WITHOUT = ["streamEvents"];
/** Requests between two new games: what came before shall not hold up what is to be tried. */
const REQUESTS_PER_GAME = 150;
const MOST_FAILURES = 20;
const IMPORTS_AMONG_REQUESTS = 0.1;

/** The same options give the same requests and answers. Ends early after many failures. */
export async function fuzzSpace({ requests, seed, wildness }: FuzzOptions): Promise<FuzzVerdict> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-fuzz-"));
  const store = await openStore<SpaceTables>(`sqlite:${join(folder, "fuzz.db")}`, { tables: TABLES });
  await migrate(store, MIGRATIONS);
  const app = createSpaceApp({ store, version: "0.0.0", seed, settings: { rateLimit: false } });
  try {
    await app.ready();
    const run = new Run(app, seed);
    for (let place = 1; place <= requests && run.failures.length < MOST_FAILURES; place += 1) {
      if (place % REQUESTS_PER_GAME === 1) await run.begin(place);
      await run.step(place, wildness);
    }
    return run;
  } finally {
    await app.close();
    await store.close();
    await rm(folder, { recursive: true });
  }
}

class Run implements FuzzVerdict {
  readonly failures: Failure[] = [];
  readonly answers = new Map<string, Map<number, number>>();
  slowestMs = 0;
  readonly #app: App;
  readonly #contract: Contract;
  readonly #known = new KnownValues();
  readonly #maker: RequestMaker;
  readonly #random: Random;

  constructor(app: App, seed: number) {
    const document = app.openapi();
    this.#app = app;
    this.#contract = createContract(document);
    this.#random = seededRandom(seed);
    this.#maker = new RequestMaker({ document, random: this.#random, known: this.#known, without: WITHOUT });
    for (const operationId of this.#maker.operationIds) this.answers.set(operationId, new Map());
  }

  /** A game of this number, and a look at what it holds. */
  async begin(seed: number): Promise<void> {
    const headers = { "content-type": "application/json" };
    const payload = JSON.stringify({ seed, difficulty: "sandbox" });
    await this.#app.inject({ method: "POST", url: "/api/save/new", headers, payload });
    for (const path of ["world", "crew", "ship", "tech"]) this.#known.learn(await this.#read(`/api/${path}`), path);
    const tables = (await this.#read("/api/admin/tables")) as readonly string[];
    this.#known.learn(tables, "tables");
    for (const table of tables) {
      const answer = (await this.#read(`/api/admin/tables/${table}/rows?limit=20`)) as TableAnswer;
      this.#known.learn(answer.rows, table);
      this.#known.learnTable(answer.table);
    }
  }

  async #read(url: string): Promise<unknown> {
    const { body } = await this.#app.inject({ method: "GET", url });
    return JSON.parse(body);
  }

  async step(place: number, wildness: number): Promise<void> {
    const isImport = this.#random.chance(wildness * IMPORTS_AMONG_REQUESTS);
    await this.#send(place, isImport ? await this.#mutatedImport() : this.#maker.next(wildness));
  }

  /** No schema says how to make a save that fits; so one is exported and a little of it is changed. */
  async #mutatedImport(): Promise<FuzzRequest> {
    const save = mutatedSave((await this.#read("/api/save/export")) as SaveDocument, this.#random);
    return {
      operationId: "importSave",
      method: "POST",
      url: "/api/save/import",
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(save),
    };
  }

  async #send(place: number, request: FuzzRequest): Promise<void> {
    const start = performance.now();
    const answer = await this.#app.inject({ ...request, method: request.method as "GET" });
    this.slowestMs = Math.max(this.slowestMs, performance.now() - start);
    const { statusCode: status, headers, body } = answer;
    this.#count(request.operationId, status);
    const why = [
      ...(status >= 500 ? [body] : []),
      ...this.#contract.check({
        method: request.method,
        path: request.url,
        status,
        headers,
        body: request.method === "HEAD" ? undefined : body,
      }),
    ];
    if (why.length > 0) this.failures.push({ place, request, status, why });
    if (status < 300 && /[/+]json/.test(String(headers["content-type"])) && body !== "") {
      this.#known.learn(JSON.parse(body), request.operationId);
    }
  }

  #count(operationId: string, status: number): void {
    const counts = this.answers.get(operationId) ?? new Map<number, number>();
    this.answers.set(operationId, counts);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
}
