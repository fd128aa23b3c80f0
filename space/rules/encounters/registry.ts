/** All encounters by their keys. A key is never reused for another encounter, because saves contain it. */
import type { FactionKey } from "../catalog/factions.ts";
import type { Encounter, Stage } from "./definition.ts";
import { ENCOUNTERS } from "./threads/all.ts";

const BY_KEY: ReadonlyMap<string, Encounter> = new Map(ENCOUNTERS.map((encounter) => [encounter.key, encounter]));

export const isEncounterKey = (key: string): boolean => BY_KEY.has(key);

export function encounterNamed(key: string): Encounter {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`no encounter ${key}`);
  return found;
}

/** Returns a stage of a faction's story; undefined if it is not written. */
export const stageOf = (faction: FactionKey, stage: Stage): Encounter | undefined =>
  ENCOUNTERS.find((encounter) => encounter.thread === faction && encounter.stage === stage);
