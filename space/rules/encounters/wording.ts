/** Inserts names into the texts of encounters. */
import { type CrewMember, type Encountered, type Game, systemOf } from "../game/game.ts";
import { encounterNamed } from "./registry.ts";

export interface Names {
  /** Where it happens. */
  readonly system: string;
  /** First name of the member with the trait that the story needs. */
  readonly member?: string;
  /** First name of the member who decided. */
  readonly decider?: string;
}

/** Replaces `{system}`, `{member}` and `{decider}`; a member who is no longer aboard becomes "somebody". */
export const worded = (text: string, names: Names): string =>
  text.replace(/(^|[.!?] )?\{(system|member|decider)\}/g, (_, start: string | undefined, name: keyof Names) => {
    const unknown = start === undefined ? "somebody" : "Somebody";
    return `${start ?? ""}${names[name] ?? unknown}`;
  });

/** Returns a text of an encounter with the names of its game. */
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
