/** Composes the epilogue of a finished game from its events. */
import { FACTION_KEYS, type FactionKey } from "../catalog/factions.ts";
import { shown } from "../values/amount.ts";
import { endingOf } from "./ending.ts";
import {
  CLOSINGS,
  DECISIONS,
  FOES,
  FRAGMENT,
  FRIENDS,
  LOST,
  MISHAP,
  MISSIONS,
  OPENINGS,
  RECRUIT,
  STORIES,
} from "./epilogue-texts.ts";
import { startName } from "./galaxy.ts";
import type { Game, GameEvent, System } from "./game.ts";

/** The event kinds that an epilogue mentions. */
export const EPILOGUE_KINDS = ["fragment.found", "crew.lost", "crew.joined", "jump.mishap", "explore.mishap"] as const;

/** Returns the sentences in order; none while the game is active. `events` are those of the kinds above, oldest first. */
export function epilogueOf(game: Game, events: readonly GameEvent[]): string[] {
  const ending = endingOf(game);
  if (ending === null) return [];
  const of = (kind: string) => events.filter((event) => event.kind === kind);
  const lost = of("crew.lost");
  const lostNames = new Set(lost.map(({ figures }) => figures.name));
  const apex = game.systems.find((system) => system.apex);
  const opening = filled(OPENINGS[ending], {
    start: startName(game),
    apex: apex?.name ?? "the Apex",
    turn: game.turn,
  });
  const sentences = [
    opening,
    fragment(game, of("fragment.found")[0]),
    members(LOST, lost),
    worst(game, [...of("jump.mishap"), ...of("explore.mishap")]),
    members(
      RECRUIT,
      of("crew.joined").filter(({ figures }) => !lostNames.has(figures.name)),
    ),
    game.missionsCompleted > 1 ? filled(MISSIONS, { count: game.missionsCompleted }) : undefined,
    decisions(game),
    ...FACTION_KEYS.map((faction) => opinion(game, faction)),
    closing(game),
  ];
  return sentences.filter((sentence) => sentence !== undefined);
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ""}`);

function fragment(game: Game, found: GameEvent | undefined): string | undefined {
  const system = placeOf(game, found);
  return found && system && filled(FRAGMENT, { system: system.name, turn: found.turn });
}

/** Returns the system of an event; undefined if it names none that exists, as an imported or edited event may. */
const placeOf = ({ systems }: Game, event: GameEvent | undefined): System | undefined =>
  systems.find(({ id }) => id === event?.refs.systemId);

/** Minimum number of decisions for a sentence about them. */
const MANY_DECISIONS = 5;

function decisions({ encounters }: Game): string | undefined {
  const count = encounters.filter(({ decided }) => (decided?.crewId ?? null) !== null).length;
  return count < MANY_DECISIONS ? undefined : filled(DECISIONS, { count });
}

/** Keys of the encounters that end each faction's story. */
const STORY_ENDS: Readonly<Record<FactionKey, string>> = {
  wayfarers: "wayfarers-mercy",
  foundry: "foundry-casting",
  archive: "archive-shelf",
};

/** Returns a sentence about a faction's memory of the ship, if its story ended or its standing is far from 0. */
function opinion({ status, factions, encounters }: Game, faction: FactionKey): string | undefined {
  const how = status === "won" ? "won" : "lost";
  const end = encounters.find(({ key }) => key === STORY_ENDS[faction]);
  const standing = factions[faction].standing;
  if (standing <= -2) return FOES[faction];
  if ((end?.decided?.crewId ?? null) !== null) return STORIES[faction][how];
  return standing >= 2 ? FRIENDS[faction][how] : undefined;
}

/** Returns a sentence that names members. Earlier releases did not log the name of a lost one. */
function members(text: string, events: readonly GameEvent[]): string | undefined {
  const names = events.flatMap(({ figures }) => (typeof figures.name === "string" ? [figures.name] : []));
  if (names.length === 0) return undefined;
  return filled(text, {
    names: names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`,
  });
}

/** Returns the accident with the most damage, the first on ties. */
function worst(game: Game, mishaps: readonly GameEvent[]): string | undefined {
  const damageOf = ({ figures }: GameEvent): number => Number(figures.damage ?? 0);
  const [first] = mishaps.toSorted((a, b) => damageOf(b) - damageOf(a) || a.number - b.number);
  const system = placeOf(game, first);
  return first && system && filled(MISHAP, { system: system.name, damage: damageOf(first) });
}

/** Least hull that a win calls whole, and least hull that it does not call slow. */
const WHOLE_HULL = 85;
const SOUND_HULL = 40;

function closing(game: Game): string {
  if (game.status === "lost") return filled(CLOSINGS.lost, { system: startName(game) });
  const hull = shown(game.hull);
  if (hull >= WHOLE_HULL) return CLOSINGS.wonWhole;
  return hull >= SOUND_HULL ? CLOSINGS.wonMarked : CLOSINGS.wonWorn;
}
