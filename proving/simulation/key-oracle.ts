/** Checks every change with a key: how often it was sent, its answers, and how often it was committed. */
import { nameOf, type Operation, type Outcome } from "./operation.ts";
import type { KeyedCommand } from "./store/faulty-driver.ts";

/** A key expires after a day; its request is then a new one. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

export interface Entry<O extends Operation> {
  readonly operation: O;
  readonly outcomes: Outcome[];
  unanswered: number;
  commits: number;
  /** The service's own time at the last commit. */
  at: number;
}

export class KeyOracle<O extends Operation> {
  readonly #entries = new Map<string, Entry<O>>();
  readonly #faults: string[] = [];

  /** Returns the sentences about broken promises since the last call. */
  takeFaults(): string[] {
    return this.#faults.splice(0);
  }

  sent(operation: O): Entry<O> {
    const fresh = { operation, outcomes: [], unanswered: 0, commits: 0, at: 0 };
    const entry = this.#entries.get(nameOf(operation)) ?? fresh;
    this.#entries.set(nameOf(operation), entry);
    entry.unanswered += 1;
    return entry;
  }

  /** Returns the operations of a commit in their order. */
  committed(commands: readonly KeyedCommand[]): O[] {
    return commands.flatMap((command) => {
      const entry = this.#entries.get(nameOf(command));
      if (entry === undefined) {
        this.#faults.push(`${nameOf(command)} was committed and never sent`);
        return [];
      }
      const isKnown = entry.commits > 0 && command.at < entry.at + KEY_LIFETIME_MS;
      if (isKnown) this.#faults.push(`${describe(entry)} was executed twice`);
      entry.commits += 1;
      entry.at = command.at;
      return [entry.operation];
    });
  }

  answered(entry: Entry<O>, outcome: Outcome): void {
    entry.unanswered -= 1;
    entry.outcomes.push(outcome);
    if (outcome === "done" && entry.commits === 0) {
      this.#faults.push(`${describe(entry)} was answered before its commit, or without one`);
    }
    if (entry.unanswered > 0 || entry.commits === 0) return;
    if (entry.outcomes.every((each) => each === "refused" || each === "failed")) {
      this.#faults.push(`${describe(entry)} was committed, and its answers denied it: ${entry.outcomes}`);
    }
  }

  /** A crash ends every request: what was sent and not answered is in doubt. */
  crashed(): void {
    for (const entry of this.#entries.values()) while (entry.unanswered > 0) this.answered(entry, "in doubt");
  }

  /** Operations that must be repeated to learn their outcome. */
  get inDoubt(): O[] {
    return [...this.#entries.values()]
      .filter(({ outcomes }) => outcomes.includes("in doubt") && !outcomes.some(isCertain))
      .map(({ operation }) => operation);
  }

  /** Committed operations whose keys have not expired at this instant of the service's time. */
  repeatable(now: number): O[] {
    return [...this.#entries.values()]
      .filter(({ commits, at }) => commits > 0 && at > now - KEY_LIFETIME_MS)
      .map(({ operation }) => operation);
  }
}

const isCertain = (outcome: Outcome): boolean => outcome === "done" || outcome === "refused";

const describe = ({ operation: { who, method, path, key } }: Entry<Operation>): string =>
  `${who}: ${method} ${path} with key ${key}`;
