/** The epilogue of a game that is over, composed from its events. */
import { shown } from "../values/amount.ts";
import { endingOf } from "./ending.ts";
import { CLOSINGS, FRAGMENT, LOST, MISHAP, MISSIONS, OPENINGS, RECRUIT } from "./epilogue-texts.ts";
import { type Game, type GameEvent, systemOf } from "./game.ts";

/** The kinds of events that an epilogue mentions. */
export const EPILOGUE_KINDS = ["fragment.found", "crew.lost", "crew.joined", "jump.mishap", "explore.mishap"] as const;

/** Its sentences in order; empty while the game is active. `events`: those of the kinds above, oldest first. */
export function epilogueOf(game: Game, events: readonly GameEvent[]): string[] {
  const ending = endingOf(game);
  if (ending === null) return [];
  const of = (kind: string) => events.filter((event) => event.kind === kind);
  const apex = game.systems.find((system) => system.apex);
  const opening = filled(OPENINGS[ending], {
    start: game.systems[0]?.name ?? "home",
    apex: apex?.name ?? "the Apex",
    turn: game.turn,
  });
  const sentences = [
    opening,
    fragment(game, of("fragment.found")[0]),
    members(LOST, of("crew.lost")),
    worst(game, [...of("jump.mishap"), ...of("explore.mishap")]),
    members(RECRUIT, of("crew.joined")),
    game.missionsCompleted > 1 ? filled(MISSIONS, { count: game.missionsCompleted }) : undefined,
    closing(game),
  ];
  return sentences.filter((sentence) => sentence !== undefined);
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ""}`);

function fragment(game: Game, found: GameEvent | undefined): string | undefined {
  const systemId = found?.refs.systemId;
  if (found === undefined || systemId === undefined) return undefined;
  return filled(FRAGMENT, { system: systemOf(game, systemId).name, turn: found.turn });
}

/** A sentence about members by name; earlier releases did not log the name of a lost one. */
function members(text: string, events: readonly GameEvent[]): string | undefined {
  const names = events.flatMap(({ figures }) => (typeof figures.name === "string" ? [figures.name] : []));
  if (names.length === 0) return undefined;
  return filled(text, {
    names: names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`,
  });
}

/** The accident with the most damage, the first on ties. */
function worst(game: Game, mishaps: readonly GameEvent[]): string | undefined {
  const damageOf = ({ figures }: GameEvent): number => Number(figures.damage ?? 0);
  const [first] = mishaps.toSorted((a, b) => damageOf(b) - damageOf(a) || a.number - b.number);
  const systemId = first?.refs.systemId;
  if (first === undefined || systemId === undefined) return undefined;
  return filled(MISHAP, { system: systemOf(game, systemId).name, damage: damageOf(first) });
}

const WHOLE_HULL = 60;

function closing(game: Game): string {
  if (game.status === "lost") return filled(CLOSINGS.lost, { system: game.systems[0]?.name ?? "home" });
  return shown(game.hull) >= WHOLE_HULL ? CLOSINGS.wonWhole : CLOSINGS.wonWorn;
}
