/** Up to three types side by side. */
import { Button, Group, Modal, Table, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconArrowDown, IconArrowUp, IconCheck } from "@tabler/icons-react";
import type { CatalogEntry } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { COMPARED_FIGURES, type ComparedFigure, type ComparedValue, compare, differenceText } from "./comparison.ts";
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
  const onPhone = useMediaQuery("(max-width: 48em)", undefined, { getInitialValueInEffect: false });
  const prices = models.map((model) => priceFor(model, economy));
  return (
    <Modal
      opened={opened}
      fullScreen={onPhone}
      onClose={onClose}
      title="Side by side"
      size={820}
      closeButtonProps={{ "aria-label": "Close" }}
    >
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
            <FigureRow
              key={figure.label}
              figure={figure}
              values={compare(
                models.map((model, index) => figure.of(model, prices[index] ?? model.price)),
                figure.better,
              )}
            />
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
      <Text size="xs" c="dimmed" mt="xs">
        Differences are relative to the best of each figure.
      </Text>
    </Modal>
  );
}

interface FigureRowProps {
  readonly figure: ComparedFigure;
  readonly values: readonly ComparedValue[];
}

function FigureRow({ figure: { label, unit, digits }, values }: FigureRowProps) {
  const format = new Intl.NumberFormat("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  // The columns of a comparison do not change their places.
  const cells = values.map((value, column) => ({ ...value, column }));
  return (
    <Table.Tr>
      <Table.Th scope="row">{label}</Table.Th>
      {cells.map(({ value, best, percent, column }) => (
        <Table.Td key={column}>
          <Text size="sm">
            {format.format(value)} {unit}
          </Text>
          {best && (
            <Group gap={4} wrap="nowrap" className="good">
              <IconCheck size={14} aria-hidden />
              <Text size="xs">best</Text>
            </Group>
          )}
          {percent !== null && <Difference percent={percent} />}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

function Difference({ percent }: { readonly percent: number }) {
  const Icon = percent > 0 ? IconArrowUp : IconArrowDown;
  return (
    <Group gap={4} wrap="nowrap" className={`warn ${classes.difference}`}>
      <Icon size={14} aria-hidden />
      <Text size="xs">{differenceText(percent)}</Text>
    </Group>
  );
}
