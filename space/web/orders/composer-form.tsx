/** The content of the composer: focus, team, estimate and confirmation. */
import { Modal, SegmentedControl, Stack, Title } from "@mantine/core";
import { MessagesAbove } from "@outbound/kit/web/elements/dialog.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { NoticeLane } from "@outbound/kit/web/elements/notice-lane.tsx";
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { overdrawText } from "../../rules/advice/power-limit.ts";
import { FOCUSES, type Game, systemOf } from "../../rules/game/game.ts";
import { yieldsOf } from "../../rules/orders/explore.ts";
import { FOCUS_VERBS } from "../../rules/orders/orders.ts";
import type { Team } from "../../rules/orders/queue.ts";
import { type OrderTarget, targetOf } from "../../rules/turn/command.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import type { Task } from "../api.ts";
import { useCrew, useRulesGame } from "../game/game.ts";
import { fastestTeam, gameAtStart, smallestTeam } from "./best-team.ts";
import classes from "./composer.module.css";
import { ConfirmBar, type Confirmed } from "./confirm-bar.tsx";
import { EstimatePanel } from "./estimate/estimate-panel.tsx";
import type { TeamWork } from "./estimate/order-estimate.ts";
import { useOrderEstimate } from "./estimate/use-order-estimate.ts";
import { FOCUS_HINTS, orderText, riskText, taskTitle } from "./order-text.ts";
import { stillAboard } from "./team.ts";
import { TeamPicker } from "./team-picker.tsx";
import { YieldList } from "./yield-list.tsx";

interface OrderFormProps extends Pick<ComposerFormProps, "team" | "onClose"> {
  readonly target: OrderTarget;
}

/** The form for a new order. */
export function OrderForm({ target: first, team, onClose }: OrderFormProps) {
  const { game, ahead } = useRulesGame();
  const [target, setTarget] = useState(first);
  const { title, about } = orderText(game, target);
  return (
    <ComposerForm
      work={target}
      title={title}
      about={about}
      team={team}
      risk={(ratio) => riskText(game, target, ratio)}
      warning={warningOf(game, ahead, target)}
      confirmed="queued"
      onClose={onClose}
    >
      {target.kind === "explore" && (
        <Stack gap={6}>
          <Title order={3} id="composer-focus">
            Focus
          </Title>
          <SegmentedControl
            fullWidth
            value={target.focus}
            onChange={(focus) => setTarget({ kind: "explore", focus })}
            aria-labelledby="composer-focus"
            data={FOCUSES.map((value) => ({ value, label: FOCUS_VERBS[value] }))}
          />
          <Note mih={{ base: "2.9em", sm: "1.5em" }}>{FOCUS_HINTS[target.focus]}</Note>
          <YieldList focus={target.focus} yields={yieldsOf(ahead, systemOf(ahead, ahead.positionId), target.focus)} />
        </Stack>
      )}
    </ComposerForm>
  );
}

/** The form that changes the team of a pending task. */
export function TeamForm({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const { id: taskId, kind, lead, helpers } = task;
  const work = useMemo(() => ({ taskId, kind }), [taskId, kind]);
  return (
    <ComposerForm
      work={work}
      title={taskTitle(task)}
      about="Another team. The price stays."
      team={{ leadId: lead.id, helperIds: helpers.map(({ id }) => id) }}
      confirmed="team"
      onClose={onClose}
    />
  );
}

interface ComposerFormProps {
  readonly work: TeamWork;
  readonly title: string;
  readonly about: string;
  /** Team chosen at first; the fastest by default. */
  readonly team?: Team | undefined;
  /** Returns the text of the risk at a power ratio; null without a risk. */
  readonly risk?: (ratio: number) => string | null;
  /** What the order makes impossible for good. */
  readonly warning?: string | null;
  readonly confirmed: Confirmed;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

function ComposerForm(given: ComposerFormProps) {
  const { work, title, about, team: first, risk, warning = null, confirmed, onClose, children } = given;
  const { members } = useCrew();
  const { game } = useRulesGame();
  const [chosen, setChosen] = useState<Team | null>(first ?? null);
  const fastest = useMemo(() => fastestTeam(game, work), [game, work]);
  const atStart = useMemo(() => gameAtStart(game, work), [game, work]);
  const ids = game.crew.map(({ id }) => id);
  const team = stillAboard(chosen, ids) ?? fastest ?? NO_TEAM;
  const { figures, objection } = useOrderEstimate(game, work, team);
  const isPhone = useIsPhone();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus({ preventScroll: true }), []);
  return (
    <>
      {/* Not a `header` element, which would be a second banner landmark of the page. */}
      <div className={classes.header}>
        <div>
          <Modal.Title fz="var(--mantine-h2-font-size)" fw={650}>
            {title}
          </Modal.Title>
          <Note>{about}</Note>
        </div>
        <Modal.CloseButton size="lg" aria-label="Close" />
      </div>
      <Modal.Body className={classes.body} ref={body}>
        <div className={classes.columns}>
          <Stack gap="1.25rem" miw={0}>
            {children}
            <TeamPicker
              members={members}
              game={atStart}
              kind={work.kind}
              team={team}
              onChange={setChosen}
              onFastest={() => setChosen(fastest)}
              onSmallest={() => setChosen(smallestTeam(game, work))}
            />
          </Stack>
          <EstimatePanel
            figures={figures}
            objection={objection}
            warning={warning}
            kind={work.kind}
            isPaid={confirmed === "team"}
            risk={(figures && risk?.(figures.ratio)) ?? null}
          />
        </div>
      </Modal.Body>
      {isPhone ? <NoticeLane limit={1} /> : <MessagesAbove />}
      <ConfirmBar
        work={work}
        team={team}
        title={title}
        figures={figures}
        objection={objection}
        confirmed={confirmed}
        onDone={onClose}
      />
    </>
  );
}

function warningOf(game: Game, ahead: Game, order: OrderTarget): string | null {
  const target = targetOf(game, order);
  return target instanceof Refusal ? null : overdrawText(ahead, target);
}

const NO_TEAM: Team = { leadId: 0, helperIds: [] };
