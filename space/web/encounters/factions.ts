/** The ship's standing with each faction, and the place where each faction's story continues. */
import { capitalised } from "@outbound/kit/web/format.ts";
import {
  factionInSentence,
  HOSTILE_STANDING,
  STANDING_PAY_PERCENT,
  STORY_STAGES,
  TRUSTED_STANDING,
} from "../../rules/catalog/factions.ts";
import type { Encounter, System, World } from "../api.ts";

interface FactionView {
  readonly key: string;
  readonly name: string;
  /** Text such as `Standing +1`, with its effect. */
  readonly standing: string;
  /** Place of the story's next part; null before the story begins and while a part of it is open. */
  readonly story: { readonly text: string; readonly place?: Pick<System, "id" | "name"> } | null;
}

/** `past` lists the decided encounters of the game. */
export const factionsOf = (
  { standing, leads, systems }: Pick<World, "standing" | "leads" | "systems">,
  past: readonly Past[],
): FactionView[] =>
  standing.map(({ faction, name, standing: level }) => {
    const lead = leads.find(({ thread }) => thread === faction);
    const place = systems.find(({ id }) => id === lead?.systemId);
    return {
      key: faction,
      name,
      standing: standingText(level),
      story:
        lead && place
          ? { text: `Part ${lead.stage} of ${STORY_STAGES} of its story`, place }
          : restingStory(
              past.filter(({ thread }) => thread === faction),
              level,
            ),
    };
  });

type Past = Pick<Encounter, "id" | "thread" | "decided">;

/** Returns the text of a story without a next part at a system: a declined part ends it, and the last part requires trust. */
function restingStory(parts: readonly Past[], level: number): FactionView["story"] {
  const last = parts.toSorted((one, other) => other.id - one.id)[0];
  if (last === undefined) return null;
  if (last.decided?.crewId == null || parts.length === STORY_STAGES) return { text: "Story ended" };
  if (parts.length < STORY_STAGES - 1 || level >= TRUSTED_STANDING) return null;
  return { text: `Part ${STORY_STAGES} of its story waits for standing +${TRUSTED_STANDING}` };
}

/** The next part of a story, and the system where it continues. */
export interface Story {
  /** Label for the map, such as `Archive story`. */
  readonly short: string;
  /** `story of the Archive, part 3 of 4`. */
  readonly text: string;
}

/** Returns the stories with a next part, by system. */
export const storiesOf = ({ leads }: Pick<World, "leads">): ReadonlyMap<number, Story> =>
  new Map(
    leads.map(({ thread, stage, systemId }) => [
      systemId,
      {
        short: `${capitalised(thread)} story`,
        text: `story of ${factionInSentence(thread)}, part ${stage} of ${STORY_STAGES}`,
      },
    ]),
  );

/** `Standing +2: pays 16 % more`. */
function standingText(level: number): string {
  if (level === 0) return "Standing 0";
  const standing = `Standing ${level > 0 ? "+" : "−"}${Math.abs(level)}`;
  if (level <= HOSTILE_STANDING) return `${standing}: no offers`;
  return `${standing}: pays ${STANDING_PAY_PERCENT * Math.abs(level)} % ${level > 0 ? "more" : "less"}`;
}
