/** Converts encounters and factions to rows and back. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import { FACTION_KEYS, type FactionKey } from "../rules/catalog/factions.ts";
import type { Decided, Encountered, Game, Lead, Relation } from "../rules/game/game.ts";
import { NEUTRAL } from "../rules/game/meetings.ts";
import type { encounters, factions } from "./tables.ts";

export type EncounterRow = RowOf<typeof encounters>;
export type FactionRow = RowOf<typeof factions>;

export const encounterRow = (encounter: Encountered, saveId: number): EncounterRow => ({
  id: encounter.id,
  save_id: saveId,
  key: encounter.key,
  system_id: encounter.systemId,
  opened_on_turn: encounter.openedOnTurn,
  option: encounter.decided?.option ?? null,
  crew_id: encounter.decided?.crewId ?? null,
  decided_on_turn: encounter.decided?.turn ?? null,
  outcome: encounter.decided?.outcome ?? null,
  by: encounter.decided?.by ?? null,
});

export const encounterOfRow = (row: EncounterRow): Encountered => ({
  id: row.id,
  key: row.key,
  systemId: row.system_id,
  openedOnTurn: row.opened_on_turn,
  decided: decidedOfRow(row),
});

function decidedOfRow({ option, crew_id, decided_on_turn, outcome, by }: EncounterRow): Decided | null {
  if (option === null) return null;
  return {
    option,
    crewId: crew_id,
    turn: decided_on_turn ?? 0,
    outcome: (outcome ?? "good") as Decided["outcome"],
    ...(by === null ? {} : { by }),
  };
}

/** Returns the rows of factions that differ from those in `before`. */
export const factionRows = (
  now: Game["factions"],
  before: Game["factions"] | undefined,
  saveId: number,
): FactionRow[] =>
  FACTION_KEYS.filter((key) => now[key] !== (before?.[key] ?? NEUTRAL)).map((faction) => ({
    faction,
    save_id: saveId,
    standing: now[faction].standing,
    missions: now[faction].missions,
    lead_stage: now[faction].lead?.stage ?? null,
    lead_system_id: now[faction].lead?.systemId ?? null,
  }));

/** A faction without a row is neutral. */
export function factionsOf(rows: readonly FactionRow[]): Game["factions"] {
  const relations = FACTION_KEYS.map((key): [FactionKey, Relation] => {
    const row = rows.find(({ faction }) => faction === key);
    return [key, row === undefined ? NEUTRAL : relationOfRow(row)];
  });
  return Object.fromEntries(relations) as Record<FactionKey, Relation>;
}

const relationOfRow = ({ standing, missions, lead_stage, lead_system_id }: FactionRow): Relation => ({
  standing,
  missions,
  lead:
    lead_stage === null || lead_system_id === null
      ? null
      : { stage: lead_stage as Lead["stage"], systemId: lead_system_id },
});
