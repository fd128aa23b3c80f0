/** Bugs planted between the service and its tables, which the checks of a simulation must find. */
import type { Dialect } from "kysely";
import { yieldTurns } from "../store/event-loop.ts";
import { type Ending, type Hooks, hooked } from "../store/hooked-dialect.ts";

/** Plants a bug in a dialect. It takes effect after that many commits of a process, when players exist. */
export type Bug = (after: number) => (dialect: Dialect) => Dialect;

interface BugHooks extends Pick<Hooks, "begin" | "commit"> {
  /** True for a statement that is not run. */
  readonly skips?: (sql: string) => boolean;
}

const planted =
  (make: () => BugHooks): Bug =>
  (after) =>
  (dialect) => {
    const bug = make();
    let commits = 0;
    const isDue = () => commits > after;
    return hooked(dialect, {
      begin: async () => bug.begin?.(),
      query: async (query, run) =>
        isDue() && bug.skips?.(query.sql) === true ? { rows: [], numAffectedRows: 1n } : run(),
      commit: async (ending: Ending) => {
        const commit = isDue() ? bug.commit : undefined;
        commits += 1;
        await (commit?.(ending) ?? ending.commit());
      },
    });
  };

/** Commits that report success and are rolled back. */
export const lostCommits = planted(() => ({ commit: ({ rollback }) => rollback() }));

/** Commits that report success while they are still in progress. */
export const hastyCommits = planted(() => {
  let last = Promise.resolve();
  return {
    begin: () => last,
    commit: async ({ commit }) => {
      // The store may be closed by then.
      last = yieldTurns(20)
        .then(commit)
        .catch(() => {});
    },
  };
});

/** Runs a statement that belongs to no command before each commit. */
export const meddling = (statement: string): Bug =>
  planted(() => ({
    commit: async ({ execute, commit }) => {
      await execute(statement);
      await commit();
    },
  }));

/** Skips statements that begin with this text. */
export const skipping = (start: string): Bug => planted(() => ({ skips: (sql) => sql.startsWith(start) }));
