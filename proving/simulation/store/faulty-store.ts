/** A store whose calls fail: drawn from the seed, one decision at every call. It reports every commit that was really made. */
import { InDoubtError, StoreUnavailableError } from "@outbound/kit/store/errors.ts";
import type { CompiledQuery } from "kysely";
import type { Random } from "../../harness/random.ts";
import { yieldTurns } from "./event-loop.ts";
import type { Hooks } from "./hooked-dialect.ts";

/** Chances, from 0 to 1, at each call of the store. */
interface Chances {
  /** The call takes some turns of the event loop, so that others overtake it. */
  readonly delay: number;
  /** The same delay, for reads on the read-only handle. */
  readonly readDelay: number;
  /** The call fails and changes nothing. */
  readonly failure: number;
  /** The call fails, executed or not, and every later call on the connection fails: the transaction is lost. */
  readonly loss: number;
  /** The call throws an error that no store is expected to throw. */
  readonly surprise: number;
  /** For a commit: the connection is lost, and the outcome is unknown. */
  readonly doubt: number;
}

const NONE: Chances = { delay: 0, readDelay: 0, failure: 0, loss: 0, surprise: 0, doubt: 0 };

const MOODS = {
  calm: NONE,
  slow: { ...NONE, delay: 0.5, readDelay: 0.5 },
  shaky: { delay: 0.2, readDelay: 0.4, failure: 0.04, loss: 0.03, surprise: 0, doubt: 0.1 },
  doubtful: { ...NONE, delay: 0.1, readDelay: 0.8, doubt: 0.6 },
  odd: { ...NONE, delay: 0.1, readDelay: 0.1, surprise: 0.05 },
  down: { ...NONE, failure: 1, doubt: 1 },
} as const satisfies Record<string, Chances>;

export type Mood = keyof typeof MOODS;

/** Handle of a store: the one that writes or the one that can only read. */
export type Handle = "write" | "read";

const LONGEST_DELAY = 6;

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

/** `note` is called with each injected fault. */
export function newStoreFaults(random: Random, note: (what: string) => void) {
  let mood: Mood = "calm";
  let callsToCrash = Number.POSITIVE_INFINITY;
  let isCrashed = false;
  let isSurprised = false;

  /** Draws nothing for a chance of 0, so that the draws of one mood do not depend on the others. */
  const happens = (chance: number): boolean => chance > 0 && random.chance(chance);

  const unavailable = (why: string) => new StoreUnavailableError("SIMULATED", why);

  function fail(call: string, error: Error): never {
    note(`${call}: ${error.message}`);
    throw error;
  }

  /** Never resolves: memory is lost, and work in progress never returns. */
  function crash(where: string): Promise<never> {
    if (!isCrashed) note(`crash at a ${where}`);
    isCrashed = true;
    return new Promise(() => {});
  }

  /** Resolves when the call is due, with whether the process crashes at it. */
  async function arrive(handle: Handle): Promise<boolean> {
    if (isCrashed) await crash("");
    const { delay, readDelay } = MOODS[mood];
    if (happens(handle === "read" ? readDelay : delay)) await yieldTurns(random.integer(1, LONGEST_DELAY));
    if (isCrashed) await crash("");
    callsToCrash -= 1;
    return callsToCrash < 0;
  }

  /** Resolves when the call may run, or throws the store's error. */
  async function before(call: "connect" | "begin" | "query" | "rollback", handle: Handle): Promise<void> {
    if (await arrive(handle)) await crash(call);
    // Kysely does not release its lock of SQLite's one connection when a connect fails; SQLite's never does.
    if (call === "rollback" || call === "connect") return;
    const { failure, surprise } = MOODS[mood];
    if (happens(failure)) fail(call, unavailable(`no ${call}`));
    if (!happens(surprise)) return;
    isSurprised = true;
    fail(call, new Error(`a surprise instead of a ${call}`));
  }

  return {
    /** No request is answered any more, and no call of the store returns. */
    get isCrashed() {
      return isCrashed;
    },

    /** An unexpected error was thrown since the mood was set, so answers may be 500. */
    get isSurprised() {
      return isSurprised;
    },

    /** Whether answers may be 503. */
    get canFail() {
      const { failure, loss, doubt } = MOODS[mood];
      return failure + loss + doubt > 0;
    },

    /** Sets the mood. With a number, the service crashes after that many calls. */
    set(next: Mood, calls = Number.POSITIVE_INFINITY): void {
      mood = next;
      callsToCrash = calls;
      isSurprised = false;
    },

    /** The hooks of one handle, which has one connection. */
    hooks(handle: Handle, onCommit: OnCommit): Hooks {
      let isLost = false;
      let commands: KeyedCommand[] = [];
      let forgotten: string[] = [];
      const lost = () => unavailable("the connection was lost");
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
          const loss = happens(MOODS[mood].loss) ? random.pick(["before", "after"]) : undefined;
          if (loss !== undefined) note(`the connection is lost ${loss} a query`);
          isLost = loss !== undefined;
          if (loss === "before") throw lost();
          const result = await run();
          if (loss === "after") throw lost();
          commands.push(...commandIn(query));
          if (FORGETS_KEYS.test(query.sql)) forgotten.push(String(query.parameters[0]));
          return result;
        },
        commit: async ({ commit, rollback }) => {
          const crashes = await arrive(handle);
          const { failure, doubt } = MOODS[mood];
          const isInDoubt = !crashes && happens(doubt);
          if (!crashes && !isInDoubt && happens(failure)) fail("commit", unavailable("no commit"));
          const isMade = crashes ? random.pick([false, true]) : !isInDoubt || random.pick([true, false]);
          if (isLost) throw lost();
          if (crashes && !isMade) await crash("commit");
          if (!isMade) await rollback();
          else {
            await commit();
            await onCommit(commands, forgotten);
          }
          if (crashes) await crash("commit that was made");
          if (!isInDoubt) return;
          note(`a commit is ${isMade ? "made" : "undone"} in doubt`);
          throw new InDoubtError();
        },
        rollback: () => before("rollback", handle),
      };
    },
  };
}

const FORGETS_KEYS = /^delete from "idempotency_keys" where "principal" = \?$/;
const STORES_KEY = /^insert into "idempotency_keys" \(([^)]*)\)/;

function commandIn({ sql, parameters }: CompiledQuery): KeyedCommand[] {
  const columns = STORES_KEY.exec(sql)?.[1]?.replaceAll('"', "").split(", ");
  if (columns === undefined) return [];
  const value = (column: string) => parameters[columns.indexOf(column)];
  return [{ principal: String(value("principal")), key: String(value("key")), at: Number(value("created_at")) }];
}
