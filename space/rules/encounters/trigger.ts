/** Decides when an encounter comes, and which one. */
import { FACTION_KEYS } from "../catalog/factions.ts";
import type { Draft } from "../game/draft.ts";
import { type Encountered, type Game, systemOf } from "../game/game.ts";
import { draw, happens, shuffled } from "../values/chance.ts";
import type { Encounter } from "./definition.ts";
import { clearLead } from "./factions.ts";
import { fits, isMet, type Occasion } from "./fit.ts";
import { encounterNamed, stageOf } from "./registry.ts";
import { ENCOUNTERS } from "./threads/all.ts";
import { wordedIn } from "./wording.ts";

/** Number of worked turns after an encounter in which no other comes by chance. */
const QUIET_TURNS = 3;
/** A story is overdue if fewer than one in this many encounters has begun one. */
const STORY_EVERY = 4;

export const openEncounterOf = (game: Game): Encountered | undefined => {
  const last = game.encounters.at(-1);
  return last && last.decided === null ? last : undefined;
};

/** Returns the chance in [0, 1] that this arrival or exploration brings an encounter. The first one of a game always does. */
export function encounterChance(game: Game): number {
  if (game.turn <= game.quietUntilTurn) return 0;
  if (game.encounters.length === 0) return 1;
  return Math.min(60, 10 + 10 * game.sinceEncounter) / 100;
}

/** Opens an encounter if one comes, never in a forecast. `before` is how often the ship did the same here earlier. */
export function meet(draft: Draft, occasion: Occasion, before: number): void {
  const { game } = draft;
  if (!draft.runsChance || openEncounterOf(game)) return;
  const found = awaited(draft, occasion) ?? drawn(game, occasion, before);
  if (found) open(draft, found, occasion.system.id);
  else draft.set({ sinceEncounter: game.sinceEncounter + 1 });
}

/** Returns the stage of a story that waits here. An import or an edit may name one that was met. */
function awaited(draft: Draft, { on, system }: Occasion): Encounter | undefined {
  const faction = FACTION_KEYS.find((key) => draft.game.factions[key].lead?.systemId === system.id);
  const lead = faction && draft.game.factions[faction].lead;
  if (on !== "arrival" || !faction || !lead) return undefined;
  clearLead(draft, faction);
  const stage = stageOf(faction, lead.stage);
  return stage && !isMet(draft.game, stage.key) ? stage : undefined;
}

function drawn(game: Game, occasion: Occasion, before: number): Encounter | undefined {
  const keys = [occasion.on, occasion.system.id, before] as const;
  if (!happens(game, encounterChance(game), "encounter", ...keys)) return undefined;
  const fitting = ENCOUNTERS.filter(
    (encounter) => (encounter.stage ?? 1) === 1 && encounter.weight > 0 && fits(game, encounter, occasion),
  );
  const stories = dueStories(game, fitting);
  return stories[0] ?? weighted(fitting, draw(game, "encounter-key", ...keys));
}

/** Returns first stages of stories that are overdue, in an order drawn for the game. */
function dueStories(game: Game, fitting: readonly Encounter[]): readonly Encounter[] {
  const begun = game.encounters.filter(({ key }) => encounterNamed(key).stage === 1).length;
  const chances = game.encounters.filter(({ key }) => (encounterNamed(key).stage ?? 1) === 1).length;
  if (chances < STORY_EVERY * begun) return [];
  const order = shuffled(game, FACTION_KEYS, (key) => key, "faction-order");
  return order.flatMap((faction) => fitting.filter((encounter) => encounter.thread === faction));
}

/** Returns the item at a share in [0, 1) of the total weight. */
function weighted(items: readonly Encounter[], share: number): Encounter | undefined {
  let left = share * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items.at(-1);
}

function open(draft: Draft, { key, title }: Encounter, systemId: number): void {
  const { game } = draft;
  const encounter: Encountered = {
    id: game.encounters.length + 1,
    key,
    systemId,
    openedOnTurn: game.turn,
    decided: null,
  };
  draft.set({
    encounters: [...game.encounters, encounter],
    sinceEncounter: 0,
    quietUntilTurn: game.turn + QUIET_TURNS,
  });
  draft.emit(
    "encounter.opened",
    "info",
    `Decision at ${systemOf(game, systemId).name}: ${wordedIn(game, encounter, title)}.`,
    { systemId },
    { encounterId: encounter.id, key },
  );
}
