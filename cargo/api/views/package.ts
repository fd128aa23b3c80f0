/** Packages as the API shows them. Fields that do not apply are left out. */
import { groupOf } from "../../rules/jobs/commodities.ts";
import { jobKm, needsOf } from "../../rules/jobs/needs.ts";
import { offerOf, payoutFor } from "../../rules/jobs/payout.ts";
import { type CargoPackage, hasEnded } from "../../rules/values/cargo-package.ts";
import type { Market } from "../../rules/values/market.ts";
import type { World } from "../../world/state/world.ts";
import type { PackageView } from "../schemas.ts";
import { textOnce } from "./json-text.ts";

/** What a payout depends on besides the package. */
export interface Viewer {
  /** Thousandths. */
  readonly reputation: number;
  /** A real instant. */
  readonly now: number;
  readonly market: Market;
}

export const viewerOf = (world: World, playerId: number, now: number): Viewer => ({
  reputation: world.accounts.players.get(playerId)?.reputation ?? 0,
  now,
  market: world.marketAt(now),
});

/** Returns a package as shown to this viewer at this instant. */
export function packageView(cargo: CargoPackage, viewer: Viewer): PackageView {
  const expiresRealMs = expiryOf(cargo, viewer.now);
  return { ...lasting(cargo), ...termsOf(cargo, viewer), ...(expiresRealMs === undefined ? {} : { expiresRealMs }) };
}

/** Returns an ended package. */
export const endedPackageView = (cargo: CargoPackage): PackageView => ({
  ...lasting(cargo),
  payout: cargo.payout ?? 0,
});

/** Returns the JSON text of `packageView`. */
export const packageJson = (cargo: CargoPackage, viewer: Viewer): string =>
  shownPackageJson(shownPackage(cargo, viewer), viewer.now);

export const shownPackageJson = (shown: ShownPackage, now: number): string =>
  `${paidText(shown)}${expiryField(shown.cargo, now)}`;

interface PaidText {
  readonly payout: number;
  readonly demand: number | undefined;
  readonly json: string;
}

const paidTexts = new WeakMap<CargoPackage, PaidText>();

/** The text before the expiry for the last viewer. Many viewers share it, for as long as the package pays the same. */
function paidText({ cargo, payout, demand }: ShownPackage): string {
  const known = paidTexts.get(cargo);
  if (known?.payout === payout && known.demand === demand) return known.json;
  const json = `${lastingText(cargo)},"payout":${payout}${demandField(demand)}`;
  paidTexts.set(cargo, { payout, demand, json });
  return json;
}

/** Returns the text before and after the payout, which is the same for all viewers of an open job. */
export function aroundPayout(
  { cargo, demand }: Pick<ShownPackage, "cargo" | "demand">,
  now: number,
): [before: string, after: string] {
  return [`${lastingText(cargo)},"payout":`, `${demandField(demand)}${expiryField(cargo, now)}`];
}

const demandField = (demand: number | undefined): string => (demand === undefined ? "" : `,"demand":${demand}`);

/** Includes the closing brace of the package. */
function expiryField(cargo: CargoPackage, now: number): string {
  const expiresRealMs = expiryOf(cargo, now);
  return expiresRealMs === undefined ? "}" : `,"expiresRealMs":${expiresRealMs}}`;
}

/** What a viewer sees of a package, without countdowns. */
export interface ShownPackage extends Pick<PackageView, "payout" | "demand"> {
  readonly cargo: CargoPackage;
}

export function shownPackage(cargo: CargoPackage, viewer: Viewer): ShownPackage {
  const { payout, demand } = termsOf(cargo, viewer);
  return demand === undefined ? { cargo, payout } : { cargo, payout, demand };
}

/** An open job as shown to all players. What it pays also depends on the viewer's reputation. */
export interface OpenJob {
  readonly cargo: CargoPackage;
  readonly demand: number;
}

export const openJob = (cargo: CargoPackage, market: Market): OpenJob => ({
  cargo,
  demand: offerOf(market, cargo, 0).demand,
});

export const shownTo = (reputation: number, { cargo, demand }: OpenJob): ShownPackage => ({
  cargo,
  demand,
  payout: payoutFor(cargo, reputation, demand),
});

export const isJobAlike = (one: OpenJob, other: OpenJob): boolean =>
  one.demand === other.demand && isCargoAlike(one.cargo, other.cargo);

export const isShownAlike = (one: ShownPackage, other: ShownPackage): boolean =>
  one.payout === other.payout && one.demand === other.demand && isCargoAlike(one.cargo, other.cargo);

export const isCargoAlike = (one: CargoPackage, other: CargoPackage): boolean =>
  one === other || (one.expiresAt === other.expiresAt && lastingText(one) === lastingText(other));

/** Most bytes after the lasting text: payout, demand, expiry and braces. */
const CHANGING_BYTES = 68;

/** Returns the most bytes that `packageJson` takes at any time. */
export const packageBytes = (cargo: CargoPackage): number => lastingText(cargo).length + CHANGING_BYTES;

/** Returns what this viewer sees of the package, in pieces, without what time and demand change. */
export const storedPackage = (cargo: CargoPackage, reputation: number): (string | number | null)[] => [
  lastingText(cargo),
  cargo.payout ?? payoutFor(cargo, reputation, 1),
  hasEnded(cargo) ? null : cargo.expiresAt,
];

function termsOf(cargo: CargoPackage, { reputation, market }: Viewer): Pick<PackageView, "payout" | "demand"> {
  const { payout, demand } = cargo.payout === null ? offerOf(market, cargo, reputation) : cargo;
  return demand === null || hasEnded(cargo) ? { payout: payout ?? 0 } : { payout: payout ?? 0, demand };
}

// Fields that depend on the viewer or the time are not in the cached text.
type Lasting = Omit<PackageView, "payout" | "demand" | "expiresRealMs">;

const expiryOf = (cargo: CargoPackage, now: number): number | undefined =>
  cargo.expiresAt === null || hasEnded(cargo) ? undefined : Math.max(1, cargo.expiresAt - now);

function lasting(cargo: CargoPackage): Lasting {
  const view: { -readonly [Key in keyof Lasting]: Lasting[Key] } = {
    id: cargo.id,
    status: cargo.status,
    originIcao: cargo.originIcao,
    destIcao: cargo.destIcao,
    commodity: cargo.commodity,
    count: cargo.count,
    weightKg: cargo.weightKg,
  };
  if (!hasEnded(cargo)) {
    view.group = groupOf(cargo.commodity);
    view.distanceKm = Math.round(jobKm(cargo));
    view.needs = needsOf(cargo);
  }
  if (cargo.special !== null) view.special = cargo.special;
  if (cargo.ownerId !== null) view.ownerId = cargo.ownerId;
  if (cargo.planeId !== null) view.planeId = cargo.planeId;
  if (cargo.loadedSimTime !== null) view.loadedAtSimTime = cargo.loadedSimTime;
  if (cargo.dueSimTime !== null) view.dueSimTime = cargo.dueSimTime;
  if (cargo.endedSimTime !== null) view.endedAtSimTime = cargo.endedSimTime;
  if (cargo.settled !== null) view.settled = cargo.settled;
  return view;
}

/** JSON of an object without its closing brace. */
const lastingText = textOnce((cargo: CargoPackage) => JSON.stringify(lasting(cargo)).slice(0, -1));
