/** An admin who corrects players' cash, with an oracle of the ledgers and histories. */
import { bearer, Client, type ClientOptions } from "../client.ts";
import { differences, type Oracle, type Player } from "../operations.ts";
import type { Random } from "../random.ts";
import type { CargoOperation } from "./flier.ts";
import { type CargoPlayer, signInAdmin } from "./player.ts";

/** Signs in the first admin. */
export async function signInOperator(url: string, password: string, players: readonly CargoPlayer[], random: Random) {
  const headers = bearer(await signInAdmin(url, password));
  const faults: string[] = [];
  const done = new Map<string, CargoOperation>();
  let asked = 0;
  const pathFor = ({ id }: CargoPlayer) => `/api/admin/players/${id}/cash`;

  /** Checks that each correction is in the player's ledger once, with its reason in the history. */
  async function comparePlayer(player: CargoPlayer): Promise<void> {
    const [ledger, events] = [await player.ledger(), await player.events()];
    player.client.close();
    const own = [...done.values()].filter(({ path }) => path === pathFor(player));
    const amounts = own.map(({ amount = 0 }) => amount);
    const entries = ledger.filter(({ reason }) => reason === "adjustment").map(({ amount }) => amount);
    const shown = events.filter(({ kind }) => kind === "cash-adjusted").map(({ data }) => Number(data.amount));
    const found = [
      ...differences("corrections of cash", amounts, entries),
      ...differences("corrections in the history", amounts, shown),
    ];
    faults.push(...found.map((fault) => `player ${player.id}: ${fault}`));
  }

  return {
    ...{ faults, keysRepeated: 100 },
    get done() {
      return done.size;
    },
    client: (at: string, options: ClientOptions = {}) =>
      new Client(at, { ...options, headers: { ...options.headers, ...headers } }),
    /** The operation's number makes every amount unique. */
    next() {
      asked += 1;
      const amount = asked + 1000 * random.integer(1, 9);
      const body = { amount, reason: `Refund ${asked}` };
      const path = pathFor(random.pick(players));
      return { kind: "other", key: `operator-${asked}`, method: "POST", path, body, amount };
    },
    succeeded() {},
    record: ({ operation }) => void done.set(operation.key, operation),
    async compare({ url: at }) {
      for (const player of players) await comparePlayer(player.at(at));
    },
  } satisfies Player<CargoOperation> & Oracle<CargoOperation>;
}
