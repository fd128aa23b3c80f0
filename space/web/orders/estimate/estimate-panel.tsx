/** The estimate for the chosen team: band, time, cost, and how they are calculated. */
import { Alert, Text, Title } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ResourceName, TaskKind } from "../../../rules/game/game.ts";
import classes from "../composer.module.css";
import type { Objection } from "../objection.ts";
import { turnsText } from "../order-text.ts";
import { BandMeter } from "./band-meter.tsx";
import { CostList } from "./cost-list.tsx";
import { ExplainList } from "./explain-list.tsx";
import type { TaskFigures } from "./order-estimate.ts";

interface EstimatePanelProps {
  readonly figures: TaskFigures | null;
  readonly objection: Objection | undefined;
  readonly turn: number;
  readonly available: (name: ResourceName) => number;
  readonly kind: TaskKind;
}

export function EstimatePanel({ figures, objection, turn, available, kind }: EstimatePanelProps) {
  return (
    <section className={classes.panel} aria-label="Estimate">
      <div role="status" aria-live="polite" className={classes.outlook}>
        {figures && (
          <>
            <Title order={3}>
              {turnsText(figures.durationTurns)}: {spanText(figures, turn)}
            </Title>
            <BandMeter ratio={figures.ratio} power={figures.power} difficulty={figures.difficulty} />
          </>
        )}
      </div>
      <div className={classes.details}>
        {objection && (
          <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} title={objection.title}>
            <Text size="sm">{objection.detail}</Text>
            {objection.remedy && (
              <Text size="sm" mt={4}>
                {objection.remedy}
              </Text>
            )}
          </Alert>
        )}
        {figures && <CostList cost={figures.cost} available={available} paidLater={kind === "jump"} />}
        {figures && <ExplainList figures={figures} kind={kind} />}
      </div>
    </section>
  );
}

const spanText = ({ startsOnTurn, endsOnTurn }: TaskFigures, turn: number): string =>
  startsOnTurn === turn ? `done on turn ${endsOnTurn}` : `turn ${startsOnTurn} to ${endsOnTurn}`;
