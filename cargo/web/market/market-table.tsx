/** The market on a desk: a row for each type, sorted by any figure. */
import { Button, Checkbox, Group, Table, Text } from "@mantine/core";
import { euros } from "@outbound/kit/web/format.ts";
import { directionOf, SortHeader } from "@outbound/kit/web/sort-header.tsx";
import { IconCircleCheck, IconLock } from "@tabler/icons-react";
import type { CatalogEntry } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { CATALOG_FIGURES, figureText } from "./catalog-figures.ts";
import { MOST_COMPARED } from "./comparison.ts";
import { jobsInWords } from "./job-bands.ts";
import classes from "./market.module.css";
import { type MarketKey, type MarketSorting, sortedBy } from "./market-order.ts";
import { priceFor } from "./plane-price.ts";

export interface MarketListProps {
  readonly models: readonly CatalogEntry[];
  readonly compared: readonly string[];
  readonly onCompare: (modelId: string) => void;
  readonly onBuy: (modelId: string) => void;
}

interface MarketTableProps extends MarketListProps {
  readonly sorting: MarketSorting;
  readonly onSort: (sorting: MarketSorting) => void;
}

const COLUMNS: readonly (readonly [MarketKey, string])[] = [
  ["name", "Aircraft"],
  ...CATALOG_FIGURES.map(([key, { label }]) => [key, label] as const),
  ["price", "Price"],
];

export function MarketTable({ models, sorting, onSort, ...rest }: MarketTableProps) {
  return (
    <Table.ScrollContainer minWidth={980} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table className={classes.table} highlightOnHover aria-label="Aircraft for sale">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Compare</Table.Th>
            {COLUMNS.map(([key, label]) => (
              <SortHeader
                key={key}
                label={label}
                figures={key !== "name"}
                direction={directionOf(sorting.by === key, sorting.descending)}
                onSort={() => onSort(sortedBy(sorting, key))}
              />
            ))}
            <Table.Th scope="col">Buy</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {models.map((model) => (
            <ModelRow key={model.id} model={model} {...rest} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

type OfModel = Omit<MarketListProps, "models"> & { readonly model: CatalogEntry };

function ModelRow({ model, compared, onCompare, onBuy }: OfModel) {
  return (
    <Table.Tr>
      <Table.Td>
        <CompareBox model={model} compared={compared} onCompare={onCompare} />
      </Table.Td>
      <Table.Td>
        <ModelTitle model={model} />
      </Table.Td>
      {CATALOG_FIGURES.map(([key]) => (
        <Table.Td key={key} className={classes.number}>
          {figureText(model, key)}
        </Table.Td>
      ))}
      <Table.Td className={classes.number}>
        <ModelPrice model={model} />
      </Table.Td>
      <Table.Td>
        <Button variant="default" onClick={() => onBuy(model.id)} aria-label={`Buy a ${model.name} …`}>
          Buy …
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

export function ModelTitle({ model }: { readonly model: CatalogEntry }) {
  const { economy } = useGame();
  return (
    <>
      <Text fw={600}>{model.name}</Text>
      <Text size="xs" c="dimmed">
        {jobsInWords(model, economy.poolBands)}
      </Text>
    </>
  );
}

/** What it costs the player, the list price if that is more, and whether you have it. */
export function ModelPrice({ model }: { readonly model: CatalogEntry }) {
  const { economy, player } = useGame();
  const price = priceFor(model, economy);
  const missing = price - player.money;
  return (
    <div className={classes.price}>
      <Text fw={600} className="tabular">
        {euros(price)}
      </Text>
      {price < model.price && (
        <Text size="xs" c="dimmed" className="tabular">
          list {euros(model.price)}
        </Text>
      )}
      <Group gap={4} wrap="nowrap" className={missing <= 0 ? "good" : "warn"}>
        {missing <= 0 ? <IconCircleCheck size={14} aria-hidden /> : <IconLock size={14} aria-hidden />}
        <Text size="xs" className="tabular">
          {missing <= 0 ? "affordable" : `${euros(missing)} short`}
        </Text>
      </Group>
    </div>
  );
}

type CompareBoxProps = Omit<OfModel, "onBuy"> & { readonly label?: string };

export function CompareBox({ model, compared, onCompare, label }: CompareBoxProps) {
  const chosen = compared.includes(model.id);
  return (
    <Checkbox
      aria-label={`Compare the ${model.name}`}
      label={label}
      size="md"
      checked={chosen}
      disabled={!chosen && compared.length >= MOST_COMPARED}
      onChange={() => onCompare(model.id)}
    />
  );
}
