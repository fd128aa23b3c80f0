/** Shows the ship's standing with each faction, and links to the factions' stories. */
import { Stack, Text, Title } from "@mantine/core";
import { Link } from "wouter";
import { useWorld } from "../game/game.ts";
import { systemAddress } from "../pages.ts";
import { factionsOf } from "./factions.ts";
import { usePastEncounters } from "./use-past-encounters.ts";

export function FactionsCard() {
  return (
    <Stack gap="xs" component="section" aria-label="Factions">
      <Title order={2}>Factions</Title>
      <Stack component="ul" gap="0.6rem" fz="sm">
        {factionsOf(useWorld(), usePastEncounters()).map(({ key, name, standing, story }) => (
          <li key={key}>
            <Text inherit fw={600}>
              {name}
            </Text>
            <div className="dimmed">{standing}</div>
            {story !== null && (
              <div>
                {story.text}
                {story.place && (
                  <>
                    : arrive at <Link href={systemAddress(story.place.id)}>{story.place.name}</Link>
                  </>
                )}
              </div>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
