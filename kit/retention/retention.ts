/**
 * Keeps a database from growing without limit: rows beyond what the settings keep are exported to a file and then deleted, in
 * small batches in the background.
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

/** Greatest number of rows in a batch: reading or deleting these takes a few hundredths of a second at most. */
export const BATCH_ROWS = 1000;

export interface Batch {
  /** The rows for the export, each as a line of JSON. */
  readonly lines: readonly string[];
  /** Deletes the rows in short transactions. Called after they were exported. */
  remove(): Promise<void>;
}

/** Rows of one kind that are no longer kept. */
export interface Surplus {
  /** Used in the name of the export file and in the log. */
  readonly name: string;
  /** True if rows are deleted because of their age: they stay while the machine's clock may be wrong. */
  readonly byAge?: true;
  /** Yields the batches, the oldest rows first. Each batch is read after the previous one was deleted. */
  batches(): AsyncIterable<Batch>;
  /** Yields only what has grown since the last call, for a run started by `wake`; `batches` by default. */
  grown?(): AsyncIterable<Batch>;
}

export interface RetentionOptions<DB> extends Pick<ClockDoubtOptions, "lastSeen"> {
  readonly store: Pick<Store<DB>, "engine" | "url" | "write" | "logger">;
  readonly clock: Clock;
  /** Folder of the export files, created with the first one. By default `exports` beside the SQLite file, or in `data`. */
  readonly folder: string | undefined;
  /** Prefix of the files' names. */
  readonly game: string;
  readonly surpluses: readonly Surplus[];
}

const FIRST_AFTER_MS = 2000;
const EVERY_MS = 60 * 60 * 1000;
const SOON_MS = 1000;
/** Pause between two batches, so that players' commands come first. */
const PAUSE_MS = 20;

export class Retention<DB> {
  readonly #options: RetentionOptions<DB>;
  readonly #stop = new AbortController();
  readonly #doubt: ClockDoubt;
  /** Timer of the next run. */
  #timer: NodeJS.Timeout | undefined;
  #hourly: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #runAgain = false;
  /** True if the next run must look at everything, not only at what has grown. */
  #isFull = false;
  #failures = 0;

  constructor(options: RetentionOptions<DB>) {
    this.#options = options;
    const { clock, lastSeen, store } = options;
    this.#doubt = new ClockDoubt({ clock, lastSeen, logger: store.logger });
  }

  /** True while the machine's clock may be wrong. Nothing may be deleted for its age then. */
  get isClockDoubted(): boolean {
    return this.#doubt.isDoubted;
  }

  /** Counts failed runs in an app's metrics, because nobody waits for their result. */
  measure(metrics: Metrics): void {
    metrics.total("retention_failures_total", "Runs that stopped deleting old rows.", () => this.#failures);
    metrics.gauge("retention_clock_doubted", "1 while old rows stay, because the machine's clock may be wrong.", () =>
      Number(this.#doubt.isDoubted),
    );
  }

  /** Runs soon after the start, and hourly. Does not keep the process alive. */
  start(): void {
    // If this fails, the first run fails too and logs it.
    this.#doubt.look().catch(() => {});
    const full = (afterMs: number) => {
      this.#isFull = true;
      if (this.#running !== undefined) this.#runAgain = true;
      else this.#schedule(afterMs);
    };
    this.#hourly = setInterval(() => full(0), EVERY_MS).unref();
    full(FIRST_AFTER_MS);
  }

  /** Starts a run within a second, because something may have grown beyond its limit. Does nothing before `start`. */
  wake(): void {
    if (this.#running !== undefined) this.#runAgain = true;
    else if (this.#hourly !== undefined && this.#timer === undefined) this.#schedule(SOON_MS);
  }

  /**
   * Exports and deletes everything that is no longer kept. Never rejects: a failure is logged in one line, its rows stay, and the
   * next run tries again. Does nothing if another process is doing it. Before `start` it trusts the machine's clock.
   */
  run(): Promise<void> {
    this.#isFull = true;
    return this.#runOnce();
  }

  /** Ends after the current batch. */
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
