/** Shows the selected technology and the path to it. */
import { Badge, Group, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { decimal } from "@outbound/kit/web/format.ts";
import { IconStarFilled } from "@tabler/icons-react";
import { TECHS, type TechId } from "../../rules/catalog/techs.ts";
import type { Tech } from "../api.ts";
import { queueOf, useRulesGame, useWorld } from "../game/game.ts";
import { TaskNote } from "../queue/task-note.tsx";
import { planPath } from "./path-plan.ts";
import { PathSteps } from "./path-steps.tsx";
import { TechIcon } from "./tech-icon.tsx";
import { type TechProgress, TechState } from "./tech-state.tsx";
import { techSentences } from "./tech-words.ts";

interface TechDetailProps {
  readonly tech: Tech;
  readonly progress: TechProgress;
  readonly onSelect: (id: string) => void;
}

export function TechDetail({ tech, progress, onSelect }: TechDetailProps) {
  const { game } = useRulesGame();
  const plan = planPath(game, tech.id);
  const work = queueOf(useWorld()).find(({ target }) => target.techId === tech.id);
  return (
    <Stack gap="sm">
      <Stack gap={4}>
        <Text size="sm">{techSentences(tech.id).join(" ")}</Text>
        <Note>
          {needsSentence(tech)} {progress !== "known" && `Costs ${decimal(tech.cost.data ?? 0)} data.`}
        </Note>
        {work !== undefined && <TaskNote task={work} />}
        {progress === "known" && <Text size="sm">Researched: its effect is active.</Text>}
      </Stack>
      {plan.steps.length > 0 && <PathSteps plan={plan} onSelect={onSelect} />}
    </Stack>
  );
}

/** Returns a sentence with the prerequisites. */
function needsSentence({ needs, needsSome }: Tech): string {
  const names = (ids: readonly TechId[]) => ids.map((id) => TECHS[id].name);
  const some = needsSome && needsSome.count > 0 ? [`${needsSome.count} of ${names(needsSome.of).join(", ")}`] : [];
  const all = [...names(needs), ...some];
  return all.length === 0 ? "No prerequisites." : `Needs ${all.join(" and ")}.`;
}

/** Shows the technology's name and state, and whether the goal needs it. */
export function TechTitle({ tech, progress }: Pick<TechDetailProps, "tech" | "progress">) {
  return (
    <Group gap="xs" component="span">
      <TechIcon id={tech.id} size={22} />
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
