/** Up to three aircraft types side by side. */
import { Button, Group, Table, Text } from "@mantine/core";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { IconArrowDown, IconArrowUp, IconCheck } from "@tabler/icons-react";
import type { CatalogEntry } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { COMPARED_FIGURES, type ComparedFigure, compare, differenceText } from "./comparison.ts";
import { jobsInWords } from "./job-bands.ts";
import classes from "./market.module.css";
import { priceFor } from "./plane-price.ts";

export interface ComparisonDialogProps {
  readonly models: readonly CatalogEntry[];
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onBuy: (modelId: string) => void;
}

export function ComparisonDialog({ models, opened, onClose, onBuy }: ComparisonDialogProps) {
  const { economy } = useGame();
  const isPhone = useIsPhone();
  return (
    <Dialog opened={opened} fullScreen={isPhone} onClose={onClose} title="Side by side" size={820}>
      <Table
        className={classes.compared ?? ""}
        __vars={{ "--columns": String(models.length) }}
        layout="fixed"
        aria-label="Comparison"
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Figure</Table.Th>
            {models.map(({ id, name }) => (
              <Table.Th key={id} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {COMPARED_FIGURES.map((figure) => (
            <FigureRow key={figure.label} figure={figure} models={models} />
          ))}
          <Table.Tr>
            <Table.Th scope="row">Jobs</Table.Th>
            {models.map((model) => (
              <Table.Td key={model.id}>
                <Text size="sm">{jobsInWords(model, economy.poolBands)}</Text>
              </Table.Td>
            ))}
          </Table.Tr>
          <Table.Tr>
            <Table.Th scope="row">Buy</Table.Th>
            {models.map(({ id, name }) => (
              <Table.Td key={id}>
                <Button variant="default" onClick={() => onBuy(id)} aria-label={`Buy a ${name} …`}>
                  Buy …
                </Button>
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <Note size="xs" mt="xs">
        Differences are relative to the best of each figure.
      </Note>
    </Dialog>
  );
}

interface FigureRowProps {
  readonly figure: ComparedFigure;
  readonly models: readonly CatalogEntry[];
}

function FigureRow({ figure: { label, unit, digits, better, of }, models }: FigureRowProps) {
  const { economy } = useGame();
  const values = compare(
    models.map((model) => of(model, priceFor(model, economy))),
    better,
  );
  const format = new Intl.NumberFormat("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (
    <Table.Tr>
      <Table.Th scope="row">{label}</Table.Th>
      {values.map(({ value, best, percent }, column) => (
        <Table.Td key={models[column]?.id}>
          <Text size="sm">
            {format.format(value)} {unit}
          </Text>
          {best && (
            <Group gap={4} wrap="nowrap" className="good">
              <IconCheck size={14} aria-hidden />
              <Text size="xs">best</Text>
            </Group>
          )}
          {percent !== null && (
            <Group gap={4} wrap="nowrap" className="warn">
              {percent > 0 ? <IconArrowUp size={14} aria-hidden /> : <IconArrowDown size={14} aria-hidden />}
              <Text size="xs">{differenceText(percent)}</Text>
            </Group>
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
