/**
 * Builds the text of an export in slices, so that a long log does not block other requests. Its length is bounded: the oldest
 * entries of a longer log are left out.
 */
import { turnOver } from "@outbound/kit/host/turn-over.ts";
import type { Kysely } from "kysely";
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import { canonicalText, headOf } from "../rules/save/save.ts";
import { Xxh64 } from "../rules/values/hash.ts";
import { LOG_PAGE_ROWS, loadEnded, loadNewestEvents } from "./load.ts";
import type { SpaceTables } from "./tables.ts";

type Db = Kysely<SpaceTables>;

/** Greatest length of an export. An import may be longer, for programs that write JSON with line breaks or spaces. */
export const EXPORT_LIMIT_BYTES = 4 * 1024 * 1024 - 65_536;
/** Room for everything besides game and log: names, checksum, counts of omitted entries. */
const FRAME_BYTES = 512;
/** Number of bytes encoded and hashed without a pause. */
const SLICE_BYTES = 131_072;

/**
 * Returns the canonical text of the game's document with the newest log entries that fit. `db` is one snapshot or a transaction.
 */
export async function saveText(db: Db, saveId: number, game: Game, limit = EXPORT_LIMIT_BYTES): Promise<Buffer> {
  const gameText = canonicalText(game);
  const log = await newestEntries(db, saveId, limit - FRAME_BYTES - Buffer.byteLength(gameText));
  const { omitted, format, version } = headOf(game, { event: log.events.at(-1)?.entry, task: log.tasks.at(-1)?.entry });
  const texts = [
    '"events":[',
    ...listed(log.events),
    `],"format":${JSON.stringify(format)},"game":${gameText}`,
    ...(omitted === undefined ? [] : [`,"omitted":${canonicalText(omitted)}`]),
    ',"tasks":[',
    ...listed(log.tasks),
    `],"version":${version}}`,
  ];
  const body: Buffer[] = [];
  const hash = new Xxh64();
  hash.update(Buffer.from("{"));
  for (const slice of slicesOf(texts)) {
    body.push(slice);
    hash.update(slice);
    await turnOver();
  }
  return Buffer.concat([Buffer.from(`{"checksum":"${hash.hex()}",`), ...body]);
}

/** A log entry and its text. */
interface Written<Entry> {
  readonly entry: Entry;
  readonly text: string;
}

/** Returns the entries that fit, newest first. Of two from the same turn the event counts as newer than the ended task. */
async function newestEntries(db: Db, saveId: number, bytes: number) {
  const events = new Backwards((before: number | undefined) => loadNewestEvents(db, saveId, before));
  const tasks = new Backwards((before: number | undefined) => loadEnded(db, saveId, LOG_PAGE_ROWS, before));
  const fitting = { events: [] as Written<GameEvent>[], tasks: [] as Written<EndedTask>[] };
  for (let left = bytes; ; ) {
    const [event, task] = [await events.peek(), await tasks.peek()];
    if (event === undefined && task === undefined) return fitting;
    const isEvent = task === undefined || (event !== undefined && event.turn >= task.endedOnTurn);
    const text = canonicalText(isEvent ? event : task);
    left -= Buffer.byteLength(text) + 1;
    if (left < 0) return fitting;
    if (isEvent) fitting.events.push({ entry: events.take(), text });
    else fitting.tasks.push({ entry: tasks.take(), text });
  }
}

/** Reads a log from its end, page by page, with a pause after each page. */
class Backwards<Entry extends { readonly number: number }> {
  readonly #read: (before: number | undefined) => Promise<readonly Entry[]>;
  #page: readonly Entry[] = [];
  #place = 0;
  #isOver = false;
  #before: number | undefined;

  constructor(read: (before: number | undefined) => Promise<readonly Entry[]>) {
    this.#read = read;
  }

  /** Returns the newest entry that was not taken; undefined at the log's beginning. */
  async peek(): Promise<Entry | undefined> {
    if (this.#place === this.#page.length && !this.#isOver) {
      this.#page = await this.#read(this.#before);
      this.#place = 0;
      this.#isOver = this.#page.length < LOG_PAGE_ROWS;
      this.#before = this.#page.at(-1)?.number;
      await turnOver();
    }
    return this.#page[this.#place];
  }

  take(): Entry {
    return this.#page[this.#place++] as Entry;
  }
}

/** Returns the texts oldest first, with commas between them. */
const listed = (written: readonly Written<unknown>[]): string[] =>
  written.toReversed().map(({ text }, place) => (place === 0 ? text : `,${text}`));

/** Yields the texts as bytes, in parts of about equal length. */
function* slicesOf(texts: readonly string[]): Generator<Buffer> {
  let part: string[] = [];
  let length = 0;
  for (const text of texts) {
    part.push(text);
    length += text.length;
    if (length < SLICE_BYTES) continue;
    yield Buffer.from(part.join(""));
    part = [];
    length = 0;
  }
  yield Buffer.from(part.join(""));
}
