/** Checks one cargo player: every answer counts exactly once, and cash equals the sum of the ledger. */
import type { HistoryEventView, InvitationListView, LedgerEntryView, StateView } from "@outbound/cargo/api/schemas.ts";
import { INVITATIONS_A_DAY } from "@outbound/cargo/rules/company/alliances.ts";
import { differences, type Oracle } from "../operations.ts";
import { seededRandom } from "../random.ts";
import { type CargoOperation, settleFlier } from "./flier.ts";
import type { CargoPlayer } from "./player.ts";

const FIRST_CASH = 125_000;

type PlayerRecord = Awaited<ReturnType<typeof readRecord>>;

/** Plane `parkedId` never departs. Plane `routedId` flies a route and receives no commands. */
export function newCargoOracle(player: CargoPlayer, parkedId?: number, routedId?: number) {
  const faults: string[] = [];
  const done = new Map<string, CargoOperation>();
  let latestClockMs = 0;
  const operations = (...kinds: CargoOperation["kind"][]) =>
    [...done.values()].filter(({ kind }) => kinds.includes(kind));
  const note = (operation: CargoOperation) => void done.set(operation.key, operation);
  const isByHand = ({ planeId }: { readonly planeId: number | null }) => planeId === null || planeId !== routedId;

  function eventFaults({ events, ledger }: PlayerRecord): string[] {
    const packages = (kind: string, ...kinds: CargoOperation["kind"][]) => {
      const asked = operations(...kinds).flatMap(({ packageIds = [] }) => packageIds);
      return differences(`${kind} packages`, asked, packagesOf(ofKind(events, kind)));
    };
    const count = (what: string, answered: number, stored: number) =>
      answered === stored ? [] : [`${what}: ${answered} answered, ${stored} stored`];
    const cash = operations("cash").map(({ amount = 0 }) => amount);
    return [
      ...differences("cash", cash, amountsOf(ofReason(ledger, "test"))),
      ...packages("loaded", "load", "dispatch"),
      ...packages("accepted", "accept"),
      ...packages("abandoned", "abandon"),
      ...count("departures", operations("dispatch").length, ofKind(events, "departed").length - chained(events)),
      ...count("repairs", operations("repair").length, ofKind(events, "repair-started").length),
      ...count("planes bought", operations("buy").length, ofKind(events, "plane-bought").length),
    ];
  }

  function stateFaults({ state: { planes, simState }, events }: PlayerRecord): string[] {
    const found: string[] = [];
    if (simState.clockMs < latestClockMs) found.push(`the clock went back by ${latestClockMs - simState.clockMs} ms`);
    if (parkedId !== undefined) {
      const parked = planes.find(({ id }) => id === parkedId);
      const queue = [...done.values()].findLast((one) => one.queue !== undefined)?.queue ?? [];
      const name = operations("rename").at(-1)?.name;
      if (parked?.queue.join() !== queue.join()) found.push(`the queue is ${parked?.queue}, not ${queue}`);
      if (name !== undefined && parked?.name !== name) found.push(`${name} is named ${parked?.name}`);
    }
    const delivered = ofKind(events, "delivered").length;
    // A route's deliveries write no events.
    const own = planes.filter(({ id }) => id !== routedId);
    const counted = own.reduce((sum, { totals }) => sum + totals.deliveries, 0);
    if (counted !== delivered) found.push(`${delivered} deliveries, the planes count ${counted}`);
    for (const { id, cargoKg, maxPayloadKg, arrivalSimTime } of planes) {
      if (cargoKg > maxPayloadKg) found.push(`plane ${id} carries ${cargoKg} kg`);
      if (arrivalSimTime !== null && arrivalSimTime <= simState.clockMs) found.push(`plane ${id} should have landed`);
    }
    return found;
  }

  return {
    ...{ faults, note, keysRepeated: 100 },
    get done() {
      return done.size;
    },
    client: (url: string) => player.at(url).client,
    record({ operation, reply }) {
      note(operation);
      latestClockMs = Math.max(latestClockMs, reply.json<StateView>().simState.clockMs);
    },
    async compare({ url }) {
      const now = player.at(url);
      const record = await readRecord(now);
      now.client.close();
      const { ledger, events } = record;
      const byHand = { ...record, ledger: ledger.filter(isByHand), events: events.filter(isByHand) };
      const found = [...cashFaults(record), ...ledgerFaults(byHand), ...eventFaults(record), ...stateFaults(byHand)];
      faults.push(...found.map((fault) => `player ${player.id}: ${fault}`));
    },
  } satisfies Oracle<CargoOperation> & { note(operation: CargoOperation): void };
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
      const flier = await settleFlier(url, `flier-${place}`, seededRandom(seed * 1000 + place), place % homes);
      const routedId = await flier.flyRoute();
      const oracle = newCargoOracle(flier.player, flier.parked().id, routedId);
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
