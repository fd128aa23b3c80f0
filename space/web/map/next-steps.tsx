/** Shows the service's suggestions, each with its cost and a button that carries it out. */
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import type { Call } from "@outbound/kit/web/call.ts";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { notifyDone } from "@outbound/kit/web/notify.tsx";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { useAction } from "@outbound/kit/web/use-action.ts";
import {
  IconArrowRight,
  IconBulb,
  IconFlask,
  IconHammer,
  IconMessageQuestion,
  IconRadar2,
  IconRocket,
  IconTargetArrow,
  IconUsers,
} from "@tabler/icons-react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { api } from "../api.ts";
import { chooseCall } from "../encounters/encounter.ts";
import { useEncounters } from "../encounters/encounters.tsx";
import { useMissions, useRulesGame, useWorld } from "../game/game.ts";
import { goodsText } from "../game/goods.ts";
import { bonusText } from "../missions/mission-words.ts";
import { useComposer } from "../orders/composer.tsx";
import { estimateOrder } from "../orders/estimate/order-estimate.ts";
import { orderCall } from "../orders/order.ts";
import { useQueued } from "../orders/use-queued.ts";
import { useTurn } from "../turn/turn.tsx";
import { endsTurn, type NextStep, type Step, stepOf } from "./next-step.ts";
import classes from "./next-steps.module.css";

const ICONS = {
  jump: IconArrowRight,
  explore: IconRadar2,
  research: IconFlask,
  upgrade: IconHammer,
  expand: IconRocket,
  build: IconHammer,
  accept: IconTargetArrow,
  encounter: IconMessageQuestion,
  "new-game": IconBulb,
  other: IconBulb,
} as const;

/** An order moves the list up. A press that follows sooner, in milliseconds, would order a step that the player has not read. */
const REPEATED_MS = 700;

interface NextStepsProps {
  /** Counts how often the player was sent here; each time the heading takes the focus. */
  readonly asked: number;
}

export function NextSteps({ asked }: NextStepsProps) {
  const { nextSteps, goal, save } = useWorld();
  const orders = nextSteps.filter((step) => !endsTurn(step));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    heading.current?.focus({ preventScroll: true });
    // Without scrolling, the map on a phone would leave room for the first suggestion only.
    heading.current?.scrollIntoView({ block: "start" });
  }, [asked]);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  // Moves the focus off the button, so that the space bar next ends the turn instead of ordering again.
  const leave = ({ timeStamp, detail }: MouseEvent): boolean => {
    const isRepeated = detail > 0 && timeStamp - pressedAt.current < REPEATED_MS;
    pressedAt.current = timeStamp;
    heading.current?.focus();
    return !isRepeated;
  };
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
      {orders.length === 0 && (
        <EmptyState title="No suggestions">The queue is full, or everything useful is already queued.</EmptyState>
      )}
      <Stack component="ul" gap="0.75rem">
        {orders.map((given) => (
          <StepRow key={`${given.path} ${JSON.stringify(given.body)}`} given={given} leave={leave} />
        ))}
      </Stack>
    </>
  );
}

interface StepRowProps {
  readonly given: NextStep;
  /** Moves the focus to the heading. Returns whether the press counts; a press right after another one does not. */
  readonly leave: (press: MouseEvent) => boolean;
}

function StepRow({ given, leave }: StepRowProps) {
  const { title } = given;
  const step = stepOf(given);
  switch (step.kind) {
    case "order":
      return <OrderStep step={step} title={title} leave={leave} />;
    case "accept":
      return <AcceptStep step={step} title={title} leave={leave} />;
    case "encounter":
      return <DecideStep step={step} title={title} />;
    case "new-game":
      return (
        <Row step={step} title={title}>
          <Button component={Link} href="/game" size="sm" variant="default">
            New game
          </Button>
        </Row>
      );
    case "other":
      return <Row step={step} title={title} />;
  }
}

interface StepProps<Kind> extends Pick<StepRowProps, "leave"> {
  readonly step: Extract<Step, { kind: Kind }>;
  readonly title: string;
}

