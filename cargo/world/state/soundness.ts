/**
 * Invariants of every committed world. A batch that breaks one is rolled back. A scheduled event that breaks one is rolled back
 * alone, so that its batch continues.
 */
import { columnFaults } from "@outbound/kit/store/column-faults.ts";
import { aircraftOf } from "../../rules/aircraft/aircraft.ts";
import { FULL_HEALTH, type Plane } from "../../rules/values/plane.ts";
import { FULL_REPUTATION } from "../../rules/values/player.ts";
import type { Changes } from "./dirty.ts";
import { changesOf } from "./journal.ts";
import { PARTS, type Part } from "./parts.ts";
import type { NewLedgerEntry, World } from "./world.ts";

const CHECKED = ["players", "planes", "packages", "bases", "campaigns", "contributions"] as const;

/** Input of the checks: the values before the changes, and the new ledger entries. */
interface Step extends Pick<Changes, (typeof CHECKED)[number]> {
  readonly ledger: readonly NewLedgerEntry[];
}

/** Checks the changes of a batch. Throws an Error that lists every fault. */
export function assertSound(world: World, changes: Changes): void {
  const faults = faultsOf(world, { ...changes, ledger: world.ledger.items });
  if (faults.length > 0) throw new Error(`a world is not saved: ${faults.join("; ")}`);
}

/** Runs the work. If it throws or breaks an invariant, undoes it and returns the error. */
export function attemptSoundly(world: World, work: () => void): { readonly error: unknown } | undefined {
  const { journal, ledger, accounts, planes, packages, bases, campaigns, contributions } = world;
  const mark = journal.mark();
  const entries = ledger.items.length;
  try {
    work();
    const faults = faultsOf(world, {
      players: changesOf(journal, accounts.players, mark),
      planes: changesOf(journal, planes, mark),
      packages: changesOf(journal, packages, mark),
      bases: changesOf(journal, bases, mark),
      campaigns: changesOf(journal, campaigns, mark),
      contributions: changesOf(journal, contributions, mark),
      ledger: ledger.items.slice(entries),
    });
    if (faults.length === 0) return undefined;
    throw new Error(`it would leave an unsound world: ${faults.join("; ")}`);
  } catch (error) {
    journal.undoTo(mark);
    return { error };
  }
}

/** Returns every fault as a sentence. Runs for every scheduled event, so it builds sentences only for faults. */
function faultsOf(world: World, step: Step): string[] {
  const faults: string[] = [];
  checkCash(world, step, faults);
  checkPlanes(world, step, faults);
  checkLoads(world, step, faults);
  for (const name of CHECKED) checkColumns(world, PARTS[name], step[name], faults);
  return faults;
}

/** Reports column values that the tables would refuse. */
function checkColumns(
  world: World,
  { table, valuesOf, toRow }: Part,
  changed: ReadonlyMap<number, unknown>,
  faults: string[],
): void {
  const values = valuesOf(world);
  for (const id of changed.keys()) {
    const value = values.get(id);
    if (value === undefined) continue;
    for (const fault of columnFaults(table, toRow(value))) faults.push(`${table.name} ${id}: ${fault}`);
  }
}

/** Reports players whose cash did not change by the sum of the new ledger entries. */
function checkCash({ accounts }: World, { players, ledger }: Step, faults: string[]): void {
  const paid = new Map<number, number>();
  for (const { player_id, amount } of ledger) paid.set(player_id, (paid.get(player_id) ?? 0) + amount);
  for (const [id, before] of players) {
    const player = accounts.players.get(id);
    const entries = paid.get(id) ?? 0;
    paid.delete(id);
    if (player === undefined) continue;
    const { money, reputation } = player;
    const moved = money - (before?.money ?? 0);
    if (money < 0 || !Number.isSafeInteger(money)) faults.push(`the cash of player ${id} is ${money} €`);
    if (moved !== entries) faults.push(`the cash of player ${id} moved by ${moved} €, its ledger by ${entries} €`);
    if (!isWithin(reputation, FULL_REPUTATION)) faults.push(`player ${id} has a reputation of ${reputation}`);
  }
  // The cash is unchanged, so the entries must sum to 0.
  for (const [id, entries] of paid) {
    if (entries !== 0) faults.push(`the cash of player ${id} did not move, its ledger by ${entries} €`);
  }
}

function checkPlanes(world: World, { planes }: Step, faults: string[]): void {
  for (const id of planes.keys()) {
    const plane = world.planes.get(id);
    if (plane === undefined) {
      if (world.jobs.onPlane(id).size > 0) faults.push(`plane ${id} is gone with its cargo`);
      continue;
    }
    const { health, fuelL, status, leg, repair } = plane;
    const isOne = (status === "flying") === (leg !== null) && (status === "repairing") === (repair !== null);
    if (!isWithin(health, FULL_HEALTH)) faults.push(`plane ${id} has a health of ${health}`);
    if (!(fuelL >= 0 && fuelL <= tankOf(plane))) faults.push(`plane ${id} has ${fuelL} l on board`);
    if (!isOne)
      faults.push(`plane ${id} is ${status} with ${leg ? "a leg" : "no leg"} and ${repair ? "a" : "no"} repair`);
  }
}

/** Reports planes that were overloaded now. A plane from an earlier version may already be overloaded. */
function checkLoads(world: World, { packages }: Step, faults: string[]): void {
  const loaded = new Set<number>();
  for (const [id, before] of packages) {
    const cargo = world.packages.get(id);
    if (cargo?.status === "loaded" && cargo.planeId !== null && before?.planeId !== cargo.planeId)
      loaded.add(cargo.planeId);
  }
  for (const planeId of loaded) {
    const plane = world.planes.get(planeId);
    const cargo = world.packages.all(world.jobs.onPlane(planeId));
    const weightKg = cargo.reduce((sum, each) => sum + each.weightKg, 0);
    if (weightKg > payloadOf(plane)) faults.push(`plane ${planeId} carries ${weightKg} kg`);
    if (cargo.some(({ ownerId }) => ownerId !== plane?.ownerId))
      faults.push(`plane ${planeId} carries cargo of another player`);
  }
}

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
const tankOf = ({ modelId }: Plane): number => aircraftOf(modelId)?.maxFuel ?? Number.POSITIVE_INFINITY;
const payloadOf = (plane: Plane | undefined): number => (plane && aircraftOf(plane.modelId)?.maxPayloadKg) ?? 0;
