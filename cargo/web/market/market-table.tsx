/** The market on a desk: a row for each type, sorted by any figure. */
import { Button, Checkbox, Group, Table, Text } from "@mantine/core";
import { decimal, euros, integer } from "@outbound/kit/web/format.ts";
import { directionOf, SortHeader } from "@outbound/kit/web/sort-header.tsx";
import { IconCircleCheck, IconLock } from "@tabler/icons-react";
import type { CatalogEntry } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { MOST_COMPARED } from "./comparison.ts";
import { jobsInWords } from "./job-bands.ts";
import classes from "./market.module.css";
import { FIGURE_LABELS, type MarketKey, type MarketSorting, sortedBy } from "./market-order.ts";
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

const COLUMNS: readonly MarketKey[] = [
  "name",
  "maxPayloadKg",
  "rangeKm",
  "cruiseKmh",
  "burnLPerKm",
  "maxFuel",
  "price",
];

export function MarketTable({ models, sorting, onSort, ...rest }: MarketTableProps) {
  return (
    <Table.ScrollContainer minWidth={980} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table className={classes.table} highlightOnHover aria-label="Aircraft for sale">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Compare</Table.Th>
            {COLUMNS.map((key) => (
              <SortHeader
                key={key}
                label={key === "name" ? "Aircraft" : FIGURE_LABELS[key]}
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
      <Table.Td className={classes.number}>{integer(model.maxPayloadKg)} kg</Table.Td>
      <Table.Td className={classes.number}>{integer(model.rangeKm)} km</Table.Td>
      <Table.Td className={classes.number}>{integer(model.cruiseKmh)} km/h</Table.Td>
      <Table.Td className={classes.number}>{burnText(model)}</Table.Td>
      <Table.Td className={classes.number}>{integer(model.maxFuel)} l</Table.Td>
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

/** Two digits, for small planes differ in the second. */
export const burnText = ({ burnLPerKm }: CatalogEntry): string =>
  `${burnLPerKm < 10 ? burnLPerKm.toFixed(2) : decimal(burnLPerKm)} l/km`;

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
