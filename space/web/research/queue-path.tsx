/** The button that queues all steps of a path that the data on board pays for. */
import { Stack, Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { IconRoute } from "@tabler/icons-react";
import type { TechId } from "../../rules/catalog/techs.ts";
import type { Team } from "../../rules/orders/queue.ts";
import { useCrew, useRulesGame } from "../game/game.ts";
import { smallestTeam } from "../orders/best-team.ts";
import { ordersCall } from "../orders/order.ts";
import { useQueued } from "../orders/use-queued.ts";
import type { PathPlan } from "./path-plan.ts";

export function QueuePath({ plan }: { readonly plan: PathPlan }) {
  const { game } = useRulesGame();
  const { members } = useCrew();
  const queued = useQueued();
  const [first] = plan.affordable;
  const team = first === undefined ? null : smallestTeam(game, { kind: "research", techId: first });
  // A single step has its own button, which also lets the player choose the team.
  if (team === null || plan.affordable.length < 2) return null;
  const open = plan.steps.filter((step) => !step.queued).length;
  const nameOf = (wanted: number) => members.find(({ id }) => id === wanted)?.name ?? "";
  return (
    <Stack gap={4}>
      <ActionButton
        variant="light"
        leftSection={<IconRoute size={16} aria-hidden />}
        call={pathCall(plan.affordable, team)}
        onDone={({ tasks }) => queued(`Queued: ${counted(tasks.length, "technology", "technologies")}.`, tasks)}
      >
        {plan.affordable.length === open
          ? `Queue the whole path (${open})`
          : `Queue the first ${plan.affordable.length} of ${open}`}
      </ActionButton>
      <Text size="xs" c="dimmed">
        Led by {nameOf(team.leadId)}
        {team.helperIds.length > 0 && ` with ${team.helperIds.map(nameOf).join(", ")}`}.
      </Text>
    </Stack>
  );
}

const pathCall = (techIds: readonly TechId[], { leadId, helperIds }: Team) =>
  ordersCall(techIds.map((techId) => ({ kind: "research" as const, techId, leadId, helperIds: [...helperIds] })));
