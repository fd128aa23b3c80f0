/** Shows the estimate for the chosen team: band, time, cost, and how they are calculated. */
import { Alert, Stack, Text, Title } from "@mantine/core";
import { counted } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { TaskKind } from "../../../rules/game/game.ts";
import { useWorld } from "../../game/game.ts";
import classes from "../composer.module.css";
import type { Objection } from "../objection.ts";
import { BandMeter } from "./band-meter.tsx";
import { CostList } from "./cost-list.tsx";
import { ExplainList } from "./explain-list.tsx";
import type { TaskFigures } from "./order-estimate.ts";

interface EstimatePanelProps {
  readonly figures: TaskFigures | null;
  readonly objection: Objection | undefined;
  readonly warning: string | null;
  readonly kind: TaskKind;
  readonly risk: string | null;
  /** True if the price was paid when the task was queued. */
  readonly isPaid: boolean;
}

export function EstimatePanel({ figures, objection, warning, kind, risk, isPaid }: EstimatePanelProps) {
  const { turn } = useWorld().save;
  return (
    <section className={classes.panel} aria-label="Estimate">
      <div role="status" aria-live="polite" className={classes.outlook}>
        {figures && (
          <>
            <Title order={3}>
              {counted(figures.durationTurns, "turn")}: {spanText(figures, turn)}
            </Title>
            <BandMeter figures={figures} />
            {risk !== null && <Text size="sm">{risk}</Text>}
          </>
        )}
      </div>
      <Stack gap="0.75rem" miw={0}>
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
        {warning !== null && !objection && (
          <Alert color="amber" variant="light" icon={<IconAlertTriangle aria-hidden />} title="The Core could not run">
            <Text size="sm">{warning}</Text>
          </Alert>
        )}
        {figures && !isPaid && <CostList cost={figures.cost} paidLater={kind === "jump"} />}
        {figures && <ExplainList figures={figures} kind={kind} />}
      </Stack>
    </section>
  );
}

const spanText = ({ startsOnTurn, endsOnTurn }: TaskFigures, turn: number): string =>
  startsOnTurn === turn ? `done on turn ${endsOnTurn}` : `turn ${startsOnTurn} to ${endsOnTurn}`;
