/** The bar that confirms the order, always visible below the composer. */
import { Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { capitalised, counted } from "@outbound/kit/web/format.ts";
import { notifyDone } from "@outbound/kit/web/notify.tsx";
import { useState } from "react";
import type { Team } from "../../rules/orders/queue.ts";
import classes from "./composer.module.css";
import type { TaskFigures, TeamWork } from "./estimate/order-estimate.ts";
import { type Objection, objectionOfError } from "./objection.ts";
import { workCall } from "./order.ts";
import { useQueued } from "./use-queued.ts";

interface ConfirmBarProps {
  readonly work: TeamWork;
  readonly team: Team;
  readonly title: string;
  readonly figures: TaskFigures | null;
  readonly objection: Objection | undefined;
  readonly confirmed: Confirmed;
  readonly onDone: () => void;
}

/** `queued` adds an order to the queue; `team` changes the team of a task. */
export type Confirmed = "queued" | "team";

const BUTTONS: Readonly<Record<Confirmed, string>> = { queued: "Add to queue", team: "Change team" };

export function ConfirmBar({ work, team, title, figures, objection, confirmed, onDone }: ConfirmBarProps) {
  const call = workCall(work, team);
  const asked = JSON.stringify([call.url, call.body]);
  const [refusal, setRefusal] = useState<{ readonly asked: string; readonly objection: Objection }>();
  // Another team or focus has not been refused.
  const refused = refusal?.asked === asked ? refusal.objection : undefined;
  const queued = useQueued();
  const why = refused ?? objection;
  return (
    <section className={classes.footer} aria-label="The order">
      <Text size="sm" className={why ? "bad" : undefined} lineClamp={2} role={refused ? "alert" : undefined}>
        {why
          ? why.detail
          : figures &&
            `${capitalised(figures.band)}: ${counted(figures.durationTurns, "turn")}, done on turn ${figures.endsOnTurn}`}
      </Text>
      <ActionButton
        call={call}
        onDone={({ task }) => {
          const start = task.status === "active" ? "started" : `starts on turn ${task.startsOnTurn}`;
          const length = counted(task.durationTurns, "turn");
          const when = `${start}, done on turn ${task.endsOnTurn} (${length}).`;
          if (confirmed === "queued") queued(`Queued: ${title}, ${when}`, [task]);
          else notifyDone(`New team: ${title}, ${when}`);
          onDone();
        }}
        onRefused={(error) => setRefusal({ asked, objection: objectionOfError(error) })}
        label={`${BUTTONS[confirmed]}: ${title}`}
      >
        {BUTTONS[confirmed]}
      </ActionButton>
    </section>
  );
}
