/** An admin who corrects players' cash, with an oracle of the ledgers and histories. */
import { bearer, Client, type ClientOptions } from "../client.ts";
import { type Answered, differences, type Oracle, type Player } from "../operations.ts";
import type { Random } from "../random.ts";
import type { CargoOperation } from "./flier.ts";
import { type CargoPlayer, signInAdmin } from "./player.ts";

export class Operator implements Player<CargoOperation>, Oracle<CargoOperation> {
  readonly faults: string[] = [];
  readonly keysRepeated = 100;
  readonly #token: string;
  readonly #players: readonly CargoPlayer[];
  readonly #random: Random;
  readonly #done = new Map<string, CargoOperation>();
  #asked = 0;

  private constructor(token: string, players: readonly CargoPlayer[], random: Random) {
    this.#token = token;
    this.#players = players;
    this.#random = random;
  }

  /** Signs in as the first admin. */
  static async signIn(url: string, password: string, players: readonly CargoPlayer[], random: Random) {
    return new Operator(await signInAdmin(url, password), players, random);
  }

  get done(): number {
    return this.#done.size;
  }

  client(url: string, options: ClientOptions = {}): Client {
    return new Client(url, { ...options, headers: { ...options.headers, ...bearer(this.#token) } });
  }

  /** The operation's number makes every amount unique. */
  next(): CargoOperation {
    this.#asked += 1;
    const amount = this.#asked + 1000 * this.#random.integer(1, 9);
    const path = `/api/admin/players/${this.#random.pick(this.#players).id}/cash`;
    const body = { amount, reason: `Refund ${this.#asked}` };
    return { kind: "other", key: `operator-${this.#asked}`, method: "POST", path, body, amount };
  }

  succeeded(): void {}

  record({ operation }: Answered<CargoOperation>): void {
    this.#done.set(operation.key, operation);
  }

  /** Checks that each correction is in the player's ledger once, with its reason in the history. */
  async compare({ url }: Client): Promise<void> {
    for (const player of this.#players) {
      const now = player.at(url);
      const [ledger, events] = [await now.ledger(), await now.events()];
      now.client.close();
      const asked = [...this.#done.values()].filter(({ path }) => path === `/api/admin/players/${player.id}/cash`);
      const entries = ledger.filter(({ reason }) => reason === "adjustment").map(({ amount }) => amount);
      const shown = events.filter(({ kind }) => kind === "cash-adjusted").map(({ data }) => Number(data.amount));
      const amounts = asked.map(({ amount = 0 }) => amount);
      const faults = [
        ...differences("corrections of cash", amounts, entries),
        ...differences("corrections in the history", amounts, shown),
      ];
      this.faults.push(...faults.map((fault) => `player ${player.id}: ${fault}`));
    }
  }
}
