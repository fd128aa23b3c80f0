/** A package as the API shows it. Fields that do not apply are left out. */
import { type CargoPackage, isTerminal } from "../../rules/cargo-package.ts";
import { payoutFor } from "../../rules/payout.ts";
import type { PackageView } from "../schemas.ts";

/** `reputation` is the viewer's, in thousandths; `now` a real instant. */
export function packageView(cargo: CargoPackage, reputation: number, now: number): PackageView {
  const view: { -readonly [Key in keyof PackageView]: PackageView[Key] } = {
    id: cargo.id,
    status: cargo.status,
    originIcao: cargo.originIcao,
    destIcao: cargo.destIcao,
    commodity: cargo.commodity,
    count: cargo.count,
    weightKg: cargo.weightKg,
    payout: cargo.payout ?? payoutFor(cargo, reputation),
  };
  if (cargo.special !== null) view.special = cargo.special;
  if (cargo.expiresAt !== null && !isTerminal(cargo)) view.expiresRealMs = Math.max(1, cargo.expiresAt - now);
  if (cargo.ownerId !== null) view.ownerId = cargo.ownerId;
  if (cargo.planeId !== null) view.planeId = cargo.planeId;
  if (cargo.loadedSimTime !== null) view.loadedAtSimTime = cargo.loadedSimTime;
  if (cargo.dueSimTime !== null) view.dueSimTime = cargo.dueSimTime;
  if (cargo.endedSimTime !== null) view.endedAtSimTime = cargo.endedSimTime;
  if (cargo.settled !== null) view.settled = cargo.settled;
  return view;
}
