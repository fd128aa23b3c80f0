/** What a player's campaigns, bases and alliance should be, from the player's history alone. */
import type { CampaignView, HistoryEventView, LedgerEntryView, StateView } from "@outbound/cargo/api/schemas.ts";
import { groupOf } from "@outbound/cargo/rules/jobs/commodities.ts";

export interface GoalBooks {
  readonly state: StateView;
  readonly ledger: readonly LedgerEntryView[];
  readonly events: readonly HistoryEventView[];
  readonly campaigns: readonly CampaignView[];
}

/** One sentence for each difference. */
export function goalFaults({ state, ledger, events, campaigns }: GoalBooks): string[] {
  return [
    ...campaigns.flatMap((one) => campaignFaults(one, events)),
    ...bonusFaults(campaigns, ledger),
    ...baseFaults(state, ledger, events),
    ...allianceFaults(state, events),
  ];
}

/** A campaign counts what its carrier delivered by hand after its first instant and by its last, up to a limit. */
function campaignFaults(campaign: CampaignView, events: readonly HistoryEventView[]): string[] {
  const { id, icao, group, startsSimTime, endsSimTime, deliveredKg, targetKg, mostKgEach, own } = campaign;
  const brought = events.filter(
    ({ kind, clockMs, data }) =>
      kind === "delivered" &&
      data.destIcao === icao &&
      groupOf(String(data.commodity)) === group &&
      clockMs > startsSimTime &&
      clockMs <= endsSimTime,
  );
  const sum = (name: string) => brought.reduce((all, { data }) => all + Number(data[name]), 0);
  const [kg, paid] = [sum("weightKg"), sum("paid")];
  const { kg: ownKg, earned } = own ?? { kg: 0, earned: 0 };
  const isWhole = deliveredKg < targetKg && kg <= mostKgEach;
  const holds = isWhole ? ownKg === kg && earned === paid : ownKg <= kg && earned <= paid;
  return holds ? [] : [`campaign ${id} has ${ownKg} kg for ${earned} €, delivered were ${kg} kg for ${paid} €`];
}

function bonusFaults(campaigns: readonly CampaignView[], ledger: readonly LedgerEntryView[]): string[] {
  const won = campaigns.filter(({ outcome }) => outcome === "succeeded");
  const owed = won.reduce((sum, { own }) => sum + Math.floor((own?.earned ?? 0) / 4), 0);
  const paid = sumOf(ledger, "campaign");
  return owed === paid ? [] : [`campaigns paid ${paid} €, not ${owed} €`];
}

function baseFaults(
  { bases }: StateView,
  ledger: readonly LedgerEntryView[],
  events: readonly HistoryEventView[],
): string[] {
  const of = (kind: string) => events.filter((event) => event.kind === kind);
  const left = of("base-bought").length - of("base-sold").length - of("base-closed").length;
  const price = of("base-bought").reduce((sum, { data }) => sum + Number(data.price), 0);
  return [
    ...(left === bases.length ? [] : [`${bases.length} bases, and ${left} by the history`]),
    ...(-sumOf(ledger, "base") === price ? [] : [`bases cost ${-sumOf(ledger, "base")} €, not ${price} €`]),
  ];
}

function allianceFaults({ player }: StateView, events: readonly HistoryEventView[]): string[] {
  const [last] = events.filter(({ kind }) => kind.startsWith("alliance-")).sort((a, b) => b.id - a.id);
  const name = last?.kind === "alliance-joined" ? last.data.name : undefined;
  return player.alliance?.name === name ? [] : [`the alliance is ${player.alliance?.name}, and ${name} by the history`];
}

const sumOf = (ledger: readonly LedgerEntryView[], reason: string): number =>
  ledger.filter((entry) => entry.reason === reason).reduce((sum, { amount }) => sum + amount, 0);
