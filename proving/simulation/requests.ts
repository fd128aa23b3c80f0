/** The requests of a simulation as its clients see them: checks their answers, and how often each was committed. */
import { nameOf, type Operation, type Outcome } from "./operation.ts";
import type { KeyedCommand } from "./store/store-faults.ts";

/** A key expires after a day. A request with it is then a new one. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A change with a key, which may be sent several times. */
interface Entry<O extends Operation> {
  readonly operation: O;
  readonly outcomes: Outcome[];
  unanswered: number;
  commits: number;
  /** The service's time at the last commit. */
  at: number;
}

export interface Sent<O extends Operation> {
  /** Absent for a read, a dry run and a change without a key. */
  readonly entry?: Entry<O> | undefined;
  /** Revision that some client had already seen. A read must not show an earlier one. */
  readonly since: number;
}

export function newRequests<O extends Operation>() {
  const faults: string[] = [];
  const entries = new Map<string, Entry<O>>();
  const waiting = new Set<Sent<O>>();
  /** Operations that may be part of the last commit. A read need not show that commit until an answer has shown it. */
  let ofLastCommit = new Set<Sent<O>>();
  /** Whether changes without a key may be part of the next commit. */
  let isUnkeyed = false;
  let isLastUnkeyed = false;

  const entryOf = (operation: O): Entry<O> =>
    entries.getOrInsert(nameOf(operation), { operation, outcomes: [], unanswered: 0, commits: 0, at: 0 });

  function commit(entry: Entry<O>, at: number): Entry<O> {
    const isKnown = entry.commits > 0 && at < entry.at + KEY_LIFETIME_MS;
    if (isKnown) faults.push(`${describe(entry)} was executed twice`);
    entry.commits += 1;
    entry.at = at;
    return entry;
  }

  function answer(entry: Entry<O>, outcome: Outcome): void {
    entry.unanswered -= 1;
    entry.outcomes.push(outcome);
    if (outcome === "done" && entry.commits === 0) {
      faults.push(`${describe(entry)} was answered before its commit, or without one`);
    }
    if (entry.unanswered > 0 || entry.commits === 0) return;
    if (entry.outcomes.every((each) => each === "refused" || each === "failed")) {
      faults.push(`${describe(entry)} was committed, and its answers denied it: ${entry.outcomes}`);
    }
  }

  const operationsOf = (isWanted: (entry: Entry<O>) => boolean): O[] =>
    [...entries.values()].filter(isWanted).map(({ operation }) => operation);

  return {
    faults,
    /** `revision` is that of the last commit. */
    sent(operation: O, revision: number): Sent<O> {
      const since = revision - (ofLastCommit.size > 0 ? 1 : 0);
      if (operation.sort !== "change") return { since };
      const sent = { since, entry: operation.key === undefined ? undefined : entryOf(operation) };
      if (sent.entry === undefined) isUnkeyed = true;
      else sent.entry.unanswered += 1;
      waiting.add(sent);
      return sent;
    },
    /** Records that the principal's keys were deleted, so that further requests with them are new. */
    forgot(principal: string): void {
      for (const entry of entries.values()) {
        if (entry.operation.principal === principal) entry.at = Number.NEGATIVE_INFINITY;
      }
    },
    /** Returns the operations of a commit in their order; undefined if some may have had no key. */
    committed(commands: readonly KeyedCommand[]): readonly O[] | undefined {
      const done = new Set<Entry<O> | undefined>();
      for (const command of commands) {
        const entry = entries.get(nameOf(command));
        if (entry === undefined) faults.push(`${nameOf(command)} was committed and never sent`);
        else done.add(commit(entry, command.at));
      }
      isLastUnkeyed = isUnkeyed;
      ofLastCommit = new Set([...waiting].filter(({ entry }) => isUnkeyed || done.has(entry)));
      return isUnkeyed ? undefined : [...done].flatMap((entry) => entry?.operation ?? []);
    },
    /** With keys one answer proves the commit. Without keys only all answers together do. */
    answered(sent: Sent<O>, outcome: Outcome): void {
      waiting.delete(sent);
      if (ofLastCommit.delete(sent) && !isLastUnkeyed) ofLastCommit.clear();
      if (sent.entry !== undefined) answer(sent.entry, outcome);
    },
    /** Records a crash, which puts every unanswered request in doubt. */
    crashed(): void {
      waiting.clear();
      ofLastCommit.clear();
      for (const entry of entries.values()) while (entry.unanswered > 0) answer(entry, "in doubt");
    },
    settled(): void {
      isUnkeyed = false;
    },
    /** Operations that must be repeated to learn their outcome. */
    inDoubt: () => operationsOf(({ outcomes }) => outcomes.includes("in doubt") && !outcomes.some(isCertain)),
    /** Committed operations whose keys have not expired at this instant of the service's time. */
    repeatable: (now: number) => operationsOf(({ commits, at }) => commits > 0 && at > now - KEY_LIFETIME_MS),
  };
}

const isCertain = (outcome: Outcome): boolean => outcome === "done" || outcome === "refused";

const describe = ({ operation: { who, method, path, key } }: Entry<Operation>): string =>
  `${who}: ${method} ${path} with key ${key}`;
