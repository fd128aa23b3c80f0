/** What the cargo service owes one player: everything it answered, each exactly once, and a purse that equals its ledger. */
import type { HistoryEventView, LedgerEntryView, StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoPlayer } from "../harness/cargo/player.ts";
import { Client } from "../harness/client.ts";
import type { FlierRequest, Flown, KeyedFlier } from "./keyed-flier.ts";

/** The service keeps a player's last 1,000 keys. */
const KEYS_CHECKED = 100;

export class FlierBooks {
  readonly faults: string[] = [];
  readonly #flier: KeyedFlier;
  /** All that was ever done, by key. */
  readonly #done = new Map<string, FlierRequest>();
  #name: string | undefined;
  #queue: readonly string[] = [];

  constructor(flier: KeyedFlier) {
    this.#flier = flier;
  }

  get done(): number {
    return this.#done.size;
  }

  /** Sums that were given by the hook of tests. */
  get cash(): number[] {
    return this.#of("cash").map(({ amount = 0 }) => amount);
  }

  enter(requests: readonly FlierRequest[]): void {
    for (const request of requests) {
      this.#done.set(request.key, request);
      this.#name = request.name ?? this.#name;
      this.#queue = request.queue ?? this.#queue;
    }
  }

  /** Retries what is in doubt, then compares what is stored with all that was ever answered. Gives how much of it had happened. */
  async check(url: string, { answered, inDoubt, clockMs }: Flown): Promise<number> {
    const { player } = this.#flier;
    const here = player.at(url);
    const first = await here.state();
    if (first.simState.clockMs < clockMs) this.#fault(`the clock went back by ${clockMs - first.simState.clockMs} ms`);
    this.enter(answered);
    for (const request of answered.slice(-KEYS_CHECKED)) await this.#send(url, request, true);
    let hadHappened = 0;
    for (const request of inDoubt) hadHappened += await this.#retry(url, request);
    const { state, ledger, events } = await readAtOnce(here);
    this.#compare(ledger, events);
    this.#look(state, ledger);
    return hadHappened;
  }

  /** The first retry settles what happened, the second must change nothing. */
  async #retry(url: string, request: FlierRequest): Promise<number> {
    const { status, isReplay } = await this.#send(url, request, false);
    if (status >= 500) this.#fault(`${request.key}: the retry got ${status}`);
    if (status >= 400) return 0;
    this.#flier.happened(request);
    this.enter([request]);
    await this.#send(url, request, true);
    return isReplay ? 1 : 0;
  }

  async #send(url: string, request: FlierRequest, wasDone: boolean) {
    const connection = new Client(url);
    const { status, head } = await this.#flier.send(connection, request).finally(() => connection.close());
    const isReplay = /^idempotency-replayed: true$/im.test(head);
    if (wasDone && !(status === 200 && isReplay)) {
      this.#fault(`${request.key}: ${request.path} was done, its retry got ${status}${isReplay ? "" : ", no replay"}`);
    }
    return { status, isReplay };
  }

  #compare(ledger: readonly LedgerEntryView[], events: readonly HistoryEventView[]): void {
    const packagesOf = (...kinds: string[]) =>
      events.filter(({ kind }) => kinds.includes(kind)).map(({ packageId }) => packageId ?? 0);
    const asked = (...kinds: FlierRequest["kind"][]) => this.#of(...kinds).flatMap(({ packageIds = [] }) => packageIds);
    const cash = ledger.filter(({ reason }) => reason === "test").map(({ amount }) => amount);
    this.#same("sums of cash", this.cash, cash);
    this.#same("loaded packages", asked("load", "dispatch"), packagesOf("loaded"));
    this.#same("accepted packages", asked("accept"), packagesOf("accepted"));
    this.#same("abandoned packages", asked("abandon"), packagesOf("abandoned"));
    const counted = (kind: string) => events.filter((event) => event.kind === kind).length;
    this.#equal("departures", this.#of("dispatch").length, counted("departed"));
    this.#equal("repairs", this.#of("repair").length, counted("repair-started"));
    this.#equal("planes bought", this.#of("buy").length, counted("plane-bought"));
    const paid = ledger.filter(({ reason }) => reason === "delivery").map(({ packageId }) => packageId ?? 0);
    this.#same("payments of deliveries", packagesOf("delivered"), paid);
  }

  #look({ planes, player, simState }: StateView, ledger: readonly LedgerEntryView[]): void {
    const sum = ledger.reduce((total, { amount }) => total + amount, 0);
    if (sum !== player.money) this.#fault(`${player.money} € in the purse, ${sum} € in the ledger`);
    const parked = planes.find(({ id }) => id === this.#flier.parkedId);
    if (parked?.queue.join() !== this.#queue.join()) {
      this.#fault(`the queue is ${parked?.queue}, and was last answered as ${this.#queue}`);
    }
    if (this.#name !== undefined && parked?.name !== this.#name) this.#fault(`${this.#name} is named ${parked?.name}`);
    for (const { id, cargoKg, maxPayloadKg, arrivalSimTime } of planes) {
      if (cargoKg > maxPayloadKg) this.#fault(`plane ${id} carries ${cargoKg} kg`);
      if (arrivalSimTime !== null && arrivalSimTime <= simState.clockMs) this.#fault(`plane ${id} should have landed`);
    }
  }

  #of(...kinds: FlierRequest["kind"][]): FlierRequest[] {
    return [...this.#done.values()].filter(({ kind }) => kinds.includes(kind));
  }

  #same(what: string, answered: readonly number[], stored: readonly number[]): void {
    const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();
    if (sorted(answered) === sorted(stored)) return;
    const lost = answered.filter((id) => !stored.includes(id));
    const unknown = stored.filter((id) => !answered.includes(id));
    this.#fault(
      `${what}: ${answered.length} answered, ${stored.length} stored; lost ${lost.slice(0, 5)}, nobody's ${unknown.slice(0, 5)}`,
    );
  }

  #equal(what: string, answered: number, stored: number): void {
    if (answered !== stored) this.#fault(`${what}: ${answered} answered, ${stored} stored`);
  }

  #fault(sentence: string): void {
    this.faults.push(`player ${this.#flier.player.id}: ${sentence}`);
  }
}

/** Planes land while it reads, so it reads anew until nothing has. */
async function readAtOnce(player: CargoPlayer) {
  for (;;) {
    const [state, ledger, events] = [await player.state(), await player.ledger(), await player.events()];
    if ((await player.state()).revision === state.revision) return { state, ledger, events };
  }
}
