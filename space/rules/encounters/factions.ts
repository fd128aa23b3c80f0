/** Standing with the factions, what it changes, and the places where their stories continue. */
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

/** The most that missions and choices earn; more takes the end of a faction's story. */
const EARNED_LIMIT = 2;

/** The faction that a system belongs to: offers about it are that faction's. */
export const factionAt = (source: Source, systemId: number): FactionKey =>
  pick(source, FACTION_KEYS, "system-faction", systemId) as FactionKey;

/** The faction that makes an offer about a system; undefined if it names none. */
export const factionOf = (game: Game, systemId: number | undefined): FactionKey | undefined =>
  systemId === undefined ? undefined : factionAt(game, systemId);

/** Factor of what a faction pays, in percent. */
export const rewardPercentOf = (game: Game, faction: FactionKey): number =>
  100 + STANDING_PAY_PERCENT * game.factions[faction].standing;

/** Factor of what a faction's trades cost, in percent. */
export const pricePercentOf = (game: Game, faction: FactionKey): number => 100 - 10 * game.factions[faction].standing;

/** Whether a faction makes offers. */
export const makesOffers = (game: Game, faction: FactionKey): boolean =>
  game.factions[faction].standing > HOSTILE_STANDING;

function setRelation(draft: Draft, faction: FactionKey, change: Partial<Relation>): void {
  const { factions } = draft.game;
  draft.set({ factions: { ...factions, [faction]: { ...factions[faction], ...change } } });
}

/** Changes a faction's standing within its limits and emits it. `isStoryEnd` may bring the highest one. */
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

/** Counts a mission completed for a faction: every second one earns standing. */
export function countMission(draft: Draft, faction: FactionKey): void {
  const missions = draft.game.factions[faction].missions + 1;
  setRelation(draft, faction, { missions });
  if (missions % 2 === 0) changeStanding(draft, faction, 1);
  offerLeads(draft);
}

/** Names the place of each story's next stage, once it can continue. A place stays until the ship arrives there. */
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

/** The stage that a faction's story continues with; undefined if it has not begun, was declined, is over or waits for standing. */
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

/** A system 8 to 20 ly away where no other story waits, not the Apex. */
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
