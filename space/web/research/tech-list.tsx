/** The technologies tier by tier, where a graph does not fit. */
import { SimpleGrid, Stack, Title } from "@mantine/core";
import { TechCard } from "./tech-card.tsx";
import type { TechViewProps } from "./tech-graph.tsx";

export function TechList({ techs, progressOf, selectedId, path, onSelect }: TechViewProps) {
  const tiers = [...new Set(techs.map(({ tier }) => tier))].toSorted((a, b) => a - b);
  return tiers.map((tier) => (
    <Stack key={tier} component="section" gap="xs" aria-label={`Tier ${tier}`}>
      <Title order={2}>Tier {tier}</Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs">
        {techs
          .filter((tech) => tech.tier === tier)
          .map((tech) => (
            <TechCard
              key={tech.id}
              tech={tech}
              progress={progressOf(tech)}
              selected={tech.id === selectedId}
              onPath={path.has(tech.id)}
              onSelect={() => onSelect(tech.id)}
            />
          ))}
      </SimpleGrid>
    </Stack>
  ));
}
