/** The service's suggestions: each with its cost and a button that does exactly that. */
import { ActionIcon, Button, Group, Text, Title, Tooltip } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import type { Call } from "@outbound/kit/web/call.ts";
import { counted, decimal } from "@outbound/kit/web/format.ts";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import {
  IconArrowRight,
  IconBulb,
  IconFlask,
  IconHammer,
  IconPlayerTrackNext,
  IconRadar2,
  IconRocket,
  IconTargetArrow,
  IconUsers,
} from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "wouter";
import { api } from "../api.ts";
import { useCrew, useGameAction, useMissions, useWorld } from "../game/game.ts";
import { OrderComposer } from "../orders/composer.tsx";
import { estimateOrder } from "../orders/estimate/order-estimate.ts";
import { type OrderTarget, orderCall, ruleOrder } from "../orders/order.ts";
import { turnCall, useTurn } from "../turn/turn.tsx";
import { type NextStep, type Step, stepOf, stepReason } from "./next-step.ts";
import classes from "./next-steps.module.css";
import { useGameAhead } from "./use-game-ahead.ts";

export function NextSteps() {
  const { nextSteps, goal, save } = useWorld();
  const [target, setTarget] = useState<OrderTarget | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves off the button, so that pressing space next ends the turn instead of ordering again.
  const leave = () => heading.current?.focus();
  return (
    <>
      <Title order={2} mb="xs" ref={heading} tabIndex={-1} className={classes.heading}>
        Suggested orders
      </Title>
      {save.turn === 0 && (
        <Text size="sm" mb="sm">
          <strong>Goal:</strong> {goal.text}
        </Text>
      )}
      {nextSteps.length === 0 && (
        <EmptyState title="No suggestions">The queue is full, or everything useful is already queued.</EmptyState>
      )}
      <ul className={classes.steps}>
        {nextSteps.map((given) => (
          <StepRow
            key={`${given.path} ${JSON.stringify(given.body)}`}
            given={given}
            leave={leave}
            onTeam={(wanted) => {
              leave();
              setTarget(wanted);
            }}
          />
        ))}
      </ul>
      <OrderComposer target={target} onClose={() => setTarget(null)} />
    </>
  );
}

interface StepRowProps {
  readonly given: NextStep;
  /** Gives the focus to the heading. */
  readonly leave: () => void;
  readonly onTeam: (target: OrderTarget) => void;
}

function StepRow({ given, leave, onTeam }: StepRowProps) {
  const step = stepOf(given);
  switch (step.kind) {
    case "order":
      return <OrderStep given={given} step={step} leave={leave} onTeam={onTeam} />;
    case "accept":
      return <MissionStep step={step} leave={leave} />;
    case "turn":
      return <TurnStep title={given.title} />;
    default:
      return (
        <Row icon={<IconBulb size={20} aria-hidden />} title={given.title} reason={stepReason(step)}>
          {step.kind === "new-game" && (
            <Button component={Link} href="/game" size="sm" variant="default">
              New game
            </Button>
          )}
        </Row>
      );
  }
}

const TASK_ICONS = {
  jump: IconArrowRight,
  explore: IconRadar2,
  research: IconFlask,
  upgrade: IconHammer,
  expand: IconRocket,
  build: IconHammer,
} as const;

function OrderStep({ given, step, leave, onTeam }: StepRowProps & { readonly step: Extract<Step, { kind: "order" }> }) {
  const { game } = useGameAhead();
  const { members } = useCrew();
  const { busy, run } = useGameAction();
  const { target, team } = step;
  const { figures } = estimateOrder(game, ruleOrder(target, team));
  const lead = members.find(({ id }) => id === team.leadId)?.name ?? "the lead";
  const cost = Object.entries(figures?.cost ?? {}).map(([name, amount]) => `${decimal(amount)} ${name}`);
  const takes = figures === null ? "" : `${[counted(figures.durationTurns, "turn"), ...cost].join(", ")}. `;
  const Icon = TASK_ICONS[target.task];
  const call = orderCall(target, team);
  return (
    <Row
      icon={<Icon size={20} aria-hidden />}
      title={given.title}
      reason={stepReason(step)}
      takes={`${takes}Lead: ${lead}, no helpers.`}
    >
      <Tooltip label="Choose a team">
        <ActionIcon
          variant="default"
          size={36}
          onClick={() => onTeam(target)}
          aria-label={`Choose a team: ${given.title}`}
        >
          <IconUsers size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <DoButton
        call={call}
        title={given.title}
        busy={busy}
        onClick={() => {
          leave();
          void run(call, { done: `Queued: ${given.title}` });
        }}
      >
        Order
      </DoButton>
    </Row>
  );
}

function MissionStep({
  step,
  leave,
}: Pick<StepRowProps, "leave"> & { readonly step: Extract<Step, { kind: "accept" }> }) {
  const mission = useMissions().find(({ id }) => id === step.missionId);
  const { busy, run } = useGameAction();
  const call = api.post("/api/missions/{id}/accept", { path: { id: step.missionId } });
  const reward = Object.entries(mission?.reward ?? {}).map(([name, amount]) => `${decimal(amount)} ${name}`);
  const deadline = mission?.deadline == null ? "" : ` by turn ${mission.deadline}`;
  const title = `Accept mission: ${mission?.text ?? `number ${step.missionId}`}`;
  return (
    <Row
      icon={<IconTargetArrow size={20} aria-hidden />}
      title={title}
      reason={stepReason(step)}
      takes={reward.length === 0 ? undefined : `Pays ${reward.join(", ")}${deadline}.`}
    >
      <DoButton
        call={call}
        title={title}
        busy={busy}
        onClick={() => {
          leave();
          void run(call, { done: `Accepted: ${mission?.text ?? "the mission"}` });
        }}
      >
        Accept
      </DoButton>
    </Row>
  );
}

function TurnStep({ title }: { readonly title: string }) {
  const { busy, endTurn } = useTurn();
  const { turn } = useWorld().save;
  return (
    <Row icon={<IconPlayerTrackNext size={20} aria-hidden />} title={title} reason={stepReason({ kind: "turn" })}>
      <DoButton call={turnCall(turn)} title={title} busy={busy} onClick={endTurn}>
        End turn
      </DoButton>
    </Row>
  );
}

function DoButton(given: {
  readonly call: Pick<Call<unknown>, "method" | "url" | "body">;
  readonly title: string;
  readonly busy: boolean;
  readonly onClick: () => void;
  readonly children: string;
}) {
  return (
    <Group gap={0} wrap="nowrap">
      <Button
        size="sm"
        variant="light"
        loading={given.busy}
        onClick={given.onClick}
        aria-label={`${given.children}: ${given.title}`}
      >
        {given.children}
      </Button>
      <CurlMenu call={given.call} of={given.title} />
    </Group>
  );
}

function Row(given: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly reason: string;
  readonly takes?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <li className={classes.step}>
      <span className="accent">{given.icon}</span>
      <Text size="sm" fw={600}>
        {given.title}
      </Text>
      <Group gap={4} wrap="nowrap">
        {given.children}
      </Group>
      <div className={classes.text}>
        {given.takes !== undefined && <Text size="sm">{given.takes}</Text>}
        <Text size="sm" c="dimmed">
          {given.reason}
        </Text>
      </div>
    </li>
  );
}
