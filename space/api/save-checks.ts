/** Checks the texts of saves on a thread, one at a time. A few more may wait. */
import { IdleThread } from "@outbound/kit/host/idle-thread.ts";
import { overloaded } from "@outbound/kit/http/problems/overloaded.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { JsonLimits } from "@outbound/kit/http/request/json-scan.ts";
import type { EndedTask, GameEvent } from "../rules/game/game.ts";
import type { SaveContents } from "../rules/save/save.ts";
import { Refusal } from "../rules/values/refusals.ts";
import type { ThreadAnswer, ThreadRequest } from "./save-thread.ts";

/** Greatest number of waiting saves. A check takes up to a second, and each waiting text is held in memory. */
export const WAITING_LIMIT = 4;
const RETRY_AFTER_SECONDS = 2;

/** More values than the longest export can have. */
const IMPORT_LIMITS: JsonLimits = { depth: 64, items: 300_000, keys: 600_000 };
const NO_LIMITS: JsonLimits = { ...IMPORT_LIMITS, items: Number.POSITIVE_INFINITY, keys: Number.POSITIVE_INFINITY };

/** Milliseconds without a save after which the thread ends, because it needs some 60 MB. */
const IDLE_MS = 5 * 60_000;
/** Enough for the longest save. If a check needs more, the thread ends and not the service. */
const THREAD_MEMORY_MB = 512;
/**
 * A save of at least this length leaves some 100 MB in the thread, which then ends; the next save waits half a second for a new
 * one.
 */
const LONG_BYTES = 1024 * 1024;
/** Checks produce much garbage: with node's default limit the process needs some 80 MB more. */
const YOUNG_MEMORY_MB = 8;

const MALFORMED: ReadonlySet<string> = new Set(["malformed-json", "malformed-request"]);

type Checked = SaveContents | Refusal | ProblemError;

export class SaveChecks {
  readonly #check: (text: Buffer, limits: JsonLimits) => Checked | Promise<Checked>;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `check` returns the contents or why they cannot be used, or the problem of a malformed document. */
  constructor(check: (text: Buffer, limits: JsonLimits) => Checked | Promise<Checked>) {
    this.#check = check;
  }

  /** Number of saves that are being checked or wait. */
  get inCheck(): number {
    return this.#waiting;
  }

  /**
   * Resolves with the contents of a client's document, or with the reason why it cannot be used. Rejects with the problem of a
   * malformed one, and with `overloaded` if too many wait.
   */
  async ofImport(text: Buffer): Promise<SaveContents | Refusal> {
    const checked = await this.#inTurn(text, IMPORT_LIMITS);
    if (checked instanceof ProblemError) throw checked;
    return checked;
  }

  /** Does the same for a stored document, which an admin may have edited. Its length is not limited. */
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

/** Shared by all apps of the process. */
const saveThread = new IdleThread<ThreadRequest, ThreadAnswer>({
  url: new URL("./save-thread.ts", import.meta.url),
  name: "checks saves",
  idleMs: IDLE_MS,
  resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
});

/** Shared by all apps of the process, thread and queue. */
export const threadChecks = new SaveChecks(checkOnThread);
