/** Draws SVG as PNG on a thread, one picture at a time, and caches the latest ones. */

import { IdleThread } from "../host/idle-thread.ts";
import { contentHash } from "../http/answer/static-answer.ts";
import { overloaded } from "../http/problems/overloaded.ts";
import type { RenderData } from "./render-thread.ts";

/** Greatest number of pictures that wait while another is drawn. */
export const WAITING_LIMIT = 8;
const RETRY_AFTER_SECONDS = 2;
/** Room for some forty pictures. */
const KEPT_BYTES = 4 * 1024 * 1024;
/** The thread needs some 60 MB, so it ends soon after it becomes idle. */
const IDLE_MS = 30_000;
const THREAD_MEMORY_MB = 64;

type Draw = (svg: string) => Promise<Uint8Array>;

export class Pictures {
  readonly #draw: Draw;
  readonly #close: () => void;
  /** By the hash of the SVG, in order of use, the last used last. */
  readonly #kept = new Map<string, Buffer>();
  readonly #wanted = new Map<string, Promise<Buffer>>();
  #keptBytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `fonts` is the folder that the build wrote. Nothing is loaded before the first picture. */
  constructor(fonts: string, draw?: Draw) {
    const thread = new IdleThread<string, Uint8Array>({
      url: new URL("./render-thread.ts", import.meta.url),
      name: "draws pictures",
      idleMs: IDLE_MS,
      workerData: { fonts } satisfies RenderData,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
    });
    this.#draw = draw ?? ((svg) => thread.ask(svg));
    this.#close = () => thread.retire();
  }

  /** Resolves with the PNG. Concurrent callers for the same picture share it. Rejects with `overloaded` if too many wait. */
  async png(svg: string): Promise<Buffer> {
    const key = contentHash(svg);
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const wanted = this.#wanted.get(key);
    if (wanted !== undefined) return wanted;
    if (this.#wanted.size > WAITING_LIMIT) {
      const detail = `${WAITING_LIMIT} pictures wait to be drawn; try again in ${RETRY_AFTER_SECONDS} seconds.`;
      throw overloaded("pictures", detail, RETRY_AFTER_SECONDS);
    }
    const drawn = this.#last.then(() => this.#make(key, svg)).finally(() => this.#wanted.delete(key));
    this.#wanted.set(key, drawn);
    this.#last = drawn.catch(() => {});
    return drawn;
  }

  /** Ends the thread. */
  close(): void {
    this.#close();
  }

  async #make(key: string, svg: string): Promise<Buffer> {
    const bytes = await this.#draw(svg);
    const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#kept.set(key, picture);
    this.#keptBytes += picture.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#keptBytes <= KEPT_BYTES) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= length;
    }
    return picture;
  }
}
