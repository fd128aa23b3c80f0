/** The aircraft types for sale: a table on wide screens, a card for each on a phone. */
import { Button, Card, Checkbox, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { Figures } from "@outbound/kit/web/elements/figures.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { euros } from "@outbound/kit/web/format.ts";
import { type Column, DataTable } from "@outbound/kit/web/table/data-table.tsx";
import type { Sorting } from "@outbound/kit/web/table/sorting.ts";
import { IconCircleCheck, IconLock } from "@tabler/icons-react";
import { SilhouetteIcon } from "../aircraft/silhouette-icon.tsx";
import type { CatalogEntry } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { CATALOG_FIGURES, figureText } from "./catalog-figures.ts";
import { MOST_COMPARED } from "./comparison.ts";
import { jobsInWords } from "./job-bands.ts";
import classes from "./market.module.css";
import type { MarketKey } from "./market-order.ts";
import { priceFor } from "./plane-price.ts";

export interface MarketListProps {
  readonly models: readonly CatalogEntry[];
  readonly compared: readonly string[];
  readonly onCompare: (modelId: string) => void;
  readonly onBuy: (modelId: string) => void;
}

interface MarketTableProps extends MarketListProps {
  readonly sorting: Sorting<MarketKey>;
  readonly onSort: (by: MarketKey) => void;
}

export function MarketTable({ models, sorting, onSort, ...list }: MarketTableProps) {
  const columns: readonly Column<CatalogEntry, MarketKey>[] = [
    { label: "Compare", cell: (model) => <CompareBox model={model} {...list} /> },
    { label: "Aircraft", sort: "name", cell: (model) => <ModelTitle model={model} /> },
    ...CATALOG_FIGURES.map(([key, { label }]) => ({
      label,
      sort: key,
      figures: true,
      cell: (model: CatalogEntry) => figureText(model, key),
    })),
    { label: "Price", sort: "price", figures: true, cell: (model) => <ModelPrice model={model} justify="flex-end" /> },
    { label: "Buy", cell: (model) => <BuyButton model={model} onBuy={list.onBuy} /> },
  ];
  return (
    <DataTable
      label="Aircraft for sale"
      bg="var(--outbound-surface)"
      highlightOnHover
      columns={columns}
      rows={models}
      rowKey={({ id }) => id}
      sorting={sorting}
      onSort={onSort}
      minWidth={980}
    />
  );
}

export const MarketCards = ({ models, ...list }: MarketListProps) => (
  <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="sm" aria-label="Aircraft for sale">
    {models.map((model) => (
      <li key={model.id}>
        <Card data-surface h="100%">
          <Stack gap="sm" h="100%" justify="space-between">
            <Group justify="space-between" align="flex-start" wrap="nowrap">
              <div>
                <ModelTitle model={model} />
              </div>
              <CompareBox model={model} label="Compare" {...list} />
            </Group>
            <Figures
              className={classes.figures}
              figures={CATALOG_FIGURES.map(([key, { label }]) => [label, figureText(model, key)])}
            />
            <Group justify="space-between" align="flex-end" wrap="nowrap">
              <ModelPrice model={model} justify="flex-start" />
              <BuyButton model={model} onBuy={list.onBuy} size="md" />
            </Group>
          </Stack>
        </Card>
      </li>
    ))}
  </SimpleGrid>
);

interface OfModel {
  readonly model: CatalogEntry;
}

function ModelTitle({ model }: OfModel) {
  const { economy } = useGame();
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <SilhouetteIcon modelId={model.id} />
      <div className="grow">
        <Text fw={600}>{model.name}</Text>
        <Note size="xs">{jobsInWords(model, economy.poolBands)}</Note>
      </div>
    </Group>
  );
}

/** Shows the player's price, a higher list price if there is one, and whether the cash suffices. */
function ModelPrice({ model, justify }: OfModel & { readonly justify: "flex-start" | "flex-end" }) {
  const { economy, player } = useGame();
  const price = priceFor(model, economy);
  const missing = price - player.money;
  const [Icon, text] = missing <= 0 ? [IconCircleCheck, "affordable"] : [IconLock, `${euros(missing)} short`];
  return (
    <div>
      <Text fw={600}>{euros(price)}</Text>
      {price < model.price && <Note size="xs">list {euros(model.price)}</Note>}
      <Group gap={4} wrap="nowrap" justify={justify} className={missing <= 0 ? "good" : "warn"}>
        <Icon size={14} aria-hidden />
        <Text size="xs">{text}</Text>
      </Group>
    </div>
  );
}

type CompareBoxProps = OfModel & Pick<MarketListProps, "compared" | "onCompare"> & { readonly label?: string };

function CompareBox({ model, compared, onCompare, label }: CompareBoxProps) {
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

type BuyButtonProps = OfModel & Pick<MarketListProps, "onBuy"> & { readonly size?: string };

const BuyButton = ({ model, onBuy, size = "sm" }: BuyButtonProps) => (
  <Button size={size} variant="default" onClick={() => onBuy(model.id)} aria-label={`Buy a ${model.name} …`}>
    Buy …
  </Button>
);
