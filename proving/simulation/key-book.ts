/** What became of every change with a key: how often it was sent, what was answered, and how often it was committed. */
import { type Deed, type Fate, nameOf } from "./deed.ts";
import type { KeyedCommand } from "./faulty-driver.ts";

/** After a day a key is forgotten, and its request is a new one. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

export interface Entry<D extends Deed> {
  readonly deed: D;
  readonly fates: Fate[];
  underWay: number;
  commits: number;
  /** The service's own time at its last commit. */
  at: number;
}

export class KeyBook<D extends Deed> {
  readonly faults: string[] = [];
  readonly #entries = new Map<string, Entry<D>>();

  sent(deed: D): Entry<D> {
    const entry = this.#entries.get(nameOf(deed)) ?? { deed, fates: [], underWay: 0, commits: 0, at: 0 };
    this.#entries.set(nameOf(deed), entry);
    entry.underWay += 1;
    return entry;
  }

  /** The deeds of a commit in their order. */
  committed(commands: readonly KeyedCommand[]): D[] {
    return commands.flatMap((command) => {
      const entry = this.#entries.get(nameOf(command));
      if (entry === undefined) {
        this.faults.push(`${nameOf(command)} was committed, and nobody sent it`);
        return [];
      }
      const isKnown = entry.commits > 0 && command.at < entry.at + KEY_LIFETIME_MS;
      if (isKnown) this.faults.push(`${describe(entry)} happened twice`);
      entry.commits += 1;
      entry.at = command.at;
      return [entry.deed];
    });
  }

  answered(entry: Entry<D>, fate: Fate): void {
    entry.underWay -= 1;
    entry.fates.push(fate);
    if (fate === "done" && entry.commits === 0) {
      this.faults.push(`${describe(entry)} was answered before its commit, or without one`);
    }
    if (entry.underWay > 0 || entry.commits === 0) return;
    if (entry.fates.every((each) => each === "refused" || each === "failed")) {
      this.faults.push(
        `${describe(entry)} was committed, and its answers said that nothing was changed: ${entry.fates}`,
      );
    }
  }

  /** What was sent and not answered, once for each time. */
  get underWay(): Entry<D>[] {
    return [...this.#entries.values()].flatMap((entry) => Array.from({ length: entry.underWay }, () => entry));
  }

  /** What somebody has to repeat to learn whether it happened. */
  get inDoubt(): Entry<D>[] {
    return [...this.#entries.values()].filter(({ fates }) => fates.includes("in doubt") && !fates.some(isCertain));
  }

  /** What happened, and would be answered as a repeat at this instant of the service's time. */
  repeatable(now: number): Entry<D>[] {
    return [...this.#entries.values()].filter(({ commits, at }) => commits > 0 && at > now - KEY_LIFETIME_MS);
  }
}

const isCertain = (fate: Fate): boolean => fate === "done" || fate === "refused";

const describe = ({ deed }: Entry<Deed>): string => `${deed.who}: ${deed.method} ${deed.path} with key ${deed.key}`;
