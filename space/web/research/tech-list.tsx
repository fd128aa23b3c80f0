/** Lists the technologies by tier if there is no room for a graph. Those that can still be researched come first. */
import { SimpleGrid, Stack, Title } from "@mantine/core";
import type { Tech } from "../api.ts";
import { TechCard } from "./tech-card.tsx";
import type { TechViewProps } from "./tech-graph.tsx";

export function TechList({ techs, ...view }: TechViewProps) {
  const known = techs.filter((tech) => view.progressOf(tech) === "known");
  const open = techs.filter((tech) => !known.includes(tech));
  const tiers = [...new Set(open.map(({ tier }) => tier))].toSorted((a, b) => a - b);
  return (
    <>
      {tiers.map((tier) => (
        <Section key={tier} {...view} title={`Tier ${tier}`} techs={open.filter((tech) => tech.tier === tier)} />
      ))}
      {known.length > 0 && <Section {...view} title="Researched" techs={known} />}
    </>
  );
}

interface SectionProps extends TechViewProps {
  readonly title: string;
  readonly techs: readonly Tech[];
}

const Section = ({ title, techs, progressOf, selectedId, path, onSelect }: SectionProps) => (
  <Stack component="section" gap="xs" aria-label={title}>
    <Title order={2}>{title}</Title>
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs">
      {techs.map((tech) => (
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
);
