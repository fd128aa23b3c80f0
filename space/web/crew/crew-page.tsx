/** The crew: skills, fatigue, work and food. */
import { SimpleGrid } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconUsers } from "@tabler/icons-react";
import { recoveryOf } from "../../rules/game/effects.ts";
import { queueOf, useCrew, useRulesGame } from "../game/game.ts";
import { CrewStatus } from "./crew-status.tsx";
import { MemberCard } from "./member-card.tsx";

export default function CrewPage() {
  const [crew, { game }] = [useCrew(), useRulesGame()];
  return (
    <Page title="Crew" lead="Leaders learn the most. Fatigue reduces power from 50, more from 80; idle crew recover.">
      <CrewStatus game={game} />
      {crew.members.length === 0 ? (
        <EmptyState icon={<IconUsers size={24} />} title="No one is left aboard">
          The game is over. Restore an earlier turn or start a new game on the Game page.
        </EmptyState>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          {crew.members.map((member) => (
            <MemberCard key={member.id} member={member} tasks={queueOf(crew)} recovery={recoveryOf(game)} />
          ))}
        </SimpleGrid>
      )}
    </Page>
  );
}
