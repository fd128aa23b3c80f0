/** A store whose calls fail as the faults decide. It reports every commit that was really made. */
import type { CompiledQuery } from "kysely";
import type { Hooks } from "./hooked-dialect.ts";
import type { Handle, StoreFaults } from "./store-faults.ts";

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

/** The hooks of one handle, which has one connection. */
export function faulty(faults: StoreFaults, handle: Handle, onCommit: OnCommit): Hooks {
  let isLost = false;
  let commands: KeyedCommand[] = [];
  let forgotten: string[] = [];
  return {
    connect: () => faults.before("connect", handle),
    connected: () => {
      isLost = false;
    },
    begin: async () => {
      await faults.before("begin", handle);
      commands = [];
      forgotten = [];
    },
    query: async (query, run) => {
      await faults.before("query", handle);
      if (isLost) throw faults.lost();
      const loss = faults.losesConnection();
      isLost = loss !== undefined;
      if (loss === "before") throw faults.lost();
      const result = await run();
      if (loss === "after") throw faults.lost();
      commands.push(...commandIn(query));
      if (FORGETS_KEYS.test(query.sql)) forgotten.push(String(query.parameters[0]));
      return result;
    },
    commit: async ({ commit, rollback }) => {
      const outcome = await faults.commit(handle);
      if (isLost) throw faults.lost();
      if (outcome === "crash") await faults.crash("commit");
      if (outcome === "undone in doubt") await rollback();
      else {
        await commit();
        await onCommit(commands, forgotten);
      }
      if (outcome === "made before the crash") await faults.crash("commit that was made");
      if (outcome !== "made") throw faults.inDoubt(outcome);
    },
    rollback: () => faults.before("rollback", handle),
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
