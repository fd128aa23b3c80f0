/** The standing with the factions, its effects, and the places where their stories continue. */
import { callOf, voiceOf } from "../catalog/faction-voices.ts";
import {
  FACTION_KEYS,
  type FactionKey,
  HOSTILE_STANDING,
  STANDING_PAY_PERCENT,
  TRUSTED_STANDING,
} from "../catalog/factions.ts";
import type { Draft } from "../game/draft.ts";
import { distanceBetween } from "../game/galaxy.ts";
import { type Game, type Lead, type Relation, type System, systemOf } from "../game/game.ts";
import { pick, type Source } from "../values/chance.ts";
import { STANDING_LIMIT } from "../values/limits.ts";
import type { Stage } from "./definition.ts";
import { encounterNamed, stageOf } from "./registry.ts";

/** Greatest standing from missions and choices; only the end of a faction's story gives more. */
const EARNED_LIMIT = 2;

/** Returns the faction of a system; it makes the offers about it. */
export const factionAt = (source: Source, systemId: number): FactionKey =>
  pick(source, FACTION_KEYS, "system-faction", systemId) as FactionKey;

/** Returns the faction that makes an offer about a system; undefined if the offer names none. */
export const factionOf = (game: Game, systemId: number | undefined): FactionKey | undefined =>
  systemId === undefined ? undefined : factionAt(game, systemId);

/** Returns the factor of a faction's payments, in percent. */
export const rewardPercentOf = (game: Game, faction: FactionKey): number =>
  100 + STANDING_PAY_PERCENT * game.factions[faction].standing;

/** Returns the factor of a faction's trade prices, in percent. */
export const pricePercentOf = (game: Game, faction: FactionKey): number => 100 - 10 * game.factions[faction].standing;

/** True if a faction makes offers. */
export const makesOffers = (game: Game, faction: FactionKey): boolean =>
  game.factions[faction].standing > HOSTILE_STANDING;

function setRelation(draft: Draft, faction: FactionKey, change: Partial<Relation>): void {
  const { factions } = draft.game;
  draft.set({ factions: { ...factions, [faction]: { ...factions[faction], ...change } } });
}

/** Changes a faction's standing within its limits and emits an event. With `isStoryEnd` it may reach the highest one. */
export function changeStanding(draft: Draft, faction: FactionKey, by: number, isStoryEnd = false): void {
  const before = draft.game.factions[faction].standing;
  const most = Math.max(before, isStoryEnd ? STANDING_LIMIT : EARNED_LIMIT);
  const standing = Math.min(most, Math.max(-STANDING_LIMIT, before + by));
  if (standing === before) return;
  setRelation(draft, faction, { standing });
  draft.emit(
    "faction.standing",
    standing > before ? "good" : "warn",
    voiceOf(faction, standing),
    {},
    { faction, before, after: standing },
  );
}

/** Counts a completed mission for a faction; every second one raises the standing. */
export function countMission(draft: Draft, faction: FactionKey): void {
  const missions = draft.game.factions[faction].missions + 1;
  setRelation(draft, faction, { missions });
  if (missions % 2 === 0) changeStanding(draft, faction, 1);
  offerLeads(draft);
}

/** Chooses the place of each story's next stage once the story can continue. A place stays until the ship arrives there. */
export function offerLeads(draft: Draft): void {
  for (const faction of FACTION_KEYS) {
    const stage = nextStage(draft.game, faction);
    if (stage === undefined || draft.game.factions[faction].lead) continue;
    const system = leadSystem(draft.game, faction, stage);
    if (!system) continue;
    setRelation(draft, faction, { lead: { stage, systemId: system.id } });
    draft.emit(
      "faction.lead",
      "good",
      callOf(faction, stage, system.name),
      { systemId: system.id },
      { faction, stage },
    );
  }
}

export function clearLead(draft: Draft, faction: FactionKey): void {
  setRelation(draft, faction, { lead: null });
}

/** Returns the next stage of a faction's story; undefined if it has not begun, was declined, is over or waits for standing. */
function nextStage(game: Game, faction: FactionKey): Lead["stage"] | undefined {
  const past = game.encounters.filter(({ key }) => encounterNamed(key).thread === faction);
  const last = past.at(-1);
  if (!last?.decided || last.decided.crewId === null) return undefined;
  const stage = ((encounterNamed(last.key).stage ?? 4) + 1) as Stage | 5;
  if (stage === 1 || stage === 5 || !stageOf(faction, stage)) return undefined;
  return stage === 4 && game.factions[faction].standing < TRUSTED_STANDING ? undefined : stage;
}

const NEAREST_LEAD = 800;
const FARTHEST_LEAD = 2_000;

/** Returns a system 8 to 20 ly away, without another story, that is not the Apex. */
function leadSystem(game: Game, faction: FactionKey, stage: Stage): System | undefined {
  const here = systemOf(game, game.positionId);
  const taken = FACTION_KEYS.map((key) => game.factions[key].lead?.systemId);
  const free = game.systems.filter(({ id, apex }) => !apex && id !== here.id && !taken.includes(id));
  const away = free.filter((system) => {
    const distance = distanceBetween(here, system);
    return distance >= NEAREST_LEAD && distance <= FARTHEST_LEAD;
  });
  return pick(game, away, "lead-system", faction, stage);
}
