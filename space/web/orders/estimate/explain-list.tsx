/** Shows how power and time are calculated, factor by factor, with the table of bands. */
import { Accordion, Table } from "@mantine/core";
import { capitalised } from "@outbound/kit/web/format.ts";
import type { TaskKind } from "../../../rules/game/game.ts";
import { BANDS } from "../../../rules/orders/power.ts";
import { Fact, Facts } from "../../game/facts.tsx";
import { bandRange } from "./band.ts";
import { explainRows } from "./explain-rows.ts";
import type { TaskFigures } from "./order-estimate.ts";

const STYLES = {
  content: { paddingInline: 0 },
  control: { paddingInline: 0 },
  label: { paddingBlock: "0.6rem", fontSize: "var(--mantine-font-size-sm)", fontWeight: 600 },
};

interface ExplainListProps {
  readonly figures: TaskFigures;
  readonly kind: TaskKind;
}

export function ExplainList({ figures, kind }: ExplainListProps) {
  return (
    <Accordion variant="default" multiple styles={STYLES} order={3}>
      <Accordion.Item value="factors">
        <Accordion.Control>How it is calculated</Accordion.Control>
        <Accordion.Panel>
          <Facts layout="rows">
            {explainRows(figures, kind).map(({ text, value, sum }) => (
              <Fact key={text} name={text} sum={sum}>
                {value}
              </Fact>
            ))}
          </Facts>
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="bands">
        <Accordion.Control>Speed bands</Accordion.Control>
        <Accordion.Panel>
          <Table
            verticalSpacing={4}
            horizontalSpacing={6}
            data={{
              head: ["Band", "Ratio", "Time"],
              body: BANDS.map(({ name, timePercent }) => [
                capitalised(name) + (name === figures.band ? " (this team)" : ""),
                bandRange(name),
                `× ${timePercent / 100}`,
              ]),
            }}
          />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
