/** How power and time come about, factor by factor, with the table of bands. */
import { Accordion, Table } from "@mantine/core";
import { BANDS, type BandName } from "../../rules/power.ts";
import { bandRange, bandWord } from "./band.ts";
import classes from "./composer.module.css";
import { factorText } from "./order-text.ts";

interface ExplainListProps {
  readonly explain: readonly { readonly factor: string; readonly value: number }[];
  readonly band: BandName;
}

export function ExplainList({ explain, band }: ExplainListProps) {
  return (
    <Accordion variant="default" multiple classNames={{ content: classes.accordion ?? "" }} order={3}>
      <Accordion.Item value="factors">
        <Accordion.Control>How this comes about</Accordion.Control>
        <Accordion.Panel>
          <dl className={classes.rows}>
            {explain.map(({ factor, value }) => (
              <div key={factor}>
                <dt>{factorText(factor)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="bands">
        <Accordion.Control>The seven bands</Accordion.Control>
        <Accordion.Panel>
          <BandTable present={band} />
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
