/** Who is aboard: skills, fatigue, work, and what they live on. */
import { SimpleGrid } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconUsers } from "@tabler/icons-react";
import { recoveryOf } from "../../rules/game/effects.ts";
import { useCrew } from "../game/game.ts";
import { useKnownGame } from "../orders/use-known-game.ts";
import { CrewStatus } from "./crew-status.tsx";
import { MemberCard } from "./member-card.tsx";

export default function CrewPage() {
  const [{ members, activeTask, pendingTasks }, game] = [useCrew(), useKnownGame()];
  const tasks = [...(activeTask ? [activeTask] : []), ...pendingTasks];
  return (
    <Page
      title="Crew"
      lead="Who leads a task learns most. Fatigue costs power from 50 on, more from 80 on; rest brings it back."
    >
      <CrewStatus game={game} />
      {members.length === 0 ? (
        <EmptyState icon={<IconUsers size={24} />} title="Nobody is left aboard">
          The game is over. Go back to an earlier turn, or start a new game, on the page Game.
        </EmptyState>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          {members.map((member) => (
            <MemberCard key={member.id} member={member} tasks={tasks} recovery={recoveryOf(game)} />
          ))}
        </SimpleGrid>
      )}
    </Page>
  );
}
