/**
 * The reporter of `npm test`: a line per finished file, failures in full, the final counts, and on request the times. Its output
 * equals that of node's spec reporter without the lines of passed tests. It also writes the verdict to a file, because the exit
 * code alone proves nothing: a package that the run loads may end the process early, with code 0.
 */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { spec } from "node:test/reporters";
import { ROOT } from "../repository.ts";
import { type FileTime, timesTable } from "./times.ts";

/** Environment variable with the ReportOptions, as JSON. */
export const REPORT_VARIABLE = "TEST_RUN_REPORT";

export interface ReportOptions {
  /** File for the verdict: "passed" once the whole run has ended and nothing failed. */
  readonly verdictFile: string;
  /** Number of processes that run test files. */
  readonly processes: number;
  /** Names of the files that import all tests of a shared process. */
  readonly shared: Readonly<Record<string, string>>;
  readonly showsTimes: boolean;
}

interface TestEvent {
  readonly type: string;
  readonly data?: TestData;
}

interface TestData {
  /** File of the test. */
  readonly file?: string;
  /** File with which the process was started. */
  readonly entryFile?: string;
  readonly nesting?: number;
  readonly success?: boolean;
  readonly duration_ms?: number;
  readonly counts?: { readonly tests: number };
  readonly details?: { readonly duration_ms: number; readonly type?: string };
}

type Events = AsyncGenerator<TestEvent, void>;

/** Yields the text to print for the events of one run. */
export default async function* runReporter(events: Events): AsyncGenerator<string, void> {
  const options: ReportOptions = JSON.parse(process.env[REPORT_VARIABLE] ?? "{}");
  // Progress is printed separately, because the spec reporter prints nothing before the end while all tests pass.
  const output = new PassThrough();
  const progress = new RunProgress(options, (line) => void output.write(line));
  Readable.from(progress.watch(events)).pipe(new spec()).pipe(output);
  for await (const text of output) yield String(text);
  if (options.showsTimes) yield `\n${progress.table()}`;
}

class RunProgress {
  readonly #options: ReportOptions;
  readonly #times: FileTime[] = [];
  readonly #inShared = new Map<string, FileTime>();
  #lastInShared: string | undefined;
  readonly #print: (line: string) => void;
  #finished = 0;
  #wall = 0;

  constructor(options: ReportOptions, print: (line: string) => void) {
    this.#options = options;
    this.#print = print;
  }

  /** Passes the events on that are to be printed. */
  async *watch(events: Events): Events {
    for await (const event of events) {
      if (event.type === "test:watch:restarted") this.#finished = 0;
      else if (event.type === "test:summary") this.#summary(event);
      else if (this.#sharedName(event.data?.entryFile) !== undefined) this.#addShared(event);
      if (PRINTED.has(event.type)) yield event;
    }
  }

  table(): string {
    return timesTable([...this.#times, ...this.#inShared.values()], this.#wall);
  }

  /** The summary of one process names its file; that of the whole run does not. */
  #summary({ data: { file, success, duration_ms = 0, counts } = {} }: TestEvent): void {
    const seconds = duration_ms / 1000;
    if (file === undefined) {
      this.#wall = seconds;
      writeFileSync(this.#options.verdictFile, success === true ? "passed" : "failed");
      return;
    }
    this.#finished += 1;
    const tests = counts?.tests ?? 0;
    const { processes } = this.#options;
    const name = this.#sharedName(file);
    const path = relative(ROOT, file);
    if (name === undefined) this.#times.push({ path, seconds, tests });
    const place = String(this.#finished).padStart(String(processes).length);
    const mark = success === true ? "✔" : "✖";
    this.#print(`[${place}/${processes}] ${mark} ${seconds.toFixed(1).padStart(5)} s  ${name ?? path}\n`);
  }

  #sharedName(file: string | undefined): string | undefined {
    return file === undefined ? undefined : this.#options.shared[file];
  }

  /** Files that share a process have no summary of their own. */
  #addShared({ type, data: { file, nesting, details } = {} }: TestEvent): void {
    if ((type !== "test:pass" && type !== "test:fail") || file === undefined || details === undefined) return;
    // A suite of a helper, such as one for both engines, belongs to the file of its last test, which came just before.
    const isSuite = details.type === "suite";
    const path = relative(ROOT, isSuite ? (this.#lastInShared ?? file) : file);
    this.#lastInShared = isSuite ? this.#lastInShared : file;
    const { seconds, tests } = this.#inShared.get(path) ?? { seconds: 0, tests: 0 };
    const added = nesting === 0 ? details.duration_ms / 1000 : 0;
    this.#inShared.set(path, { path, seconds: seconds + added, tests: isSuite ? tests : tests + 1 });
  }
}

const PRINTED = new Set(["test:fail", "test:diagnostic", "test:stderr", "test:summary", "test:interrupted"]);
