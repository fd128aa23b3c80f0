/** Checks the invariants of traits, factions and encounters. */
import { FACTION_KEYS } from "../catalog/factions.ts";
import { TRAITS } from "../catalog/traits.ts";
import { encounterNamed, isEncounterKey } from "../encounters/registry.ts";
import type { Encountered, Game } from "../game/game.ts";
import { STANDING_LIMIT } from "../values/limits.ts";

/** Returns every violated invariant as a sentence. */
export function brokenStory(game: Game): string[] {
  if (!game.factions || !game.encounters || game.sinceEncounter === undefined || game.quietUntilTurn === undefined) {
    return ["the game lacks its factions or encounters"];
  }
  return [
    ...game.crew.flatMap(({ id, trait }) => unless(Object.hasOwn(TRAITS, trait ?? ""), `crew ${id} has no trait`)),
    ...brokenFactions(game),
    ...game.encounters.flatMap((encounter, index) => brokenEncounter(game, encounter, index)),
    ...unless(
      new Set(game.encounters.map(({ key }) => key)).size === game.encounters.length,
      "an encounter was met twice",
    ),
  ];
}

const unless = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);

const exists = (game: Game, systemId: number): boolean => game.systems.some((system) => system.id === systemId);

const brokenFactions = (game: Game): string[] =>
  FACTION_KEYS.flatMap((key) => {
    const { standing, lead } = game.factions[key];
    return [
      ...unless(Math.abs(standing) <= STANDING_LIMIT, `the standing with ${key} is ${standing}`),
      ...unless(lead === null || exists(game, lead.systemId), `the lead of ${key} names a system that does not exist`),
    ];
  });

function brokenEncounter(game: Game, { id, key, systemId, decided }: Encountered, index: number): string[] {
  if (!isEncounterKey(key)) return [`there is no encounter ${key}`];
  const isLast = index === game.encounters.length - 1;
  return [
    ...unless(id === index + 1, `encounter ${id} is not numbered by its place`),
    ...unless(exists(game, systemId), `encounter ${id} names a system that does not exist`),
    ...unless(
      decided === null || encounterNamed(key).options.some((option) => option.key === decided.option),
      `encounter ${id} was decided by an option that it does not have`,
    ),
    ...unless(decided !== null || (isLast && game.status === "active"), `encounter ${id} cannot be open`),
  ];
}
