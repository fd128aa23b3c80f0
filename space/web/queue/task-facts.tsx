/** Shows turns, band and cost of a task in one line. */
import { Group } from "@mantine/core";
import { capitalised, counted } from "@outbound/kit/web/format.ts";
import type { Task } from "../api.ts";
import { goodsText } from "../game/goods.ts";
import { TONES } from "../orders/estimate/band.ts";

export function TaskFacts({ task }: { readonly task: Task }) {
  const turns = counted(task.durationTurns, "turn");
  return (
    <Group gap="0 0.75rem" fz="sm" c="dimmed">
      <span>
        {task.status === "active"
          ? `${task.durationTurns - task.remainingTurns} of ${turns} done, ends on turn ${task.endsOnTurn}`
          : `Turn ${task.startsOnTurn}–${task.endsOnTurn}, ${turns}`}
      </span>
      <span className={TONES[task.band]}>
        {capitalised(task.band)} {task.ratio.toFixed(2)}
      </span>
      <span>{goodsText(task.cost, "free")}</span>
      {task.by !== undefined && <span>by {task.by}</span>}
    </Group>
  );
}
