/** Changes of the latest commits, for streams that are resumed. */
import { commitsBetween, isBehind, isSameCommit, type Revision } from "@outbound/kit/host/revision.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import type { CargoTables } from "../store/tables.ts";
import { dirtySince } from "../world/load-world.ts";
import { type Changes, type Dirty, dirtyOf, mergeDirty, type StoredDirty, storedDirty } from "../world/state/dirty.ts";
import type { Counters, World } from "../world/state/world.ts";

interface Commit {
  readonly revision: Revision;
  /** Changes since the previous commit in the list. */
  readonly dirty: StoredDirty;
}

/** What a reader has missed up to a commit that is in memory. */
export interface Missed {
  readonly until: Revision;
  readonly dirty: Dirty;
}

/** Commits kept. A client that missed more gets a whole snapshot. */
const COMMITS_KEPT = 1000;

/** Returns the revision of the state with these counters. */
export const revisionIn = ({ revision, token }: Counters): Revision => ({ number: revision, token });

export class RecentCommits {
  /** The oldest first. */
  #commits: Commit[] = [];
  /** Running look-ups. Readers that come back at the same time have missed the same commits. */
  readonly #asked = new Map<string, Promise<Dirty | undefined>>();

  /** Adds a commit. Undefined `changes`: anything may have changed. */
  add(changes: Changes | undefined, { counters }: World): void {
    const revision = revisionIn(counters);
    const last = this.#commits.at(-1);
    if (last !== undefined && isSameCommit(last.revision, revision)) return;
    this.#asked.clear();
    if (changes === undefined) this.#commits = [];
    this.#commits.push({ revision, dirty: changes === undefined ? "all" : storedDirty(dirtyOf(changes)) });
    if (this.#commits.length > COMMITS_KEPT + 1) this.#commits.shift();
  }

  /**
   * Resolves with what a reader has missed since its last message, which showed the commit `seen`; undefined if that is unknown.
   * On PostgreSQL, commits before the start of this process and those of others are read from the table of changes.
   */
  async find({ engine, read }: Store<CargoTables>, seen: Revision, world: World): Promise<Missed | undefined> {
    if (this.#commits.length === 0) this.add(undefined, world);
    if (this.#placeOf(seen) >= 0) return { until: seen, dirty: mergeDirty([]) };
    const until = this.#commits.find(({ revision }) => isBehind(seen, revision))?.revision;
    if (engine === "sqlite" || until === undefined || commitsBetween(seen, until) > COMMITS_KEPT) return undefined;
    const key = `${seen.number} ${seen.token} ${until.number}`;
    const asked = this.#asked.get(key) ?? dirtySince(read, seen, until);
    this.#asked.set(key, asked);
    try {
      const dirty = await asked;
      return dirty && { until, dirty };
    } catch (error) {
      if (this.#asked.get(key) === asked) this.#asked.delete(key);
      throw error;
    }
  }

  /** Returns all that the reader has missed up to the newest commit; undefined if that is unknown. */
  upTo({ counters }: World, { until, dirty }: Missed): Dirty | undefined {
    const newest = this.#commits.at(-1);
    const place = this.#placeOf(until);
    const shown = revisionIn(counters);
    if (place < 0 || newest === undefined || !isSameCommit(newest.revision, shown)) return undefined;
    const later = this.#commits.slice(place + 1).map((commit) => commit.dirty);
    return later.includes("all") ? undefined : mergeDirty([dirty, ...(later as readonly Partial<Dirty>[])]);
  }

  #placeOf(seen: Revision): number {
    return this.#commits.findIndex(({ revision }) => isSameCommit(revision, seen));
  }
}
