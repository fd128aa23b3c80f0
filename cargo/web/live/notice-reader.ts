/** Reads new events whenever something of the player's has changed. */
import { api, type HistoryEvent, type State } from "../api.ts";

/** Events read at once. More within a second or two are summed up anyway. */
const READ_AT_ONCE = 100;

/** The part of a snapshot that changes with every event of the player, but not with other players' commands or new jobs. */
export function signOf({ player, planes, packages }: State): string {
  const own = packages.filter(({ ownerId, status }) => ownerId === player.id && status !== "delivered");
  return JSON.stringify([
    player.money,
    player.reputation,
    planes.map(({ id, status, airportIcao, destIcao, broken }) => [id, status, airportIcao, destIcao, broken]),
    own.map(({ id, status }) => [id, status]),
  ]);
}

export class NoticeReader {
  readonly #show: (events: readonly HistoryEvent[]) => void;
  /** Id of the newest event that was read; the first read only finds where to start. */
  #newestId: number | undefined;
  #sign: string | undefined;
  #reading = false;

  /** `show` receives the events in the order in which they happened. */
  constructor(show: (events: readonly HistoryEvent[]) => void) {
    this.#show = show;
  }

  /** Reads again if `sign` changes meanwhile. After a failure, the next change reads the missed events too. */
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
    const limit = this.#newestId === undefined ? 1 : READ_AT_ONCE;
    const { items } = await api.get("/api/history/events", { query: { limit } }).send();
    const known = this.#newestId;
    this.#newestId = Math.max(known ?? 0, items[0]?.id ?? 0);
    if (known === undefined) return;
    const fresh = items.filter(({ id }) => id > known).reverse();
    if (fresh.length > 0) this.#show(fresh);
  }
}
