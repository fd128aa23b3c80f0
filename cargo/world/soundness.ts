/**
 * What holds of every world that is saved. A batch that breaks it is a bug's: it is rolled back, and memory with it; what
 * breaks it by happening is passed over, so that it breaks no batch.
 */
import { columnFaults } from "@outbound/kit/store/column-faults.ts";
import { aircraftOf } from "../rules/aircraft.ts";
import { FULL_HEALTH, type Plane } from "../rules/plane.ts";
import { FULL_REPUTATION } from "../rules/player.ts";
import { packageRow, planeRow, playerRow } from "../store/rows.ts";
import * as tables from "../store/tables.ts";
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

const faultsOf = (world: World, step: Step): string[] => [
  ...purseFaults(world, step),
  ...planeFaults(world, step),
  ...loadFaults(world, step),
  ...storingFaults(world, step),
];

/** What the tables would refuse, and with it the whole batch. */
function storingFaults({ accounts, planes, packages }: World, step: Step): string[] {
  return [
    ...unstorable(tables.players, step.players, accounts.players, playerRow),
    ...unstorable(tables.planes, step.planes, planes, planeRow),
    ...unstorable(tables.packages, step.packages, packages, packageRow),
  ];
}

function unstorable<V>(
  table: Parameters<typeof columnFaults>[0],
  changed: ReadonlyMap<number, V | undefined>,
  collection: { get(key: number): V | undefined },
  rowOf: (value: V) => object,
): string[] {
  return [...changed.keys()].flatMap((id) => {
    const value = collection.get(id);
    return value === undefined ? [] : columnFaults(table, rowOf(value)).map((fault) => `${table.name} ${id}: ${fault}`);
  });
}

/** A purse moves by just what the ledger grew by. */
function purseFaults({ accounts }: World, { players, ledger }: Step): string[] {
  const paid = new Map<number, number>();
  for (const { player_id, amount } of ledger) paid.set(player_id, (paid.get(player_id) ?? 0) + amount);
  const faults = [...players].flatMap(([id, before]) => {
    const player = accounts.players.get(id);
    const entries = paid.get(id) ?? 0;
    paid.delete(id);
    if (player === undefined) return [];
    const { money, reputation } = player;
    const moved = money - (before?.money ?? 0);
    return [
      ...when(money < 0 || !Number.isSafeInteger(money), `the purse of player ${id} holds ${money} €`),
      ...when(moved !== entries, `the purse of player ${id} moved by ${moved} €, its ledger by ${entries} €`),
      ...when(!isWithin(reputation, FULL_REPUTATION), `player ${id} has a reputation of ${reputation}`),
    ];
  });
  // The purse is as before, so its entries must come to nothing.
  for (const [id, entries] of paid) {
    faults.push(...when(entries !== 0, `the purse of player ${id} did not move, its ledger by ${entries} €`));
  }
  return faults;
}

function planeFaults(world: World, { planes }: Step): string[] {
  return [...planes.keys()].flatMap((id) => {
    const plane = world.planes.get(id);
    if (plane === undefined) return when(world.freight.onPlane(id).size > 0, `plane ${id} is gone with its cargo`);
    const { health, fuelL, status, leg, repair } = plane;
    const isOne = (status === "flying") === (leg !== null) && (status === "repairing") === (repair !== null);
    return [
      ...when(!isWithin(health, FULL_HEALTH), `plane ${id} has a health of ${health}`),
      ...when(!(fuelL >= 0 && fuelL <= tankOf(plane)), `plane ${id} has ${fuelL} l on board`),
      ...when(!isOne, `plane ${id} is ${status} with ${leg ? "a leg" : "no leg"} and ${repair ? "a" : "no"} repair`),
    ];
  });
}

/** Of planes that something was loaded on: one that was carried over from an earlier version may hold too much. */
function loadFaults(world: World, { packages }: Step): string[] {
  const loaded = new Set<number>();
  for (const [id, before] of packages) {
    const cargo = world.packages.get(id);
    if (cargo?.status === "loaded" && cargo.planeId !== null && before?.planeId !== cargo.planeId)
      loaded.add(cargo.planeId);
  }
  return [...loaded].flatMap((planeId) => {
    const plane = world.planes.get(planeId);
    const cargo = [...world.freight.onPlane(planeId)].map((id) => world.packages.get(id));
    const weightKg = cargo.reduce((sum, each) => sum + (each?.weightKg ?? 0), 0);
    return [
      ...when(weightKg > payloadOf(plane), `plane ${planeId} carries ${weightKg} kg`),
      ...when(
        cargo.some((each) => each?.ownerId !== plane?.ownerId),
        `plane ${planeId} carries cargo of another player`,
      ),
    ];
  });
}

const when = (isWrong: boolean, fault: string): string[] => (isWrong ? [fault] : []);
const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
const tankOf = ({ modelId }: Plane): number => aircraftOf(modelId)?.maxFuel ?? Number.POSITIVE_INFINITY;
const payloadOf = (plane: Plane | undefined): number => (plane && aircraftOf(plane.modelId)?.maxPayloadKg) ?? 0;
