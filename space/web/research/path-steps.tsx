/** The steps of a path with their data and time, and the button that queues the next one. */
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { counted, decimal } from "@outbound/kit/web/format.ts";
import { IconFlask } from "@tabler/icons-react";
import { TECHS } from "../../rules/catalog/techs.ts";
import { labDataOf } from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import { shown } from "../../rules/values/amount.ts";
import { useRulesGame, useTechs } from "../game/game.ts";
import { useComposer } from "../orders/composer.tsx";
import type { PathPlan } from "./path-plan.ts";
import classes from "./tech-detail.module.css";

interface PathStepsProps {
  readonly plan: PathPlan;
  readonly onSelect: (id: string) => void;
}

export function PathSteps({ plan, onSelect }: PathStepsProps) {
  const { game } = useRulesGame();
  const composer = useComposer();
  const { steps, next } = plan;
  const why = useTechs().find(({ id }) => id === next?.techId)?.lockedBecause ?? null;
  return (
    <Stack gap="xs">
      {steps.length > 1 && (
        <Group gap="0.4rem 0.75rem">
          <Title order={3}>Path</Title>
          <Group component="ol" gap="0.4rem">
            {steps.map(({ techId, data, turns, queued }, index) => (
              <li key={techId}>
                <button type="button" className={classes.step} onClick={() => onSelect(techId)}>
                  {index + 1}. {TECHS[techId].name}{" "}
                  <small>
                    {queued ? "queued" : `${decimal(data)} data`}, {counted(turns, "turn")}
                  </small>
                </button>
              </li>
            ))}
          </Group>
        </Group>
      )}
      <Group gap="0.5rem 1.5rem">
        <Text size="sm" flex="1 1 18rem">
          {totalsText(plan, game)}
        </Text>
        {next !== undefined && (
          <Button
            leftSection={<IconFlask size={16} aria-hidden />}
            disabled={why !== null}
            aria-describedby={why === null ? undefined : "why-research"}
            onClick={() => composer.open({ kind: "research", techId: next.techId })}
          >
            {steps.length > 1 ? "Queue next: " : "Research "}
            {TECHS[next.techId].name}
          </Button>
        )}
      </Group>
      {why !== null && (
        <Text size="sm" className="warn" id="why-research">
          {why}
        </Text>
      )}
    </Stack>
  );
}

function totalsText({ steps, data, missing, turns }: PathPlan, game: Game): string {
  const work = `about ${counted(turns, "turn")} by the best scientist alone, rested`;
  const total = `${decimal(data)} data in total, you have ${decimal(shown(game.resources.data))}`;
  const lab = `The lab yields ${shown(labDataOf(game))} per turn, surveys the most`;
  const means = data === 0 ? "Fully paid" : missing === 0 ? total : `${total}: ${decimal(missing)} short. ${lab}`;
  return `${counted(steps.length, "technology", "technologies")} to go: ${means}. Time: ${work}.`;
}
