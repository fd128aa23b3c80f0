/**
 * What holds of every world that is saved. A batch that breaks it is a bug's: it is rolled back, and memory with it; what
 * breaks it by happening is passed over, so that it breaks no batch.
 */
import { columnFaults } from "@outbound/kit/store/column-faults.ts";
import { aircraftOf } from "../../rules/aircraft/aircraft.ts";
import { FULL_HEALTH, type Plane } from "../../rules/values/plane.ts";
import { FULL_REPUTATION } from "../../rules/values/player.ts";
import { packageRow, planeRow, playerRow } from "../../store/rows.ts";
import * as tables from "../../store/tables.ts";
import type { Changes } from "./dirty.ts";
import { changesOf } from "./journal.ts";
import type { NewLedgerEntry, World } from "./world.ts";

/** What is looked at: values with what they were before, and what the ledger grew by meanwhile. */
interface Step extends Pick<Changes, "players" | "planes" | "packages"> {
  readonly ledger: readonly NewLedgerEntry[];
}

/** Looks at what a batch changed and at nothing else; throws an Error that names all that is wrong. */
export function assertSound(world: World, changes: Changes): void {
  const faults = faultsOf(world, { ...changes, ledger: world.ledger.items });
  if (faults.length > 0) throw new Error(`a world is not saved: ${faults.join("; ")}`);
}

/** Does the work, which must leave sound what it changes. What it throws, or that it did not, undoes it and is given. */
export function attemptSoundly(world: World, work: () => void): { readonly error: unknown } | undefined {
  const { journal, ledger, accounts, planes, packages } = world;
  const mark = journal.mark();
  const entries = ledger.items.length;
  try {
    work();
    const faults = faultsOf(world, {
      players: changesOf(journal, accounts.players, mark),
      planes: changesOf(journal, planes, mark),
      packages: changesOf(journal, packages, mark),
      ledger: ledger.items.slice(entries),
    });
    if (faults.length === 0) return undefined;
    throw new Error(`it would leave an unsound world: ${faults.join("; ")}`);
  } catch (error) {
    journal.undoTo(mark);
    return { error };
  }
}

/** All that is wrong, as sentences. They are put together only where something is: every happening passes here. */
function faultsOf(world: World, step: Step): string[] {
  const faults: string[] = [];
  tellOfPurses(world, step, faults);
  tellOfPlanes(world, step, faults);
  tellOfLoads(world, step, faults);
  const { accounts, planes, packages } = world;
  tellOfColumns(tables.players, step.players, accounts.players, playerRow, faults);
  tellOfColumns(tables.planes, step.planes, planes, planeRow, faults);
  tellOfColumns(tables.packages, step.packages, packages, packageRow, faults);
  return faults;
}

/** What the tables would refuse, and with it the whole batch. */
function tellOfColumns<V>(
  table: Parameters<typeof columnFaults>[0],
  changed: ReadonlyMap<number, V | undefined>,
  collection: { get(key: number): V | undefined },
  rowOf: (value: V) => object,
  faults: string[],
): void {
  for (const id of changed.keys()) {
    const value = collection.get(id);
    if (value === undefined) continue;
    for (const fault of columnFaults(table, rowOf(value))) faults.push(`${table.name} ${id}: ${fault}`);
  }
}

/** A purse moves by just what the ledger grew by. */
function tellOfPurses({ accounts }: World, { players, ledger }: Step, faults: string[]): void {
  const paid = new Map<number, number>();
  for (const { player_id, amount } of ledger) paid.set(player_id, (paid.get(player_id) ?? 0) + amount);
  for (const [id, before] of players) {
    const player = accounts.players.get(id);
    const entries = paid.get(id) ?? 0;
    paid.delete(id);
    if (player === undefined) continue;
    const { money, reputation } = player;
    const moved = money - (before?.money ?? 0);
    if (money < 0 || !Number.isSafeInteger(money)) faults.push(`the purse of player ${id} holds ${money} €`);
    if (moved !== entries) faults.push(`the purse of player ${id} moved by ${moved} €, its ledger by ${entries} €`);
    if (!isWithin(reputation, FULL_REPUTATION)) faults.push(`player ${id} has a reputation of ${reputation}`);
  }
  // The purse is as before, so its entries must come to nothing.
  for (const [id, entries] of paid) {
    if (entries !== 0) faults.push(`the purse of player ${id} did not move, its ledger by ${entries} €`);
  }
}

function tellOfPlanes(world: World, { planes }: Step, faults: string[]): void {
  for (const id of planes.keys()) {
    const plane = world.planes.get(id);
    if (plane === undefined) {
      if (world.freight.onPlane(id).size > 0) faults.push(`plane ${id} is gone with its cargo`);
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

/** Of planes that something was loaded on: one that was carried over from an earlier version may hold too much. */
function tellOfLoads(world: World, { packages }: Step, faults: string[]): void {
  const loaded = new Set<number>();
  for (const [id, before] of packages) {
    const cargo = world.packages.get(id);
    if (cargo?.status === "loaded" && cargo.planeId !== null && before?.planeId !== cargo.planeId)
      loaded.add(cargo.planeId);
  }
  for (const planeId of loaded) {
    const plane = world.planes.get(planeId);
    const cargo = [...world.freight.onPlane(planeId)].map((id) => world.packages.get(id));
    const weightKg = cargo.reduce((sum, each) => sum + (each?.weightKg ?? 0), 0);
    if (weightKg > payloadOf(plane)) faults.push(`plane ${planeId} carries ${weightKg} kg`);
    if (cargo.some((each) => each?.ownerId !== plane?.ownerId))
      faults.push(`plane ${planeId} carries cargo of another player`);
  }
}

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
const tankOf = ({ modelId }: Plane): number => aircraftOf(modelId)?.maxFuel ?? Number.POSITIVE_INFINITY;
const payloadOf = (plane: Plane | undefined): number => (plane && aircraftOf(plane.modelId)?.maxPayloadKg) ?? 0;
