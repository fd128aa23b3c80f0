/** The mission board. */
import { SimpleGrid } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconTargetArrow } from "@tabler/icons-react";
import { useState } from "react";
import { missionSlotsOf } from "../../rules/game/effects.ts";
import { useMissions } from "../game/game.ts";
import { OrderComposer } from "../orders/composer.tsx";
import type { OrderTarget } from "../orders/order.ts";
import { useKnownGame } from "../orders/use-known-game.ts";
import { EndedMissions } from "./ended-missions.tsx";
import { MissionCard } from "./mission-card.tsx";

export default function MissionsPage() {
  const [missions, game] = [useMissions(), useKnownGame()];
  const [order, setOrder] = useState<OrderTarget | null>(null);
  const accepted = missions.filter(({ status }) => status === "accepted");
  const offered = missions.filter(({ status }) => status === "offered");
  const ended = missions.filter(({ status }) => status !== "accepted" && status !== "offered");
  const board = [...accepted, ...offered];
  return (
    <Page title="Missions" lead={boardText(board.length, missionSlotsOf(game))}>
      {board.length === 0 ? (
        <EmptyState icon={<IconTargetArrow size={24} />} title="The board is empty">
          New offers come at the end of a turn: queue an order and end the turn.
        </EmptyState>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          {board.map((mission) => (
            <MissionCard key={mission.id} mission={mission} game={game} onOrder={setOrder} />
          ))}
        </SimpleGrid>
      )}
      {ended.length > 0 && <EndedMissions missions={ended} />}
      <OrderComposer target={order} onClose={() => setOrder(null)} />
    </Page>
  );
}

function boardText(taken: number, slots: number): string {
  const free = slots - taken;
  const more =
    free > 0 ? ` ${free === 1 ? "A new offer comes" : `${free} new offers come`} at the end of the next turn.` : "";
  return `Mission board: ${taken} of ${slots}. Accepting is free.${more}`;
}
