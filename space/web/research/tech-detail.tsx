/** The selected technology, and the path to it. */
import { Badge, Group, Stack, Text } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import { IconStarFilled } from "@tabler/icons-react";
import type { Game } from "../../rules/game/game.ts";
import type { Task, Tech } from "../api.ts";
import type { OrderTarget } from "../orders/order.ts";
import { TaskNote } from "../ship/task-note.tsx";
import { planPath } from "./path-plan.ts";
import { PathSteps } from "./path-steps.tsx";
import classes from "./tech-detail.module.css";
import { type TechProgress, TechState } from "./tech-state.tsx";
import { techSentences } from "./tech-words.ts";

interface TechDetailProps {
  readonly tech: Tech;
  readonly progress: TechProgress;
  readonly techs: readonly Tech[];
  readonly game: Game;
  readonly tasks: readonly Task[];
  readonly onSelect: (id: string) => void;
  readonly onOrder: (order: OrderTarget) => void;
}

export function TechDetail({ tech, progress, techs, game, tasks, onSelect, onOrder }: TechDetailProps) {
  const plan = planPath(game, tech.id);
  const work = tasks.find(({ target }) => target.techId === tech.id);
  const named = (id: string): string => techs.find((one) => one.id === id)?.name ?? id;
  return (
    <div className={classes.columns}>
      <Stack gap={4}>
        <Text size="sm">{techSentences(tech.id).join(" ")}</Text>
        <Text size="sm" c="dimmed">
          {tech.needs.length === 0 ? "No prerequisites." : `Needs ${tech.needs.map(named).join(" and ")}.`}{" "}
          {progress !== "known" && `Costs ${decimal(tech.cost.data ?? 0)} data.`}
        </Text>
        {work !== undefined && <TaskNote task={work} />}
        {progress === "known" && <Text size="sm">Researched: its effect is active.</Text>}
      </Stack>
      {plan.steps.length > 0 && (
        <PathSteps plan={plan} techs={techs} game={game} onSelect={onSelect} onOrder={onOrder} />
      )}
    </div>
  );
}

/** Its name, its state, and whether the goal needs it. */
export function TechTitle({ tech, progress }: Pick<TechDetailProps, "tech" | "progress">) {
  return (
    <Group gap="xs" component="span">
      <span>{tech.name}</span>
      <Text size="sm" component="span">
        <TechState progress={progress} />
      </Text>
      {tech.pathToGoal && (
        <Badge variant="light" color="amber" leftSection={<IconStarFilled size={11} aria-hidden />}>
          For the Core
        </Badge>
      )}
    </Group>
  );
}
