/** Checks one cargo player: every answer counts exactly once, and cash equals the sum of the ledger. */
import type { HistoryEventView, InvitationListView, LedgerEntryView, StateView } from "@outbound/cargo/api/schemas.ts";
import { INVITATIONS_A_DAY } from "@outbound/cargo/rules/company/alliances.ts";
import type { Client } from "../client.ts";
import { type Answered, differences, type Oracle } from "../operations.ts";
import { seededRandom } from "../random.ts";
import { type CargoOperation, Flier } from "./flier.ts";
import type { CargoPlayer } from "./player.ts";

const FIRST_CASH = 125_000;

type PlayerRecord = Awaited<ReturnType<typeof readRecord>>;

export class CargoOracle implements Oracle<CargoOperation> {
  readonly faults: string[] = [];
  readonly keysRepeated = 100;
  readonly #player: CargoPlayer;
  readonly #done = new Map<string, CargoOperation>();
  readonly #parkedId: number | undefined;
  readonly #routedId: number | undefined;
  #clockMs = 0;

  /** Plane `parkedId` never departs. Plane `routedId` flies a route and receives no commands. */
  constructor(player: CargoPlayer, parkedId?: number, routedId?: number) {
    this.#player = player;
    this.#parkedId = parkedId;
    this.#routedId = routedId;
  }

  get done(): number {
    return this.#done.size;
  }

  client(url: string): Client {
    return this.#player.at(url).client;
  }

  record({ operation, reply }: Answered<CargoOperation>): void {
    this.note(operation);
    this.#clockMs = Math.max(this.#clockMs, reply.json<StateView>().simState.clockMs);
  }

  note(operation: CargoOperation): void {
    this.#done.set(operation.key, operation);
  }

  async compare({ url }: Client): Promise<void> {
    const player = this.#player.at(url);
    const record = await readRecord(player);
    player.client.close();
    const byHand = this.#byHand(record);
    const faults = [
      ...cashFaults(record),
      ...ledgerFaults(byHand),
      ...this.#eventFaults(record),
      ...this.#stateFaults(byHand),
    ];
    this.faults.push(...faults.map((fault) => `player ${this.#player.id}: ${fault}`));
  }

