/** Converts events to rows and back. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import type { EventRefs, GameEvent } from "../rules/game/game.ts";
import type { events } from "./tables.ts";

export type EventRow = RowOf<typeof events>;

export const eventRow = (event: GameEvent, seq: number, saveId: number): EventRow => ({
  seq,
  save_id: saveId,
  number: event.number,
  turn: event.turn,
  kind: event.kind,
  severity: event.severity,
  system_id: event.refs.systemId ?? null,
  crew_id: event.refs.crewId ?? null,
  tech_id: event.refs.techId ?? null,
  module_id: event.refs.moduleId ?? null,
  mission_id: event.refs.missionId ?? null,
  task_id: event.refs.taskId ?? null,
  figures: event.figures,
  text: event.text,
  by: event.by ?? null,
});

export const eventOfRow = (row: EventRow): GameEvent => ({
  number: row.number,
  turn: row.turn,
  kind: row.kind,
  severity: row.severity as GameEvent["severity"],
  refs: refsOfRow(row),
  figures: row.figures,
  text: row.text,
  ...(row.by === null ? {} : { by: row.by }),
});

function refsOfRow(row: EventRow): EventRefs {
  return {
    ...(row.system_id === null ? {} : { systemId: row.system_id }),
    ...(row.crew_id === null ? {} : { crewId: row.crew_id }),
    ...(row.tech_id === null ? {} : { techId: row.tech_id as "nav1" }),
    ...(row.module_id === null ? {} : { moduleId: row.module_id }),
    ...(row.mission_id === null ? {} : { missionId: row.mission_id }),
    ...(row.task_id === null ? {} : { taskId: row.task_id }),
  };
}
