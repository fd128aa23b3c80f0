/** Converts missions to rows and back. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import type { Mission, MissionGoal } from "../rules/game/game.ts";
import type { missions } from "./tables.ts";

export type MissionRow = RowOf<typeof missions>;

export function missionRow(mission: Mission, saveId: number): MissionRow {
  const { goal } = mission;
  return {
    id: mission.id,
    save_id: saveId,
    status: mission.status,
    kind: goal.kind,
    system_id: "systemId" in goal ? goal.systemId : null,
    supplies: goal.kind === "delivery" ? goal.supplies : null,
    tech_id: goal.kind === "study" ? goal.techId : null,
    module_kind: goal.kind === "refit" ? goal.module : null,
    to_tier: goal.kind === "refit" ? goal.toTier : null,
    star_class: goal.kind === "expedition" ? goal.starClass : null,
    needed: goal.kind === "expedition" ? goal.needed : null,
    reward: mission.reward,
    hops: mission.hops,
    offered_on_turn: mission.offeredOnTurn,
    accepted_on_turn: mission.acceptedOnTurn,
    deadline: mission.deadline,
    ended_on_turn: mission.endedOnTurn,
    progress: mission.progress,
  };
}

export const missionOfRow = (row: MissionRow): Mission => ({
  id: row.id,
  status: row.status as Mission["status"],
  goal: goalOfRow(row),
  reward: row.reward,
  hops: row.hops,
  offeredOnTurn: row.offered_on_turn,
  acceptedOnTurn: row.accepted_on_turn,
  deadline: row.deadline,
  endedOnTurn: row.ended_on_turn,
  progress: row.progress,
});

function goalOfRow(row: MissionRow): MissionGoal {
  const kind = row.kind as MissionGoal["kind"];
  const systemId = row.system_id ?? 0;
  switch (kind) {
    case "survey":
    case "salvage":
    case "rescue":
    case "cipher":
    case "trade":
      return { kind, systemId };
    case "delivery":
      return { kind, systemId, supplies: row.supplies ?? 0 };
    case "study":
      return { kind, techId: row.tech_id as "nav1" };
    case "refit":
      return { kind, module: row.module_kind as "drive", toTier: row.to_tier ?? 0 };
    case "expedition":
      return { kind, starClass: row.star_class as "M", needed: row.needed ?? 0 };
  }
}
