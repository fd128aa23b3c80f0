/** Sends changes to a game whose store breaks and is repaired, and checks each of them. */
import { Client, type Headers, keyed, type Reply } from "../../harness/client.ts";
import type { Game } from "../../harness/spawn-service.ts";
import type { Findings } from "../fault.ts";
import type { BrokenStore } from "./broken-store.ts";

export interface DiskGame {
  readonly game: Game;
  inject(run: DiskRun, times: number): Promise<void>;
}

export interface Change {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

/** The stored state as clients see it. A new revision shows that something else was written. */
export interface Shown {
  readonly revision: number;
  readonly text: string;
}

/** Most changes until a broken store must have refused one. */
const MOST_CHANGES = 2000;

export type DiskRun = ReturnType<typeof newDiskRun>;

export function newDiskRun(store: BrokenStore, findings: Findings) {
  const client = new Client(store.url);
  let common: Headers = {};
  let show: () => Promise<Shown | undefined> = async () => undefined;
  const expect = (holds: boolean, fault: string) => findings.expect(holds, fault);

  const expectUnavailable = (path: string, { code, text, retryAfter }: Reply): void => {
    expect(code === "store-unavailable", `${path}: ${text}`);
    expect(retryAfter !== undefined, `${path}: no Retry-After`);
  };

  const send = ({ method = "POST", path, body, key }: Change): Promise<Reply> =>
    client.send(method, path, body, { ...common, ...(key === undefined ? {} : keyed(key)) });

  const run = {
    ...{ store, expect, refused: 0, accepted: 0, close: () => client.close() },
    /** `read` returns the stored state, undefined while it cannot be read. Every change is sent with `headers`. */
    prepare(read: typeof show, headers: Headers = {}): void {
      show = read;
      common = headers;
    },
    /** Expects that the change is accepted, or refused with 503 and without a trace. Refusals by the rules are not judged. */
    async tryChange(change: Change): Promise<void> {
      const { path } = change;
      const before = await show();
      const reply = await send(change);
      const after = await show();
      // A full disk may still store a small commit of a due event, which raises the revision.
      const isChanged = before !== undefined && after?.revision === before.revision && after.text !== before.text;
      if (reply.status < 300) {
        run.accepted += 1;
        expect(!store.refusesAll || after?.text === before?.text, `${path} was accepted`);
      } else if (reply.status === 503) {
        run.refused += 1;
        expectUnavailable(path, reply);
        expect(!isChanged, `${path} was refused, but changed something`);
      } else {
        expect(reply.status < 500, `${path}: ${reply.status} ${reply.text}`);
      }
    },
    /** `next` returns the changes of one attempt. */
    async tryUntilRefused(next: () => readonly Change[]): Promise<void> {
      const refusedBefore = run.refused;
      for (let count = 0; count < MOST_CHANGES && run.refused === refusedBefore; count += 1) {
        for (const change of next()) await run.tryChange(change);
      }
      expect(run.refused > refusedBefore, "no change was refused while the store was broken");
    },
    /** Accepts the status `other` too. */
    async expectSuccess(change: Change, other?: number): Promise<void> {
      const { status, text } = await send(change);
      expect(status < 300 || status === other, `${change.path} on a working store: ${status} ${text}`);
    },
    /** Returns the reply to a GET and expects 200, or with `mayRefuse` also 503. */
    async read(path: string, mayRefuse = false, headers: Headers = {}): Promise<Reply> {
      const reply = await client.send("GET", path, undefined, headers);
      if (mayRefuse && reply.status === 503) expectUnavailable(path, reply);
      else expect(reply.status === 200, `GET ${path}: ${reply.status} ${reply.text}`);
      return reply;
    },
  };
  return run;
}
