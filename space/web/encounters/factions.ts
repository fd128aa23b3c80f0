/** The factions as the player sees them: what each thinks of the ship, and where its story continues. */
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

/** `Standing +2: pays 16 % more`. From −2 the faction makes no offers. */
function standingText(level: number): string {
  if (level === 0) return "Standing 0";
  if (level <= -2) return `Standing −${-level}: no offers`;
  return level > 0 ? `Standing +${level}: pays ${level * 8} % more` : `Standing −${-level}: pays ${-level * 8} % less`;
}

const stageText = (stage: number): string => `Part ${stage} of 4 of its story`;
