/** The button that queues every step of a path that the data on board pays for. */
import { Alert, Button, Stack, Text } from "@mantine/core";
import { counted } from "@outbound/kit/web/format.ts";
import { notifyDone } from "@outbound/kit/web/notify.tsx";
import { detailOf } from "@outbound/kit/web/problem.ts";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { IconAlertTriangle, IconRoute } from "@tabler/icons-react";
import { useState } from "react";
import type { TechId } from "../../rules/catalog/techs.ts";
import type { Team } from "../../rules/orders/queue.ts";
import { useCrew, useRulesGame } from "../game/game.ts";
import { smallestTeam } from "../orders/best-team.ts";
import { orderCall } from "../orders/order.ts";
import type { PathPlan } from "./path-plan.ts";

export function QueuePath({ plan }: { readonly plan: PathPlan }) {
  const { ahead } = useRulesGame();
  const { members } = useCrew();
  const { busy, refusal, queue } = useResearchOrders();
  const [first] = plan.affordable;
  const team = first === undefined ? null : smallestTeam(ahead, { kind: "research", techId: first });
  // A single step has a button of its own, where the team is chosen.
  if (team === null || plan.affordable.length < 2) return null;
  const open = plan.steps.filter((step) => !step.queued).length;
  const nameOf = (wanted: number) => members.find(({ id }) => id === wanted)?.name ?? "";
  return (
    <Stack gap={4}>
      <Button
        variant="light"
        leftSection={<IconRoute size={16} aria-hidden />}
        loading={busy}
        onClick={() => void queue(plan.affordable, team)}
      >
        {plan.affordable.length === open
          ? `Queue the whole path (${open})`
          : `Queue the first ${plan.affordable.length} of ${open}`}
      </Button>
      <Text size="xs" c="dimmed">
        Led by {nameOf(team.leadId)}
        {team.helperIds.length > 0 && ` with ${team.helperIds.map(nameOf).join(", ")}`}.
      </Text>
      {refusal !== undefined && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {refusal}
        </Alert>
      )}
    </Stack>
  );
}

/** Queues technologies one by one, and stops at the first refusal. */
function useResearchOrders() {
  const { run } = useAction();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function queue(techIds: readonly TechId[], team: Team): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    let queued = 0;
    const onRefused = (error: unknown) =>
      setRefusal(
        `${counted(queued, "technology", "technologies")} queued; the next one was refused: ${detailOf(error)}`,
      );
    for (const techId of techIds) {
      if (!(await run(orderCall({ kind: "research", techId }, team), { onRefused }))) break;
      queued += 1;
    }
    setBusy(false);
    if (queued === techIds.length) notifyDone(`Queued: ${counted(queued, "technology", "technologies")}`);
  }
  return { busy, refusal, queue };
}
