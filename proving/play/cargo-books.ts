/** Holds what a player was told to have happened against the ledger and the events that the service keeps. */
import type { HistoryEventView, LeaderboardView, LedgerEntryView, StateView } from "@outbound/cargo/api/schemas.ts";
import type { Dispatched, Pilot } from "./cargo-pilot.ts";

const START_MONEY = 125_000;

/** One sentence for each thing that does not fit; call it while nothing of the player's flies. */
export async function bookFaults({ player, name, dispatched }: Pilot): Promise<string[]> {
  const [state, ledger, events] = await Promise.all([player.state(), player.ledger(), player.events()]);
  const leaderboard = await player.ok<LeaderboardView>("GET", "/api/leaderboard?by=deliveries");
  const books = { state, ledger, events };
  return [
    ...purseFaults(books),
    ...dispatched.flatMap((one) => departureFaults(books, one)),
    ...deliveryFaults(books, leaderboard.own.deliveries),
    ...repairFaults(books),
    ...departureCountFaults(books, dispatched.length),
  ].map((fault) => `${name}: ${fault}`);
}

interface Books {
  readonly state: StateView;
  readonly ledger: readonly LedgerEntryView[];
  readonly events: readonly HistoryEventView[];
}

const sumOf = (entries: readonly LedgerEntryView[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

function purseFaults({ state, ledger }: Books): string[] {
  const faults: string[] = [];
  if (sumOf(ledger) !== state.player.money)
    faults.push(`${state.player.money} € in the purse, ${sumOf(ledger)} € in the ledger`);
  const starts = ledger.filter(({ reason }) => reason === "start");
  if (starts.length !== 1 || starts[0]?.amount !== START_MONEY) faults.push(`${starts.length} entries of the start`);
  return faults;
}

/** Each departure is told once, and its fuel was paid once. */
function departureFaults({ events, ledger }: Books, { planeId, packageIds, departureSimTime }: Dispatched): string[] {
  const isIt = (one: { planeId: number | null; clockMs: number }) =>
    one.planeId === planeId && one.clockMs === departureSimTime;
  const departed = events.filter((event) => event.kind === "departed" && isIt(event));
  const fuel = ledger.filter((entry) => entry.reason === "fuel" && isIt(entry));
  const loaded = events.filter(({ kind, packageId }) => kind === "loaded" && packageIds.includes(packageId ?? 0));
  const cost = Number(departed[0]?.data.cost);
  const faults: string[] = [];
  if (departed.length !== 1) faults.push(`a dispatch of plane ${planeId} is told ${departed.length} times`);
  if (fuel.length !== (cost > 0 ? 1 : 0) || (cost > 0 && fuel[0]?.amount !== -cost)) {
    faults.push(`fuel for ${cost} € of plane ${planeId} stands in the ledger as ${fuel.map(({ amount }) => amount)}`);
  }
  if (loaded.length !== packageIds.length)
    faults.push(`${packageIds.length} packages were loaded ${loaded.length} times`);
  return faults;
}

/** Each package is delivered once, and paid as the event says. */
function deliveryFaults({ state, events, ledger }: Books, ranked: number): string[] {
  const delivered = events.filter(({ kind }) => kind === "delivered");
  const ids = delivered.map(({ packageId }) => packageId);
  const total = state.planes.reduce((sum, { totals }) => sum + totals.deliveries, 0);
  const faults = delivered.flatMap(({ packageId, data }) => {
    const paid = ledger.filter((entry) => entry.reason === "delivery" && entry.packageId === packageId);
    return paid.length === 1 && paid[0]?.amount === data.paid
      ? []
      : [`package ${packageId} was paid ${data.paid} €, the ledger has ${paid.map(({ amount }) => amount)}`];
  });
  if (new Set(ids).size !== ids.length) faults.push("a package was delivered twice");
  if (total !== ids.length || ranked !== ids.length) {
    faults.push(`${ids.length} deliveries, ${total} of the planes, ${ranked} in the leaderboard`);
  }
  return faults;
}

function repairFaults({ events, ledger }: Books): string[] {
  const started = events.filter(({ kind }) => kind === "repair-started");
  const ended = events.filter(({ kind }) => kind === "repaired");
  const paid = ledger.filter(({ reason }) => reason === "repair");
  const cost = started.reduce((sum, { data }) => sum + Number(data.cost), 0);
  return started.length === ended.length && started.length === paid.length && -sumOf(paid) === cost
    ? []
    : [
        `${started.length} repairs begun for ${cost} €, ${ended.length} ended, ${paid.length} paid with ${-sumOf(paid)} €`,
      ];
}

/** What nobody dispatched departed in the instant of its landing, on a queued leg. */
function departureCountFaults({ events }: Books, count: number): string[] {
  const departed = events.filter(({ kind }) => kind === "departed");
  const chained = departed.filter(({ planeId, clockMs, at }) =>
    events.some((one) => one.kind === "landed" && one.planeId === planeId && one.clockMs === clockMs && one.at === at),
  );
  return departed.length === count + chained.length
    ? []
    : [`${count} dispatches and ${chained.length} queued legs, ${departed.length} departures`];
}
