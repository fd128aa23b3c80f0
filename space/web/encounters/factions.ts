/** The factions as the player sees them: what each thinks of the ship, and where its story continues. */
import { HOSTILE_STANDING, STANDING_PAY_PERCENT, STORY_STAGES } from "../../rules/catalog/factions.ts";
import type { World } from "../api.ts";

interface FactionView {
  readonly key: string;
  readonly name: string;
  /** `Standing +1`, with what it changes. */
  readonly standing: string;
  readonly story: { readonly text: string; readonly systemId: number; readonly systemName: string } | null;
}

export const factionsOf = ({
  standing,
  leads,
  systems,
}: Pick<World, "standing" | "leads" | "systems">): FactionView[] =>
  standing.map(({ faction, name, standing: level }) => {
    const lead = leads.find(({ thread }) => thread === faction);
    const system = systems.find(({ id }) => id === lead?.systemId);
    return {
      key: faction,
      name,
      standing: standingText(level),
      story: lead && system ? { text: stageText(lead.stage), systemId: system.id, systemName: system.name } : null,
    };
  });

/** `Standing +2: pays 16 % more`. */
function standingText(level: number): string {
  if (level === 0) return "Standing 0";
  const standing = `Standing ${level > 0 ? "+" : "−"}${Math.abs(level)}`;
  if (level <= HOSTILE_STANDING) return `${standing}: no offers`;
  return `${standing}: pays ${STANDING_PAY_PERCENT * Math.abs(level)} % ${level > 0 ? "more" : "less"}`;
}

const stageText = (stage: number): string => `Part ${stage} of ${STORY_STAGES} of its story`;
