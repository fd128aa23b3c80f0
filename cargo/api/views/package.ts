/** A package as the API shows it. Fields that do not apply are left out. */
import { type CargoPackage, isTerminal } from "../../rules/cargo-package.ts";
import { payoutFor } from "../../rules/payout.ts";
import type { PackageView } from "../schemas.ts";
import { textOnce } from "./json-text.ts";

/** `reputation` is the viewer's, in thousandths; `now` a real instant. */
export function packageView(cargo: CargoPackage, reputation: number, now: number): PackageView {
  const { payout, expiresRealMs } = changing(cargo, reputation, now);
  return { ...lasting(cargo), payout, ...(expiresRealMs === undefined ? {} : { expiresRealMs }) };
}

/** The same as JSON text. */
export function packageJson(cargo: CargoPackage, reputation: number, now: number): string {
  const { payout, expiresRealMs } = changing(cargo, reputation, now);
  const expiry = expiresRealMs === undefined ? "" : `,"expiresRealMs":${expiresRealMs}`;
  return `${lastingText(cargo)},"payout":${payout}${expiry}}`;
}

type Changing = "payout" | "expiresRealMs";
type Lasting = Omit<PackageView, Changing>;

/** What depends on who looks and when. */
const changing = (cargo: CargoPackage, reputation: number, now: number): Pick<PackageView, Changing> => ({
  payout: cargo.payout ?? payoutFor(cargo, reputation),
  ...(cargo.expiresAt === null || isTerminal(cargo) ? {} : { expiresRealMs: Math.max(1, cargo.expiresAt - now) }),
});

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
  if (cargo.special !== null) view.special = cargo.special;
  if (cargo.ownerId !== null) view.ownerId = cargo.ownerId;
  if (cargo.planeId !== null) view.planeId = cargo.planeId;
  if (cargo.loadedSimTime !== null) view.loadedAtSimTime = cargo.loadedSimTime;
  if (cargo.dueSimTime !== null) view.dueSimTime = cargo.dueSimTime;
  if (cargo.endedSimTime !== null) view.endedAtSimTime = cargo.endedSimTime;
  if (cargo.settled !== null) view.settled = cargo.settled;
  return view;
}

/** An object that is still open. */
const lastingText = textOnce((cargo: CargoPackage) => JSON.stringify(lasting(cargo)).slice(0, -1));
