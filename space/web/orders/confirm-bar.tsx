/** The confirmation of the order, always in view below the composer. */
import { Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { capitalised, counted } from "@outbound/kit/web/format.ts";
import { useState } from "react";
import type { Team } from "../../rules/orders/queue.ts";
import type { OrderTarget } from "../../rules/turn/command.ts";
import classes from "./composer.module.css";
import type { TaskFigures } from "./estimate/order-estimate.ts";
import { type Objection, objectionOfError } from "./objection.ts";
import { orderCall } from "./order.ts";
import { useQueued } from "./use-queued.ts";

interface ConfirmBarProps {
  readonly target: OrderTarget;
  readonly team: Team;
  readonly title: string;
  readonly figures: TaskFigures | null;
  readonly objection: Objection | undefined;
  readonly onDone: () => void;
}

export function ConfirmBar({ target, team, title, figures, objection, onDone }: ConfirmBarProps) {
  const [refused, setRefused] = useState<Objection>();
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
        call={orderCall(target, team)}
        onDone={({ task }) => {
          const start = task.status === "active" ? "started" : `starts on turn ${task.startsOnTurn}`;
          const length = counted(task.durationTurns, "turn");
          queued(`Queued: ${title}, ${start}, done on turn ${task.endsOnTurn} (${length}).`, [task]);
          onDone();
        }}
        onRefused={(error) => setRefused(objectionOfError(error))}
        label={`Add to queue: ${title}`}
      >
        Add to queue
      </ActionButton>
    </section>
  );
}
