/** How power and time are calculated, factor by factor, with the table of bands. */
import { Accordion, Table } from "@mantine/core";
import type { TaskKind } from "../../../rules/game/game.ts";
import { BANDS, type BandName } from "../../../rules/orders/power.ts";
import classes from "../composer.module.css";
import { bandRange, bandWord } from "./band.ts";
import { explainRows } from "./explain-rows.ts";
import type { TaskFigures } from "./order-estimate.ts";

const ACCORDION = { content: classes.accordion ?? "", control: classes.accordion ?? "", label: classes.control ?? "" };

interface ExplainListProps {
  readonly figures: TaskFigures;
  readonly kind: TaskKind;
}

export function ExplainList({ figures, kind }: ExplainListProps) {
  return (
    <Accordion variant="default" multiple classNames={ACCORDION} order={3}>
      <Accordion.Item value="factors">
        <Accordion.Control>How it is calculated</Accordion.Control>
        <Accordion.Panel>
          <dl className={classes.rows}>
            {explainRows(figures, kind).map(({ text, value, sum }) => (
              <div key={text} data-sum={sum || undefined}>
                <dt>{text}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="bands">
        <Accordion.Control>Speed bands</Accordion.Control>
        <Accordion.Panel>
          <BandTable present={figures.band} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

function BandTable({ present }: { readonly present: BandName }) {
  return (
    <Table verticalSpacing={4} horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Band</Table.Th>
          <Table.Th>Ratio</Table.Th>
          <Table.Th>Time</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {BANDS.map(({ name, timePercent }) => (
          <Table.Tr key={name} fw={name === present ? 700 : undefined}>
            <Table.Td>
              {bandWord(name)}
              {name === present && " (this team)"}
            </Table.Td>
            <Table.Td>{bandRange(name)}</Table.Td>
            <Table.Td>× {timePercent / 100}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
