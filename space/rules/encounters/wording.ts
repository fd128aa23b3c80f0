/** The names that a text of an encounter leaves open. */
import { type CrewMember, type Encountered, type Game, systemOf } from "../game/game.ts";
import { encounterNamed } from "./registry.ts";

export interface Names {
  /** Where it happens. */
  readonly system: string;
  /** First name of the member whom the story is about: who has the trait that it needs. */
  readonly member?: string;
  /** First name of the member who decided. */
  readonly decider?: string;
}

/** The text with `{system}`, `{member}` and `{decider}` filled in; for a member who is not aboard any more it says "somebody". */
export const worded = (text: string, names: Names): string =>
  text.replace(/(^|[.!?] )?\{(system|member|decider)\}/g, (_, start: string | undefined, name: keyof Names) => {
    const unknown = start === undefined ? "somebody" : "Somebody";
    return `${start ?? ""}${names[name] ?? unknown}`;
  });

/** A text of an encounter with the names of its game. */
export function wordedIn(game: Game, { key, systemId, decided }: Encountered, text: string): string {
  const { trait } = encounterNamed(key).when;
  const member = trait && game.crew.find((candidate) => candidate.trait === trait);
  const decider = game.crew.find(({ id }) => id === decided?.crewId);
  return worded(text, {
    system: systemOf(game, systemId).name,
    ...(member ? { member: firstName(member) } : {}),
    ...(decider ? { decider: firstName(decider) } : {}),
  });
}

const firstName = ({ name }: CrewMember): string => name.split(" ")[0] ?? name;
