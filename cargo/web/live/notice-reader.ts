/** Reads new events whenever the player's state has changed. */
import type { ItemPage } from "@outbound/kit/web/use-read.ts";
import { api, type HistoryEvent, type State } from "../api.ts";

/** Page size, and the most events read at once. More within a second or two are summed up anyway. */
const PAGE = 10;
const MOST = 100;

/**
 * Returns a key of the snapshot that changes with every event of the player, but not with other players' commands or new jobs.
 */
export function signOf({ player, planes, packages, bases }: State): string {
  const own = packages.filter(({ ownerId, status }) => ownerId === player.id && status !== "delivered");
  return JSON.stringify([
    player.money,
    player.reputation,
    player.alliance?.id,
    planes.map(({ id, status, airportIcao, destIcao, broken }) => [id, status, airportIcao, destIcao, broken]),
    own.map(({ id, status }) => [id, status]),
    bases.map(({ id }) => id),
  ]);
}

export class NoticeReader {
  readonly #show: (events: readonly HistoryEvent[]) => void;
  /** Id of the newest event that was read. The first read only finds the starting point. */
  #newestId: number | undefined;
  #sign: string | undefined;
  #reading = false;

  /** `show` receives events in chronological order. */
  constructor(show: (events: readonly HistoryEvent[]) => void) {
    this.#show = show;
  }

  /** Reads again if `sign` changes during the read. After a failure, the next change also reads the missed events. */
  async look(sign: string): Promise<void> {
    if (sign === this.#sign) return;
    this.#sign = sign;
    if (this.#reading) return;
    this.#reading = true;
    try {
      for (let read: string | undefined; read !== this.#sign; ) {
        read = this.#sign;
        await this.#read();
      }
    } catch {
      this.#sign = undefined;
    } finally {
      this.#reading = false;
    }
  }

  async #read(): Promise<void> {
    const known = this.#newestId;
    if (known === undefined) {
      this.#newestId = (await this.#page({ limit: 1 })).items[0]?.id ?? 0;
      return;
    }
    const newest = await this.#page({ limit: PAGE });
    const fresh = await this.#since(known, newest);
    // A lower id than the known one means that the world was restored from a backup, and gives the ids of lost events again.
    this.#newestId = newest.items[0]?.id ?? 0;
    if (fresh.length > 0) this.#show(fresh.reverse());
  }

  /** Returns newer events, the newest first. */
  async #since(known: number, newest: ItemPage<HistoryEvent>): Promise<HistoryEvent[]> {
    const fresh: HistoryEvent[] = [];
    for (let page = newest; ; ) {
      const { items, nextBefore } = page;
      const newer = items.filter(({ id }) => id > known);
      fresh.push(...newer);
      if (newer.length < items.length || nextBefore === null || fresh.length >= MOST) return fresh;
      page = await this.#page({ limit: PAGE, before: nextBefore });
    }
  }

  #page(query: { readonly limit: number; readonly before?: number }) {
    return api.get("/api/history/events", { query }).send();
  }
}
