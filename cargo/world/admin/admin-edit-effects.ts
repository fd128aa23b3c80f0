/** Consequences of an admin's edit: a ledger entry, ended sessions, jobs put into or removed from slots, raised id counters. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import { contractId, isSlotJob } from "../../rules/jobs/job-ids.ts";
import { leaveRoute } from "../../rules/routes/routes.ts";
import { restartWaiting } from "../../rules/routes/serve.ts";
import { hasEnded } from "../../rules/values/cargo-package.ts";
import type * as tables from "../../store/tables.ts";
import type { World, WorldState } from "../state/world.ts";
import { fillPool, vacateSlot } from "../time/slots.ts";
import type { WorldScene } from "../time/world-scene.ts";
import type { Edited } from "./edited.ts";

type Player = RowOf<typeof tables.players>;
type Package = RowOf<typeof tables.packages>;
type Slot = RowOf<typeof tables.slots>;

/** Applies the consequences. Call it after the world has read the row again. */
export function followUp(scene: WorldScene, world: World, { table, before, after }: Edited): void {
  const rows = <Row>() => [before, after] as unknown as [Row | undefined, Row | undefined];
  switch (table) {
    case "players":
      playerEdited(scene, world, ...rows<Player>());
      break;
    case "planes":
      raise(world, "nextPlaneId", after?.id);
      if (before && !after) world.routes.days.replace(Number(before.id), undefined);
      break;
    case "routes":
      raise(world, "nextRouteId", after?.id);
      if (before && !after) routeDeleted(scene, Number(before.id), Number(before.owner_id));
      if (after) restartWaiting(scene, Number(after.owner_id));
      break;
    case "bases":
      raise(world, "nextNumber", after?.id);
      break;
    case "packages":
      packageEdited(scene, world, ...rows<Package>());
      break;
    case "pools":
      raise(world, "nextPoolNumber", after?.number);
      touch(world, scene.now, before, after);
      break;
    case "slots":
      slotEdited(world, ...rows<Slot>());
      touch(world, scene.now, before, after);
      break;
    case "events":
      raiseEventId(world, Number(after?.id ?? 0));
      break;
  }
}

function playerEdited(scene: WorldScene, world: World, before: Player | undefined, after: Player | undefined): void {
  // A deleted player's ledger is deleted too.
  if (after === undefined) return;
  raise(world, "nextPlayerId", after.id);
  const amount = after.money - (before?.money ?? 0);
  if (amount !== 0) {
    const { clockMs: clock_ms, now: at } = scene;
    const about = { plane_id: null, package_id: null, clock_ms, at };
    world.enter({ player_id: after.id, amount, reason: "admin", ...about, balance: after.money });
    if (amount > 0) scene.paid.add(after.id);
  }
  // Sessions and API tokens of a suspended player are refused; when the suspension is lifted, they end.
  if (after.is_suspended || before?.is_suspended !== true) return;
  const { sessions, apiTokens } = world.accounts;
  for (const { id } of sessions.of(after.id)) sessions.replace(id, undefined);
  for (const { id } of apiTokens.of(after.id)) apiTokens.replace(id, undefined);
}

/** Does what the command does when the owner deletes the route. */
function routeDeleted(scene: WorldScene, routeId: number, ownerId: number): void {
  for (const plane of scene.planesOf(ownerId)) if (plane.route?.routeId === routeId) leaveRoute(scene, plane.id);
}

function packageEdited({ now }: WorldScene, world: World, before: Package | undefined, after: Package | undefined) {
  for (const row of [before, after]) {
    if (row && row.owner_id !== null && (hasEnded(row) || !after)) world.reloadEnded.push(row.owner_id);
  }
  if (before && world.packages.get(before.id)?.status !== "open") vacateSlot(world, before.id, now);
  if (!after) return;
  if (after.status === "open") offerInSlot(world, after.id);
  const contract = after.id / contractId(1);
  if (!isSlotJob(after.id) && Number.isInteger(contract)) raise(world, "nextContractNumber", contract);
}

/** Puts an open job into the slot that its id encodes, if the slot is empty and this was its last job. */
function offerInSlot(world: World, packageId: number): void {
  const found = world.slotAt(world.originOfJob(packageId));
  if (found === undefined || found.slot.packageId !== null) return;
  const { pool, slot, index } = found;
  if (world.jobId(pool, index, slot.generation) !== packageId) return;
  world.pools.replace(pool.icao, { ...pool, slots: pool.slots.with(index, { ...slot, packageId }) });
}

/** Withdraws an open job that an edit removed from its slot. */
function slotEdited(world: World, before: Slot | undefined, after: Slot | undefined): void {
  const former = before?.package_id ?? null;
  if (former === null || former === after?.package_id) return;
  if (world.packages.get(former)?.status === "open") world.packages.replace(former, undefined);
}

/** Fills slots that the edit emptied, if the airport is open. */
function touch(world: World, now: number, ...rows: Edited["after"][]): void {
  for (const row of rows) {
    if (row === undefined) continue;
    const icao = String(row.airport_icao);
    world.airspace.touch(icao);
    if (world.airspace.isOpen(icao)) fillPool(world, icao, now);
  }
}

type Counter = Exclude<keyof WorldState, "seed" | "clock" | "clockHistory">;

/** Raises a counter, so that an id that an admin used is not used again. */
function raise(world: World, counter: Counter, given: unknown): void {
  if (typeof given === "number" && given >= world.state[counter])
    world.state = { ...world.state, [counter]: given + 1 };
}

function raiseEventId(world: World, given: number): void {
  const { counters } = world;
  if (given < counters.nextEventId) return;
  world.counters = { ...counters, nextEventId: given + 1 };
  world.journal.record({
    undo: () => {
      world.counters = counters;
    },
  });
}