function OrderStep({ step, title, leave }: StepProps<"order">) {
  const { game } = useRulesGame();
  const composer = useComposer();
  const queued = useQueued();
  const { target, team } = step;
  const { figures } = estimateOrder(game, { ...target, ...team });
  const cost = figures && Object.keys(figures.cost).length > 0 ? `, ${goodsText(figures.cost)}` : "";
  const takes = figures ? `${counted(figures.durationTurns, "turn")}${cost}. ` : "";
  const nameOf = (member: number) => game.crew.find(({ id }) => id === member)?.name ?? "someone";
  const helpers = team.helperIds.length === 0 ? "no helpers" : `helped by ${team.helperIds.map(nameOf).join(", ")}`;
  return (
    <Row step={step} title={title} figures={`${takes}Lead: ${nameOf(team.leadId)}, ${helpers}.`}>
      <IconButton
        icon={IconUsers}
        label={`Choose a team: ${title}`}
        tooltip="Choose a team"
        variant="default"
        size={36}
        onClick={(press) => leave(press) && composer.open(target, team)}
      />
      <SendButton
        verb="Order"
        what={title}
        call={orderCall(target, team)}
        onDone={({ task }) => queued(`Queued: ${title}.`, [task])}
        leave={leave}
      />
    </Row>
  );
}

function AcceptStep({ step, title, leave }: StepProps<"accept">) {
  const { missionId: id } = step;
  // The list of missions may be older than the suggestions, and lack this one.
  const mission = useMissions().find((one) => one.id === id);
  const { reward = {}, bonus = [], deadline = null } = mission ?? {};
  const text = title.replace(/^Accept mission \d+: /, "");
  const certain = bonus.filter(({ chance }) => chance >= 1).map(bonusText);
  const pays = [goodsText(reward, ""), ...certain].filter((part) => part !== "").join(", ");
  const figures = pays === "" ? undefined : `Pays ${pays}${deadline === null ? "" : ` by turn ${deadline}`}.`;
  const call = api.post("/api/missions/{id}/accept", { path: { id } });
  return (
    <Row step={step} title={`Mission: ${text}`} figures={figures}>
      <SendButton verb="Accept" what={text} call={call} onDone={() => notifyDone(`Accepted: ${text}`)} leave={leave} />
    </Row>
  );
}

/** The dialog shows all options; the curl command chooses the suggested one. */
function DecideStep({ step, title }: Omit<StepProps<"encounter">, "leave">) {
  const { isOff } = useTurn();
  const { show } = useEncounters();
  const { id, option } = step;
  const what = title.replace(/^Decide: /, "");
  const call = chooseCall(id, option, null);
  return (
    <Row step={step} title={title}>
      <StepButton verb="Decide" what={what} call={call} busy={false} isOff={isOff} onClick={show} />
    </Row>
  );
}

interface SendButtonProps<Answer> extends Pick<StepRowProps, "leave"> {
  readonly verb: string;
  readonly what: string;
  readonly call: Call<Answer>;
  readonly onDone: (answer: Answer) => void;
}

function SendButton<Answer>({ onDone, leave, ...given }: SendButtonProps<Answer>) {
  const { busy, isOff, run } = useAction();
  const send = (press: MouseEvent) => {
    if (leave(press)) void run(given.call, { onDone });
  };
  return <StepButton {...given} busy={busy} isOff={isOff} onClick={send} />;
}

interface StepButtonProps extends Pick<SendButtonProps<unknown>, "verb" | "what" | "call"> {
  readonly busy: boolean;
  readonly isOff: boolean;
  readonly onClick: (press: MouseEvent) => void;
}

function StepButton({ verb, what, call, busy, isOff, onClick }: StepButtonProps) {
  return (
    <Group gap={0} wrap="nowrap">
      <Button
        size="sm"
        variant="light"
        loading={busy}
        disabled={isOff}
        onClick={onClick}
        aria-label={`${verb}: ${what}`}
      >
        {verb}
      </Button>
      <CurlMenu call={call} of={what} />
    </Group>
  );
}

interface RowProps {
  readonly step: Step;
  readonly title: string;
  readonly figures?: string | undefined;
  /** The buttons. */
  readonly children?: ReactNode;
}

function Row({ step, title, figures, children }: RowProps) {
  const Icon = ICONS[step.kind === "order" ? step.target.kind : step.kind];
  return (
    <li className={classes.step}>
      <Icon size={20} className="accent" aria-hidden />
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Group gap={4} wrap="nowrap">
        {children}
      </Group>
      <div className={classes.text}>
        {figures !== undefined && <Text size="sm">{figures}</Text>}
        <Note>{step.reason}</Note>
      </div>
    </li>
  );
}
