/**
 * Keeps a database from growing for ever: rows beyond what the settings keep are exported to a file and then deleted, in small
 * batches in the background.
 */
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock/clock.ts";
import type { Metrics } from "../observe/registry.ts";
import { StoppedError } from "../store/errors.ts";
import { type Store, sqlitePath } from "../store/store.ts";
import { ClockDoubt, type ClockDoubtOptions } from "./clock-doubt.ts";
import { createExportFile, type ExportFile } from "./export-file.ts";
import { type AssertHeld, asOnlyProcess } from "./only-process.ts";

/** Most rows of a batch: reading or deleting so many takes some hundredths of a second at most. */
export const BATCH_ROWS = 1000;

export interface Batch {
  /** What the export holds, a line of JSON each. */
  readonly lines: readonly string[];
  /** Deletes these rows in short transactions. Called once they are exported. */
  remove(): Promise<void>;
}

/** Rows of one kind that are no longer kept. */
export interface Surplus {
  /** Names the export file and the lines of the log. */
  readonly name: string;
  /** Its rows go for their age: they stay while the machine's clock may be wrong. */
  readonly byAge?: true;
  /** The batches, the oldest rows first. Each is read when the one before it is deleted. */
  batches(): AsyncIterable<Batch>;
  /** Only those of what has grown since the last call, for a run that was woken; `batches` unless given. */
  grown?(): AsyncIterable<Batch>;
}

export interface RetentionOptions<DB> extends Pick<ClockDoubtOptions, "lastSeen"> {
  readonly store: Pick<Store<DB>, "engine" | "url" | "write" | "logger">;
  readonly clock: Clock;
  /** Folder of the export files, made with the first one. `exports` beside the SQLite file, or in `data`, unless given. */
  readonly folder: string | undefined;
  /** Begins the names of the files. */
  readonly game: string;
  readonly surpluses: readonly Surplus[];
}

const FIRST_AFTER_MS = 2000;
const EVERY_MS = 60 * 60 * 1000;
const SOON_MS = 1000;
/** Between two batches: players' commands come first. */
const PAUSE_MS = 20;

export class Retention<DB> {
  readonly #options: RetentionOptions<DB>;
  readonly #stop = new AbortController();
  readonly #doubt: ClockDoubt;
  /** Until the next run begins. */
  #timer: NodeJS.Timeout | undefined;
  #hourly: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #runAgain = false;
  /** The next run looks at everything, not only at what has grown. */
  #isFull = false;
  #failures = 0;

  constructor(options: RetentionOptions<DB>) {
    this.#options = options;
    const { clock, lastSeen, store } = options;
    this.#doubt = new ClockDoubt({ clock, lastSeen, logger: store.logger });
  }

  /** Counts the runs that failed in an app's metrics: nobody waits for them. */
  measure(metrics: Metrics): void {
    metrics.total("retention_failures_total", "Runs that stopped deleting old rows.", () => this.#failures);
    metrics.gauge("retention_clock_doubted", "1 while old rows stay, because the machine's clock may be wrong.", () =>
      Number(this.#doubt.isDoubted),
    );
  }

  /** Runs soon after the start, and hourly. Does not keep the process alive. */
  start(): void {
    // A failure comes again with the first run, and is logged there.
    this.#doubt.look().catch(() => {});
    const full = (afterMs: number) => {
      this.#isFull = true;
      if (this.#running !== undefined) this.#runAgain = true;
      else this.#schedule(afterMs);
    };
    this.#hourly = setInterval(() => full(0), EVERY_MS).unref();
    full(FIRST_AFTER_MS);
  }

  /** Runs within a second: something may have grown beyond what is kept. Does nothing before `start`. */
  wake(): void {
    if (this.#running !== undefined) this.#runAgain = true;
    else if (this.#hourly !== undefined && this.#timer === undefined) this.#schedule(SOON_MS);
  }

  /**
   * Exports and deletes all that is not kept. Never rejects: what fails is logged in one line, its rows stay, and the next run
   * tries again. Does nothing if another process does it. Before `start` it trusts the machine's clock.
   */
  run(): Promise<void> {
    this.#isFull = true;
    return this.#runOnce();
  }

  /** Ends after the batch that is under way. */
  async close(): Promise<void> {
    this.#stop.abort();
    clearInterval(this.#hourly);
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted) return;
    this.#timer = setTimeout(() => void this.#runAndSchedule(), afterMs).unref();
  }

  async #runAndSchedule(): Promise<void> {
    this.#timer = undefined;
    this.#runAgain = false;
    await this.#runOnce();
    if (this.#runAgain) this.#schedule(SOON_MS);
  }

  #runOnce(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    const { store, surpluses } = this.#options;
    const isFull = this.#isFull;
    this.#isFull = false;
    let at: Surplus | undefined;
    try {
      if (this.#hourly !== undefined) await this.#doubt.look();
      await asOnlyProcess(store, async (assertHeld) => {
        for (at of surpluses) {
          if (!(at.byAge && this.#doubt.isDoubted)) await this.#removeSurplus(at, isFull, assertHeld);
        }
      });
    } catch (error) {
      if (this.#stop.signal.aborted || error instanceof StoppedError) return;
      this.#failures += 1;
      const { message } = error as Error;
      store.logger?.error(
        { rows: at?.name, reason: message },
        "stopped deleting old rows; those that are not exported stay, and the next run tries again",
      );
    }
  }

  async #removeSurplus(
    { name, batches, grown = batches }: Surplus,
    isFull: boolean,
    assertHeld: AssertHeld,
  ): Promise<void> {
    let file: ExportFile | undefined;
    let deleted = 0;
    try {
      for await (const { lines, remove } of isFull ? batches() : grown()) {
        if (this.#stop.signal.aborted) return;
        file ??= await createExportFile(this.#folder, this.#fileName(name));
        await file.append(lines);
        await assertHeld();
        await remove();
        deleted += lines.length;
        await wait(PAUSE_MS, undefined, { signal: this.#stop.signal });
      }
    } finally {
      await file?.close();
      if (deleted > 0) {
        this.#options.store.logger?.info({ rows: name, deleted, file: file?.path }, "exported and deleted old rows");
      }
    }
  }

  get #folder(): string {
    const { folder, store } = this.#options;
    const database = store.engine === "sqlite" ? dirname(sqlitePath(store.url)) : "data";
    return folder ?? join(database, "exports");
  }

  #fileName(name: string): string {
    const { game, clock } = this.#options;
    return `${game}-${name}-${new Date(clock.wall()).toISOString().replaceAll(":", "-")}`;
  }
}
