/** Checks the texts of saves one at a time, which the service does on a thread; a few more may wait. */
import { IdleThread } from "@outbound/kit/host/idle-thread.ts";
import { overloaded } from "@outbound/kit/http/problems/overloaded.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { JsonLimits } from "@outbound/kit/http/request/json-scan.ts";
import type { EndedTask, GameEvent } from "../rules/game/game.ts";
import type { SaveContents } from "../rules/save/save.ts";
import { Refusal } from "../rules/values/refusals.ts";
import type { ThreadAnswer, ThreadRequest } from "./save-thread.ts";

/** Saves that may wait while another is checked, which takes up to a second. Each holds its text in memory. */
export const WAITING_LIMIT = 4;
const RETRY_AFTER_SECONDS = 2;

/** More values than an export of the greatest length can have. */
const IMPORT_LIMITS: JsonLimits = { depth: 64, items: 300_000, keys: 600_000 };
const NO_LIMITS: JsonLimits = { ...IMPORT_LIMITS, items: Number.POSITIVE_INFINITY, keys: Number.POSITIVE_INFINITY };

/** The thread ends after this time without a save, for it needs some 60 MB. */
const IDLE_MS = 5 * 60_000;
/** Enough for a save of the greatest length; what needs more ends the thread and not the service. */
const THREAD_MEMORY_MB = 512;
/** A save of this length leaves some 100 MB in the thread, which then ends; the next save waits half a second for another one. */
const LONG_BYTES = 1024 * 1024;
/** Checks make much garbage: with node's own limit the process needs some 80 MB more. */
const YOUNG_MEMORY_MB = 8;

const MALFORMED: ReadonlySet<string> = new Set(["malformed-json", "malformed-request"]);

type Checked = SaveContents | Refusal | ProblemError;

export class SaveChecks {
  readonly #check: (text: Buffer, limits: JsonLimits) => Checked | Promise<Checked>;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `check` returns the problem of a malformed document. */
  constructor(check: (text: Buffer, limits: JsonLimits) => Checked | Promise<Checked>) {
    this.#check = check;
  }

  /** Saves that are checked or wait. */
  get inCheck(): number {
    return this.#waiting;
  }

  /**
   * Resolves with the contents of a client's document, or with why it cannot be used. Rejects with the problem of a malformed
   * one, and with `overloaded` if too many wait.
   */
  async ofImport(text: Buffer): Promise<SaveContents | Refusal> {
    const checked = await this.#inTurn(text, IMPORT_LIMITS);
    if (checked instanceof ProblemError) throw checked;
    return checked;
  }

  /** The same for a document of the store, which may have been edited. It is as long as it is. */
  async ofStored(text: string): Promise<SaveContents | Refusal> {
    const checked = await this.#inTurn(Buffer.from(text), NO_LIMITS);
    if (!(checked instanceof ProblemError)) return checked;
    if (!MALFORMED.has(checked.code)) throw checked;
    const violations = checked.errors?.map(({ path, message }) => `${path} ${message}`) ?? [checked.message];
    return new Refusal("save-invalid", `The stored document is not a save: ${violations[0]}.`, { violations });
  }

  #inTurn(text: Buffer, limits: JsonLimits): Promise<Checked> {
    if (this.#waiting > WAITING_LIMIT) {
      const detail = `${WAITING_LIMIT} saves wait to be checked; try again in ${RETRY_AFTER_SECONDS} seconds`;
      return Promise.reject(overloaded("imports", detail, RETRY_AFTER_SECONDS));
    }
    this.#waiting += 1;
    const turn = this.#last
      .then(() => this.#check(text, limits))
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#last = turn.catch(() => {});
    return turn;
  }
}

async function checkOnThread(text: Buffer, limits: JsonLimits): Promise<Checked> {
  try {
    return await askThread(text, limits);
  } finally {
    if (text.length >= LONG_BYTES) saveThread.retire();
  }
}

async function askThread(text: Buffer, limits: JsonLimits): Promise<Checked> {
  const answer = await saveThread.ask({ check: text, limits });
  if ("problem" in answer) {
    const { code, message, errors, details } = answer.problem;
    return new ProblemError(code, message, { ...(errors && { errors }), ...(details && { details }) });
  }
  if ("refusal" in answer) {
    const { code, detail, details } = answer.refusal;
    return new Refusal(code, detail, details);
  }
  if (!("game" in answer)) throw new Error("the thread sent a page before its save");
  let events: GameEvent[] = [];
  let tasks: EndedTask[] = [];
  for (let page = 0; page < answer.pages; page += 1) {
    const next = await saveThread.ask({ next: true });
    if (!("events" in next)) throw new Error("the thread sent no page");
    events = events.concat(next.events);
    tasks = tasks.concat(next.tasks);
  }
  return { game: answer.game, events, tasks };
}

/** All apps of the process share it. */
const saveThread = new IdleThread<ThreadRequest, ThreadAnswer>({
  url: new URL("./save-thread.ts", import.meta.url),
  name: "checks saves",
  idleMs: IDLE_MS,
  resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
});

/** All apps of the process share the thread and its queue. */
export const threadChecks = new SaveChecks(checkOnThread);
