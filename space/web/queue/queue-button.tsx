/** Shows the active task on every page, and opens the queue when pressed. */
import { ActionIcon, Group, Indicator, Progress, Text, Tooltip, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { SideDialog } from "@outbound/kit/web/elements/dialog.tsx";
import { useMatches } from "@outbound/kit/web/elements/screen.ts";
import { counted } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle, IconChecklist } from "@tabler/icons-react";
import type { Forecast, Task } from "../api.ts";
import { useForecast } from "../forecast/use-forecast.ts";
import { useWorld } from "../game/game.ts";
import { taskTitle } from "../orders/order-text.ts";
import classes from "./queue-button.module.css";
import { QueuePanel } from "./queue-panel.tsx";
import { queueSummary } from "./queue-summary.ts";

/** `small` is for the header of a phone: an icon with the number of tasks, in the warning color if there are warnings. */
export function QueueButton({ small = false }: { readonly small?: boolean }) {
  const { activeTask, pendingTasks, save } = useWorld();
  const [opened, drawer] = useDisclosure(false);
  const summary = queueSummary(activeTask, pendingTasks);
  const tasks = summary?.tasks ?? 0;
  const warnings = useForecast()?.warnings ?? [];
  if (save.status !== "active") return null;
  return (
    <>
      {small ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          onClick={drawer.open}
          aria-haspopup="dialog"
          aria-keyshortcuts="Q"
          aria-label={`Queue: ${counted(tasks, "task")}${warnings.length > 0 ? `, ${counted(warnings.length, "warning")}` : ""}`}
        >
          <Indicator
            label={tasks}
            size={16}
            disabled={tasks === 0}
            {...(warnings.length > 0 && { classNames: { indicator: classes.warned ?? "" } })}
          >
            <IconChecklist size={20} style={{ display: "block" }} aria-hidden />
          </Indicator>
        </ActionIcon>
      ) : (
        <UnstyledButton className={classes.button} onClick={drawer.open} aria-haspopup="dialog" aria-keyshortcuts="Q">
          <IconChecklist size={20} style={{ flex: "none" }} className="accent" aria-hidden />
          <span className={classes.text}>
            <Text component="span" size="sm" truncate="end" display="block">
              <strong>Queue</strong>
              {summary === null ? ": empty" : `: ${summary.title}`}
            </Text>
            {summary !== null && <Progress value={100 * summary.done} size={3} aria-hidden />}
          </span>
          {summary !== null && (
            <Text component="span" size="sm" c="dimmed" flex="none" className="tabular">
              {summary.left}
              <span className={classes.more}>{summary.more}</span>
            </Text>
          )}
          <Waiting tasks={pendingTasks} />
          <Warned warnings={warnings} />
        </UnstyledButton>
      )}
      <SideDialog opened={opened} onClose={drawer.close} position="right" size="md" title="Queue">
        <QueuePanel titled={false} />
      </SideDialog>
    </>
  );
}

/** Shows the first warning and counts the others; the queue lists all. */
function Warned({ warnings: [first, ...others] }: Pick<Forecast, "warnings">) {
  if (first === undefined) return null;
  return (
    <Tooltip label={first.text} multiline maw={300}>
      <Group component="span" gap={4} fz="sm" wrap="nowrap" className="warn" flex="none">
        <IconAlertTriangle size={18} aria-hidden />
        <VisuallyHidden>{first.text}</VisuallyHidden>
        <span aria-hidden>
          turn {first.turn}
          {others.length > 0 && `, +${others.length}`}
        </span>
      </Group>
    </Tooltip>
  );
}

/** Number of tasks that the row has room for; the others are counted. */
const SHOWN = { wide: 5, narrow: 3 };

/** On wide screens, shows the next pending tasks with the turns on which they end. */
function Waiting({ tasks }: { readonly tasks: readonly Task[] }) {
  const shown = useMatches("(min-width: 105em)") ? SHOWN.wide : SHOWN.narrow;
  const more = tasks.length - shown;
  return (
    <span className={classes.waiting}>
      {tasks.slice(0, shown).map((task) => (
        <span key={task.id} className={classes.task}>
          <Text component="span" size="xs" truncate="end" display="block">
            {taskTitle(task)}
          </Text>
          <Text component="span" size="xs" c="dimmed" display="block" className="tabular">
            turn {task.endsOnTurn}
          </Text>
        </span>
      ))}
      {more > 0 && (
        <Text component="span" size="xs" c="dimmed" flex="none">
          +{more}
        </Text>
      )}
    </span>
  );
}
