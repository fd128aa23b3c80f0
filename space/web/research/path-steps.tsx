/** Lists the steps of a path with their data and time, and a button that queues the next one. */
import { Button, Stack, Text, Title } from "@mantine/core";
import { counted, decimal } from "@outbound/kit/web/format.ts";
import { IconFlask } from "@tabler/icons-react";
import { TECHS } from "../../rules/catalog/techs.ts";
import { labDataOf } from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import { shown } from "../../rules/values/amount.ts";
import { useRulesGame, useTechs } from "../game/game.ts";
import { heldAmount, missingAmount } from "../game/holdings.ts";
import { useComposer } from "../orders/composer.tsx";
import type { PathPlan } from "./path-plan.ts";
import { QueuePath } from "./queue-path.tsx";
import classes from "./tech-detail.module.css";
import { TechIcon } from "./tech-icon.tsx";

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
        <>
          <Title order={3}>Path</Title>
          <ol className={classes.steps}>
            {steps.map(({ techId, data, turns, queued }) => (
              <li key={techId}>
                <button type="button" className={classes.step} onClick={() => onSelect(techId)}>
                  <TechIcon id={techId} size={16} />
                  <span>{TECHS[techId].name}</span>
                  <small>
                    {queued ? "queued" : `${decimal(data)} data`}, {counted(turns, "turn")}
                  </small>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <Text size="sm">{totalsText(plan, game)}</Text>
      <Stack gap="xs">
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
        <QueuePath plan={plan} />
      </Stack>
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
  const total = `${decimal(data)} data in total, you have ${heldAmount(shown(game.resources.data))}`;
  const lab = `The lab yields ${shown(labDataOf(game))} per turn, surveys the most`;
  const means = data === 0 ? "Fully paid" : missing === 0 ? total : `${total}: ${missingAmount(missing)} short. ${lab}`;
  return `${counted(steps.length, "technology", "technologies")} to go: ${means}. Time: ${work}.`;
}
