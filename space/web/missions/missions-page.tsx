/** The mission board. */
import { SimpleGrid } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconTargetArrow } from "@tabler/icons-react";
import { missionSlotsOf } from "../../rules/game/effects.ts";
import { useMissions, useRulesGame } from "../game/game.ts";
import { EndedMissions } from "./ended-missions.tsx";
import { MilestonesList } from "./milestones-list.tsx";
import { MissionCard } from "./mission-card.tsx";

export default function MissionsPage() {
  const [missions, { game }] = [useMissions(), useRulesGame()];
  const accepted = missions.filter(({ status }) => status === "accepted");
  const board = [...accepted, ...missions.filter(({ status }) => status === "offered")];
  const ended = missions.filter((mission) => !board.includes(mission));
  return (
    <Page
      title="Missions"
      lead={game.status === "active" ? boardText(board.length, missionSlotsOf(game)) : "The game is over."}
    >
      {board.length === 0 ? (
        <EmptyState icon={<IconTargetArrow size={24} />} title="The board is empty">
          New offers come at the end of a turn: queue an order and end the turn.
        </EmptyState>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          {board.map((mission) => (
            <MissionCard key={mission.id} mission={mission} game={game} />
          ))}
        </SimpleGrid>
      )}
      <MilestonesList />
      {ended.length > 0 && <EndedMissions missions={ended} />}
    </Page>
  );
}

function boardText(taken: number, slots: number): string {
  const free = slots - taken;
  const more =
    free > 0 ? ` ${free === 1 ? "A new offer comes" : `${free} new offers come`} at the end of the next turn.` : "";
  return `Mission board: ${taken} of ${slots}. Accepting is free.${more}`;
}
