/** The steps of a path with their data and time, and the button that queues the next one. */
import { Button, Stack, Text, Title } from "@mantine/core";
import { counted, decimal } from "@outbound/kit/web/format.ts";
import { IconFlask } from "@tabler/icons-react";
import { labDataOf } from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import { shown } from "../../rules/values/amount.ts";
import type { Tech } from "../api.ts";
import type { OrderTarget } from "../orders/order.ts";
import { turnsText } from "../orders/order-text.ts";
import type { PathPlan } from "./path-plan.ts";
import classes from "./tech-detail.module.css";

interface PathStepsProps {
  readonly plan: PathPlan;
  readonly techs: readonly Tech[];
  readonly game: Game;
  readonly onSelect: (id: string) => void;
  readonly onOrder: (order: OrderTarget) => void;
}

export function PathSteps({ plan, techs, game, onSelect, onOrder }: PathStepsProps) {
  const tech = (id: string): Tech | undefined => techs.find((one) => one.id === id);
  const { steps, next } = plan;
  const nextTech = next && tech(next.techId);
  const why = nextTech?.lockedBecause ?? null;
  return (
    <Stack gap="xs">
      {steps.length > 1 && (
        <div className={classes.way}>
          <Title order={3}>Path</Title>
          <ol className={classes.steps}>
            {steps.map(({ techId, data, turns, queued }, index) => (
              <li key={techId}>
                <button type="button" className={classes.step} onClick={() => onSelect(techId)}>
                  {index + 1}. {tech(techId)?.name}{" "}
                  <small>
                    {queued ? "queued" : `${decimal(data)} data`}, {turnsText(turns)}
                  </small>
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className={classes.totals}>
        <Text size="sm" flex="1 1 18rem">
          {totalsText(plan, game)}
        </Text>
        {next !== undefined && nextTech !== undefined && (
          <Button
            leftSection={<IconFlask size={16} aria-hidden />}
            disabled={why !== null}
            aria-describedby={why === null ? undefined : "why-research"}
            onClick={() => onOrder({ task: "research", techId: next.techId })}
          >
            {steps.length > 1 ? `Queue next: ${nextTech.name}` : `Research ${nextTech.name}`}
          </Button>
        )}
      </div>
      {why !== null && (
        <Text size="sm" className="warn" id="why-research">
          {why}
        </Text>
      )}
    </Stack>
  );
}

function totalsText({ steps, data, missing, turns }: PathPlan, game: Game): string {
  const there = `you have ${decimal(shown(game.resources.data))}`;
  const work = `about ${turnsText(turns)} by the best scientist alone, rested`;
  const means =
    data === 0
      ? "Fully paid"
      : missing === 0
        ? `${decimal(data)} data in total, ${there}`
        : `${decimal(data)} data in total, ${there}: ${decimal(missing)} short. The lab yields ${shown(labDataOf(game))} per turn, surveys the most`;
  return `${counted(steps.length, "technology", "technologies")} to go: ${means}. Time: ${work}.`;
}
