/** The confirmation of the order, always in view below the composer. */
import { Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { useState } from "react";
import { useGameRefresh } from "../game/game.ts";
import classes from "./composer.module.css";
import { bandWord } from "./estimate/band.ts";
import type { TaskFigures } from "./estimate/order-estimate.ts";
import { type Objection, objectionOfError } from "./objection.ts";
import { type OrderTarget, orderCall, type Team } from "./order.ts";
import { turnsText } from "./order-text.ts";

interface ConfirmBarProps {
  readonly target: OrderTarget;
  readonly team: Team;
  readonly title: string;
  readonly figures: TaskFigures | null;
  readonly objection: Objection | undefined;
  readonly onDone: () => void;
}

export function ConfirmBar({ target, team, title, figures, objection, onDone }: ConfirmBarProps) {
  const refresh = useGameRefresh();
  const [refused, setRefused] = useState<Objection>();
  const why = refused ?? objection;
  return (
    <section className={classes.footer} aria-label="The order">
      <Text size="sm" className={why ? "bad" : undefined} lineClamp={2} role={refused ? "alert" : undefined}>
        {why
          ? why.detail
          : figures &&
            `${bandWord(figures.band)}: ${turnsText(figures.durationTurns)}, done on turn ${figures.endsOnTurn}`}
      </Text>
      <ActionButton
        call={orderCall(target, team)}
        onDone={() => {
          onDone();
          void refresh();
        }}
        done={({ task }) =>
          `Queued: ${title}, ${task.status === "active" ? "started" : `starts on turn ${task.startsOnTurn}`}, done on turn ${task.endsOnTurn} (${turnsText(task.durationTurns)}).`
        }
        onRefused={(error) => {
          setRefused(objectionOfError(error));
          void refresh();
        }}
        label={`Add to queue: ${title}`}
      >
        Add to queue
      </ActionButton>
    </section>
  );
}
