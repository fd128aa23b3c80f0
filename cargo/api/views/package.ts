/** A package as the API shows it. Fields that do not apply are left out. */
import { groupOf } from "../../rules/jobs/commodities.ts";
import { payoutFor } from "../../rules/jobs/payout.ts";
import { type CargoPackage, hasEnded } from "../../rules/values/cargo-package.ts";
import type { PackageView } from "../schemas.ts";
import { textOnce } from "./json-text.ts";

/** `reputation` is the viewer's, in thousandths; `now` a real instant. */
export function packageView(cargo: CargoPackage, reputation: number, now: number): PackageView {
  const expiresRealMs = expiryOf(cargo, now);
  const payout = payoutOf(cargo, reputation);
  return { ...lasting(cargo), payout, ...(expiresRealMs === undefined ? {} : { expiresRealMs }) };
}

/** The same as JSON text. */
export function packageJson(cargo: CargoPackage, reputation: number, now: number): string {
  const expiresRealMs = expiryOf(cargo, now);
  const expiry = expiresRealMs === undefined ? "" : `,"expiresRealMs":${expiresRealMs}`;
  return `${lastingText(cargo)},"payout":${payoutOf(cargo, reputation)}${expiry}}`;
}

/** At most so many bytes come after the lasting text: payout, expiry and braces. */
const CHANGING_BYTES = 52;

/** Most bytes that `packageJson` takes, at any time. */
export const packageBytes = (cargo: CargoPackage): number => lastingText(cargo).length + CHANGING_BYTES;

/** What this viewer sees of it, without what time changes, in pieces. */
export const storedPackage = (cargo: CargoPackage, reputation: number): (string | number | null)[] => [
  lastingText(cargo),
  payoutOf(cargo, reputation),
  hasEnded(cargo) ? null : cargo.expiresAt,
];

// Fields that depend on the viewer or the time are not in the cached text.
type Lasting = Omit<PackageView, "payout" | "expiresRealMs">;

/** What the viewer is promised, or would be. */
export const payoutOf = (cargo: CargoPackage, reputation: number): number =>
  cargo.payout ?? payoutFor(cargo, reputation);

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
  if (!hasEnded(cargo)) view.group = groupOf(cargo.commodity);
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