  #byHand({ ledger, events, ...rest }: PlayerRecord): PlayerRecord {
    const isByHand = ({ planeId }: { readonly planeId: number | null }) =>
      planeId === null || planeId !== this.#routedId;
    return { ...rest, ledger: ledger.filter(isByHand), events: events.filter(isByHand) };
  }

  #eventFaults({ events, ledger }: PlayerRecord): string[] {
    const packages = (kind: string, ...kinds: CargoOperation["kind"][]) => {
      const asked = this.#of(...kinds).flatMap(({ packageIds = [] }) => packageIds);
      return differences(`${kind} packages`, asked, packagesOf(ofKind(events, kind)));
    };
    const count = (what: string, answered: number, stored: number) =>
      answered === stored ? [] : [`${what}: ${answered} answered, ${stored} stored`];
    const cash = this.#of("cash").map(({ amount = 0 }) => amount);
    return [
      ...differences("cash", cash, amountsOf(ofReason(ledger, "test"))),
      ...packages("loaded", "load", "dispatch"),
      ...packages("accepted", "accept"),
      ...packages("abandoned", "abandon"),
      ...count("departures", this.#of("dispatch").length, ofKind(events, "departed").length - chained(events)),
      ...count("repairs", this.#of("repair").length, ofKind(events, "repair-started").length),
      ...count("planes bought", this.#of("buy").length, ofKind(events, "plane-bought").length),
    ];
  }

  #stateFaults({ state: { planes, simState }, events }: PlayerRecord): string[] {
    const faults: string[] = [];
    if (simState.clockMs < this.#clockMs) faults.push(`the clock went back by ${this.#clockMs - simState.clockMs} ms`);
    if (this.#parkedId !== undefined) {
      const parked = planes.find(({ id }) => id === this.#parkedId);
      const queue = [...this.#done.values()].findLast((one) => one.queue !== undefined)?.queue ?? [];
      const name = this.#of("rename").at(-1)?.name;
      if (parked?.queue.join() !== queue.join()) faults.push(`the queue is ${parked?.queue}, not ${queue}`);
      if (name !== undefined && parked?.name !== name) faults.push(`${name} is named ${parked?.name}`);
    }
    const delivered = events.filter(({ kind }) => kind === "delivered").length;
    // A route's deliveries write no events.
    const own = planes.filter(({ id }) => id !== this.#routedId);
    const counted = own.reduce((sum, { totals }) => sum + totals.deliveries, 0);
    if (counted !== delivered) faults.push(`${delivered} deliveries, the planes count ${counted}`);
    for (const { id, cargoKg, maxPayloadKg, arrivalSimTime } of planes) {
      if (cargoKg > maxPayloadKg) faults.push(`plane ${id} carries ${cargoKg} kg`);
      if (arrivalSimTime !== null && arrivalSimTime <= simState.clockMs) faults.push(`plane ${id} should have landed`);
    }
    return faults;
  }

  #of(...kinds: CargoOperation["kind"][]): CargoOperation[] {
    return [...this.#done.values()].filter(({ kind }) => kinds.includes(kind));
  }
}

const ofKind = (events: readonly HistoryEventView[], wanted: string) => events.filter(({ kind }) => kind === wanted);
const ofReason = (ledger: readonly LedgerEntryView[], wanted: string) =>
  ledger.filter(({ reason }) => reason === wanted);
const packagesOf = (items: readonly { readonly packageId: number | null }[]) =>
  items.map(({ packageId }) => packageId ?? 0);
const amountsOf = (entries: readonly LedgerEntryView[]) => entries.map(({ amount }) => amount);
const sumOf = (entries: readonly LedgerEntryView[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

/** Checks that cash is the sum of the ledger, and that debt is the sum of penalties less settlements. */
function cashFaults({ state, ledger, events }: PlayerRecord): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  expect(sumOf(ledger) === state.player.money, `${state.player.money} € of cash, ${sumOf(ledger)} € in the ledger`);
  const unpaid = ofKind(events, "abandoned").reduce((sum, { data }) => sum + Number(data.unpaid), 0);
  const owed = unpaid + sumOf(ofReason(ledger, "debt"));
  expect(owed === state.player.owed, `${state.player.owed} € owed, ${owed} € by penalties and settlements`);
  return faults;
}

/** Checks that each ledger entry has its event, and each event its entry. */
function ledgerFaults({ ledger, events }: PlayerRecord): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  const [starts, payments] = [ofReason(ledger, "start"), ofReason(ledger, "delivery")];
  expect(sumOf(starts) === FIRST_CASH && starts.length === 1, `${starts.length} entries of the start`);
  const delivered = ofKind(events, "delivered");
  faults.push(...differences("payments of deliveries", packagesOf(delivered), packagesOf(payments)));
  expect(new Set(packagesOf(delivered)).size === delivered.length, "a package was delivered twice");
  for (const { packageId, data } of delivered) {
    const paid = payments.find((entry) => entry.packageId === packageId)?.amount;
    expect(paid === data.paid, `package ${packageId} was paid ${data.paid} €, the ledger has ${paid}`);
  }
  const repairs = ofKind(events, "repair-started");
  for (const [costs, reason] of [
    [ofKind(events, "departed"), "fuel"],
    [repairs, "repair"],
  ] as const) {
    const costly = costs.filter(({ data }) => Number(data.cost) > 0);
    const paid = ofReason(ledger, reason);
    expect(costly.length === paid.length, `${costly.length} costs of ${reason}, ${paid.length} in the ledger`);
    for (const { planeId, clockMs, data } of costly) {
      const [own, ...more] = paid.filter((entry) => entry.planeId === planeId && entry.clockMs === clockMs);
      const isPaid = own?.amount === -Number(data.cost) && more.length === 0;
      const fault = `${reason} of plane ${planeId} for ${data.cost} €, paid ${own?.amount}, ${more.length} times more`;
      expect(isPaid, fault);
    }
  }
  expect(repairs.length >= ofKind(events, "repaired").length, "a repair ended that never started");
  return faults;
}

/** Departures on a queued leg, in the instant in which the same plane landed. */
function chained(events: readonly HistoryEventView[]): number {
  const instantOf = ({ planeId, clockMs, at }: HistoryEventView) => `${planeId} ${clockMs} ${at}`;
  const landings = new Set(ofKind(events, "landed").map(instantOf));
  return ofKind(events, "departed").filter((one) => landings.has(instantOf(one))).length;
}

/** Returns the player's records at one revision: reads again until no plane has landed meanwhile. */
async function readRecord(player: CargoPlayer) {
  for (;;) {
    const [state, ledger, events] = [await player.state(), await player.ledger(), await player.events()];
    if ((await player.state()).revision === state.revision) return { state, ledger, events };
  }
}

export type Watched = Awaited<ReturnType<typeof settleFliers>>[number];

/** Creates fliers that share the first homes. As many as one founder may invite form an alliance. Each has an oracle. */
export async function settleFliers(url: string, count: number, homes: number, seed: number) {
  const watched = await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const flier = await Flier.settle(url, `flier-${place}`, seededRandom(seed * 1000 + place), place % homes);
      await flier.flyRoute();
      const oracle = new CargoOracle(flier.player, flier.parked.id, flier.routedId);
      for (const operation of flier.settled) oracle.note(operation);
      return { flier, oracle };
    }),
  );
  const [founder, ...guests] = watched.slice(0, 1 + INVITATIONS_A_DAY).map(({ flier }) => flier.player);
  await founder?.ok("POST", "/api/alliances", { name: "Wings of all" });
  for (const [place, guest] of guests.entries()) {
    await founder?.ok("POST", "/api/alliance/invitations", { username: `flier-${place + 1}` });
    const { items } = await guest.ok<InvitationListView>("GET", "/api/invitations");
    await guest.ok("POST", `/api/invitations/${items[0]?.id}/accept`);
  }
  return watched;
}
