/**
 * Work before an admin's edit changes a row. A plane or a player in use cannot be deleted. Deleting a player also deletes what
 * the player owns. The data of events is written out before an edit changes what it is completed from.
 */
import { Refused } from "@outbound/kit/host/refused.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import type { TableChange } from "@outbound/kit/table-admin/routes.ts";
import type { Transaction } from "kysely";
import { Refusal } from "../../rules/values/refusals.ts";
import { deletePlayerData } from "../../store/delete-player.ts";
import type { CargoTables } from "../../store/tables.ts";
import { writeOutEvent, writeOutEventsOf } from "../../store/written-out.ts";
import type { Dirty } from "../state/dirty.ts";
import { leaveSeasons } from "../state/seasons.ts";
import type { World } from "../state/world.ts";

/** Prepares the edit, and returns the keys of what was deleted besides the row itself. Throws `Refused`: 409 `plane-in-use`. */
export async function clearAway(
  world: World,
  tx: Transaction<CargoTables>,
  { table, action, key }: TableChange,
  now: number,
): Promise<Partial<Dirty>> {
  const id = Number(key?.id);
  if (table === "events" && action === "edit") await writeOutEvent(tx, id);
  if (table === "packages" && action !== "add") await writeOutEventsOf(tx, id, now);
  if (action !== "delete") return {};
  if (table === "planes") refuse(planeInUse(world, id));
  if (table !== "players" || world.accounts.players.get(id) === undefined) return {};
  const planes = [...world.airspace.planesOf(id)];
  for (const planeId of planes) refuse(planeInUse(world, planeId, id));
  const packages = [...world.jobs.acceptedBy(id)];
  const sessions = world.accounts.sessions.of(id).map((session) => session.id);
  const apiTokens = world.accounts.apiTokens.of(id).map((token) => token.id);
  const bases = [...world.bases.of(id)];
  const ofRoutes = world.routes.idsOf(id);
  const contributions = world.contributions.of(id).map((one) => one.id);
  const ofAlliance = allianceIds(world, id);
  leaveSeasons(world, now, id);
  await deletePlayerData(tx, id);
  world.reloadEnded.push(id);
  return { planes, packages, sessions, apiTokens, bases, contributions, ...ofRoutes, ...ofAlliance };
}

/** Returns the ids of alliance rows that change when a player is deleted. */
function allianceIds({ alliances }: World, playerId: number): Partial<Dirty> {
  const allianceId = alliances.membership(playerId)?.allianceId ?? 0;
  const invitations = [...alliances.invitationsOf(playerId), ...alliances.invitationsTo(allianceId)];
  return {
    alliances: [allianceId],
    members: alliances.membersOf(allianceId).map(({ id }) => id),
    invitations: invitations.map(({ id }) => id),
  };
}

function planeInUse(world: World, planeId: number, playerId?: number): Refusal | undefined {
  const plane = world.planes.get(planeId);
  const packages = world.jobs.onPlane(planeId).size;
  if (!plane || (plane.leg === null && packages === 0)) return undefined;
  const subject = playerId === undefined ? `Plane ${planeId}` : `Player ${playerId} owns plane ${planeId}, which`;
  const load = packages === 1 ? "1 package" : `${packages} packages`;
  return new Refusal("plane-in-use", `${subject} ${plane.leg ? "is flying" : `carries ${load}`}.`, {
    planeId,
    ...(playerId === undefined ? {} : { playerId }),
    status: plane.status,
    packages,
  });
}

function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new Refused(problemOf(refusal));
}
