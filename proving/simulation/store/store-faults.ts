/** Which calls of a store fail, and how: drawn from the seed, one decision at every call. */
import { InDoubtError, StoreUnavailableError } from "@outbound/kit/store/errors.ts";
import type { CompiledQuery } from "kysely";
import type { Random } from "../../harness/random.ts";
import { yieldTurns } from "./event-loop.ts";
import type { Hooks } from "./hooked-dialect.ts";

/** Chances, from 0 to 1, at each call of the store. */
type Chances = typeof NONE;
const NONE = {
  /** The call takes some turns of the event loop, so that others overtake it; `readDelay` on the read-only handle. */
  ...{ delay: 0, readDelay: 0 },
  /** The call fails and changes nothing. */
  failure: 0,
  /** The call fails, executed or not, and every later call on the connection fails: the transaction is lost. */
  loss: 0,
  /** The call throws an error that no store is expected to throw. */
  surprise: 0,
  /** For a commit: the connection is lost, and the outcome is unknown. */
  doubt: 0,
};

const MOODS = {
  calm: NONE,
  slow: { ...NONE, delay: 0.5, readDelay: 0.5 },
  shaky: { delay: 0.2, readDelay: 0.4, failure: 0.04, loss: 0.03, surprise: 0, doubt: 0.1 },
  doubtful: { ...NONE, delay: 0.1, readDelay: 0.8, doubt: 0.6 },
  odd: { ...NONE, delay: 0.1, readDelay: 0.1, surprise: 0.05 },
  down: { ...NONE, failure: 1, doubt: 1 },
} satisfies Record<string, Chances>;

export type Mood = keyof typeof MOODS;

/** Handle of a store: the one that writes or the one that can only read. It has one connection. */
export type Handle = "write" | "read";

type Call = "connect" | "begin" | "query" | "commit" | "rollback";

/** A command that a transaction stored under its key. */
export interface KeyedCommand {
  readonly principal: string;
  readonly key: string;
  /** The service's time. The key expires a day later. */
  readonly at: number;
}

/**
 * Called after a commit with its commands in their order, before any caller can learn of it. `forgotten`: the principals whose
 * earlier keys it deleted.
 */
type OnCommit = (commands: readonly KeyedCommand[], forgotten: readonly string[]) => Promise<void>;

const LONGEST_DELAY = 6;

export type StoreFaults = ReturnType<typeof newStoreFaults>;

/** `note` is called with each injected fault. */
export function newStoreFaults(random: Random, note: (what: string) => void) {
  let chances: Chances = NONE;
  let callsLeft = Number.POSITIVE_INFINITY;
  const lost = () => new StoreUnavailableError("SIMULATED", "the connection was lost");
  /** Draws nothing for a chance of 0, so that the draws of one mood do not depend on the others. */
  const happens = (share: number) => share > 0 && random.chance(share);

  async function pass(handle: Handle): Promise<void> {
    if (faults.isCrashed) await crash("");
    if (happens(handle === "read" ? chances.readDelay : chances.delay))
      await yieldTurns(random.integer(1, LONGEST_DELAY));
    if (faults.isCrashed) await crash("");
  }

  function isCrash(): boolean {
    callsLeft -= 1;
    return callsLeft < 0;
  }

  /** Never resolves: memory is lost, and work in progress never returns. */
  function crash(where: string): Promise<never> {
    if (!faults.isCrashed) note(`crash at a ${where}`);
    faults.isCrashed = true;
    return new Promise(() => {});
  }

  function fail(call: Call, error: Error): never {
    note(`${call}: ${error.message}`);
    throw error;
  }

  /** Runs the call, perhaps after a delay, or throws the store's error. */
  async function before(call: Exclude<Call, "commit">, handle: Handle): Promise<void> {
    await pass(handle);
    if (isCrash()) await crash(call);
    // Kysely does not release its lock of SQLite's one connection when a connect fails; SQLite's never does.
    if (call === "rollback" || call === "connect") return;
    if (happens(chances.failure)) fail(call, new StoreUnavailableError("SIMULATED", `no ${call}`));
    if (!happens(chances.surprise)) return;
    faults.isSurprised = true;
    fail(call, new Error(`a surprise instead of a ${call}`));
  }

  /** Returns the outcome of a commit. Throws for one that fails before it begins. */
  async function outcomeOfCommit(handle: Handle) {
    await pass(handle);
    if (isCrash()) return random.pick(["crash", "made before the crash"] as const);
    if (happens(chances.doubt)) return random.pick(["made in doubt", "undone in doubt"] as const);
    if (happens(chances.failure)) fail("commit", new StoreUnavailableError("SIMULATED", "no commit"));
    return "made";
  }

  /** Hooks for one handle, whose calls fail. They report every commit that was really made. */
  function hooks(handle: Handle, onCommit: OnCommit): Hooks {
    let isLost = false;
    let commands: KeyedCommand[] = [];
    let forgotten: string[] = [];
    return {
      connect: () => before("connect", handle),
      connected: () => {
        isLost = false;
      },
      begin: async () => {
        await before("begin", handle);
        commands = [];
        forgotten = [];
      },
      query: async (query, run) => {
        await before("query", handle);
        if (isLost) throw lost();
        isLost = happens(chances.loss);
        const when = isLost ? random.pick(["before", "after"] as const) : undefined;
        if (isLost) note(`the connection is lost ${when} a query`);
        if (when === "before") throw lost();
        const result = await run();
        if (when === "after") throw lost();
        commands.push(...commandIn(query));
        if (FORGETS_KEYS.test(query.sql)) forgotten.push(String(query.parameters[0]));
        return result;
      },
      commit: async ({ commit, rollback }) => {
        const outcome = await outcomeOfCommit(handle);
        if (isLost) throw lost();
        if (outcome === "crash") await crash("commit");
        if (outcome === "undone in doubt") await rollback();
        else {
          await commit();
          await onCommit(commands, forgotten);
        }
        if (outcome === "made before the crash") await crash("commit that was made");
        if (outcome === "made") return;
        note(`a commit is ${outcome}`);
        throw new InDoubtError();
      },
      rollback: () => before("rollback", handle),
    };
  }

  const faults = {
    hooks,
    /** No request is answered any more, and no call of the store returns. */
    isCrashed: false,
    /** An unexpected error was thrown since the mood was set, so answers may be 500. */
    isSurprised: false,
    /** Whether answers may be 503. */
    get canFail(): boolean {
      return chances.failure + chances.loss + chances.doubt > 0;
    },
    /** Sets the mood. With a number, the service crashes after that many calls. */
    set(mood: Mood, callsToCrash = Number.POSITIVE_INFINITY): void {
      chances = MOODS[mood];
      callsLeft = callsToCrash;
      faults.isSurprised = false;
    },
  };
  return faults;
}

const FORGETS_KEYS = /^delete from "idempotency_keys" where "principal" = \?$/;
const STORES_KEY = /^insert into "idempotency_keys" \(([^)]*)\)/;

function commandIn({ sql, parameters }: CompiledQuery): KeyedCommand[] {
  const columns = STORES_KEY.exec(sql)?.[1]?.replaceAll('"', "").split(", ");
  if (columns === undefined) return [];
  const value = (column: string) => parameters[columns.indexOf(column)];
  return [{ principal: String(value("principal")), key: String(value("key")), at: Number(value("created_at")) }];
}
