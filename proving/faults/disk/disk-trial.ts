/** A game whose store breaks and is repaired: what is checked of every change meanwhile. */
import { Client, type Headers, keyed, type Reply } from "../../harness/client.ts";
import type { Game } from "../../harness/spawn-service.ts";
import type { Findings } from "../fault.ts";
import type { BrokenStore } from "./broken-store.ts";

/** A game, and what happens to it while its store breaks and is repaired. */
export interface DiskGame {
  readonly game: Game;
  run(trial: DiskTrial, times: number): Promise<void>;
}

export interface Change {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

/** What is stored, as clients see it; changes of the revision show that something else was written. */
export interface Shown {
  readonly revision: number;
  readonly text: string;
}

/** Changes after which a broken store must have refused one. */
const MOST_CHANGES = 2000;

export class DiskTrial {
  readonly store: BrokenStore;
  refused = 0;
  accepted = 0;
  readonly #findings: Findings;
  readonly #client: Client;
  #headers: Headers = {};
  #show: () => Promise<Shown | undefined> = async () => undefined;

  constructor(store: BrokenStore, findings: Findings) {
    this.store = store;
    this.#findings = findings;
    this.#client = new Client(store.url);
  }

  /** `show` reads what is stored, undefined while it cannot be; `headers` are those of every change. */
  prepare(show: () => Promise<Shown | undefined>, headers: Headers = {}): void {
    this.#show = show;
    this.#headers = headers;
  }

  /** The change is refused as promised and without a trace, or accepted. Refusals by the rules are not judged. */
  async tryChange(change: Change): Promise<void> {
    const { path } = change;
    const before = await this.#show();
    const reply = await this.#send(change);
    const after = await this.#show();
    // A full disk may still take a small commit of something due: then the revision has moved.
    const isChanged = before !== undefined && after?.revision === before.revision && after.text !== before.text;
    if (reply.status < 300) {
      this.accepted += 1;
      this.expect(!this.store.refusesAll || after?.text === before?.text, `${path} was accepted`);
    } else if (reply.status === 503) {
      this.refused += 1;
      this.#expectUnavailable(path, reply);
      this.expect(!isChanged, `${path} was refused, but changed something`);
    } else {
      this.expect(reply.status < 500, `${path}: ${reply.status} ${reply.text}`);
    }
  }

  /** `next` gives the changes of one attempt. */
  async tryUntilRefused(next: () => readonly Change[]): Promise<void> {
    const refusedBefore = this.refused;
    for (let count = 0; count < MOST_CHANGES && this.refused === refusedBefore; count += 1) {
      for (const change of next()) await this.tryChange(change);
    }
    this.expect(this.refused > refusedBefore, "no change was refused while the store was broken");
  }

  /** Also content with the status `other`. */
  async expectSuccess(change: Change, other?: number): Promise<void> {
    const { status, text } = await this.#send(change);
    this.expect(status < 300 || status === other, `${change.path} on a working store: ${status} ${text}`);
  }

  /** The reply to a GET: 200 always, or 503 too where `mayRefuse`. */
  async read(path: string, mayRefuse = false, headers: Headers = {}): Promise<Reply> {
    const reply = await this.#client.send("GET", path, undefined, headers);
    if (mayRefuse && reply.status === 503) this.#expectUnavailable(path, reply);
    else this.expect(reply.status === 200, `GET ${path}: ${reply.status} ${reply.text}`);
    return reply;
  }

  expect(holds: boolean, fault: string): void {
    this.#findings.expect(holds, fault);
  }

  close(): void {
    this.#client.close();
  }

  #expectUnavailable(path: string, { code, text, retryAfter }: Reply): void {
    this.expect(code === "store-unavailable", `${path}: ${text}`);
    this.expect(retryAfter !== undefined, `${path}: no Retry-After`);
  }

  #send({ method = "POST", path, body, key }: Change): Promise<Reply> {
    const headers = { ...this.#headers, ...(key === undefined ? {} : keyed(key)) };
    return this.#client.send(method, path, body, headers);
  }
}
