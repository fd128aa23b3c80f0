/** Offers the way to a system, as one jump or a route over several, with its cost and what prevents it. */
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { percent } from "@outbound/kit/web/format.ts";
import { IconArrowRight, IconRoute } from "@tabler/icons-react";
import { systemOf } from "../../rules/game/game.ts";
import { jumpMishapChance } from "../../rules/orders/explore.ts";
import { blockOf } from "../../rules/orders/queue.ts";
import type { OrderTarget } from "../../rules/turn/command.ts";
import type { System } from "../api.ts";
import { useRulesGame } from "../game/game.ts";
import { damageText } from "../orders/order-text.ts";
import { RouteDialog } from "./route-dialog.tsx";
import { plansTo, planText, riskText } from "./route-plan.ts";

interface JumpChoiceProps {
  readonly system: System;
  readonly onOrder: (target: OrderTarget) => void;
  /** Called before the route dialog opens. When it closes, the focus returns to the element that had it then. */
  readonly onPlan: () => void;
}

export function JumpChoice({ system, onOrder, onPlan }: JumpChoiceProps) {
  const { game, ahead } = useRulesGame();
  const [opened, dialog] = useDisclosure(false);
  if (ahead.positionId === system.id) return null;
  const plans = plansTo(ahead, system.id);
  const plan = plans.turns;
  if (plan === undefined) return <Text size="sm">Out of reach at the current jump range.</Text>;
  const start = systemOf(ahead, ahead.positionId);
  const place = systemOf(ahead, system.id);
  const one = plan.hops.length === 1;
  const blocked = one ? blockOf(game, { kind: "jump", systemId: system.id }) : undefined;
  return (
    <Stack gap="xs">
      <Title order={3}>{one ? "Jump" : "Route"}</Title>
      <Text size="sm">
        {ahead.positionId === game.positionId ? "" : `From ${start.name} (end of queue): `}
        {planText(plan)}
      </Text>
      {!one && <Note>{[start.name, ...plan.hops.map(({ name }) => name)].join(" → ")}</Note>}
      {blocked !== undefined && (
        <Text size="sm" className="warn">
          {blocked.detail}
        </Text>
      )}
      <Group gap="xs">
        {one ? (
          <Button
            leftSection={<IconArrowRight size={16} aria-hidden />}
            disabled={blocked !== undefined}
            onClick={() => onOrder({ kind: "jump", systemId: system.id })}
          >
            Jump to {system.name}
          </Button>
        ) : (
          <Button
            leftSection={<IconRoute size={16} aria-hidden />}
            onClick={() => {
              onPlan();
              dialog.open();
            }}
          >
            Plan route
          </Button>
        )}
        <Note>
          {one
            ? `Accident risk: ${percent(jumpMishapChance(ahead, place, 100))}, ${damageText(ahead, place, "jump")}.`
            : `Accident risk on the whole route: ${riskText(plan)}.`}
        </Note>
      </Group>
      <RouteDialog system={system} plans={plans} opened={opened} onClose={dialog.close} />
    </Stack>
  );
}
