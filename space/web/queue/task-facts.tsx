/** Turns, band and cost of a task in one line. */
import { Text } from "@mantine/core";
import type { Task } from "../api.ts";
import { bandWord, toneOf } from "../orders/estimate/band.ts";
import { goodsText } from "../orders/goods-text.ts";
import { turnsText } from "../orders/order-text.ts";
import classes from "./queue.module.css";

export function TaskFacts({ task }: { readonly task: Task }) {
  const done = task.durationTurns - task.remainingTurns;
  return (
    <Text size="sm" c="dimmed" component="div" className={classes.facts}>
      <span>
        {task.status === "active"
          ? `${done} of ${turnsText(task.durationTurns)} done, ends on turn ${task.endsOnTurn}`
          : `Turn ${task.startsOnTurn}–${task.endsOnTurn}, ${turnsText(task.durationTurns)}`}
      </span>
      <span className={classes.band} data-tone={toneOf(task.band)}>
        {bandWord(task.band)} {task.ratio.toFixed(2)}
      </span>
      <span>{goodsText(task.cost, "free")}</span>
    </Text>
  );
}
