/** The market on a phone: a card for each type. */
import { Button, Card, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import type { CatalogEntry } from "../api.ts";
import { CATALOG_FIGURES, figureText } from "./catalog-figures.ts";
import classes from "./market.module.css";
import { CompareBox, type MarketListProps, ModelPrice, ModelTitle } from "./market-table.tsx";

export function MarketCards({ models, compared, onCompare, onBuy }: MarketListProps) {
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, sm: 2 }}
      spacing="sm"
      className={classes.cards}
      aria-label="Aircraft for sale"
    >
      {models.map((model) => (
        <li key={model.id}>
          <Card data-surface h="100%">
            <Stack gap="sm" h="100%" justify="space-between">
              <Group justify="space-between" align="flex-start" wrap="nowrap">
                <div>
                  <ModelTitle model={model} />
                </div>
                <CompareBox model={model} compared={compared} onCompare={onCompare} label="Compare" />
              </Group>
              <Figures model={model} />
              <Group justify="space-between" align="flex-end" wrap="nowrap">
                <ModelPrice model={model} />
                <Button
                  size="md"
                  variant="default"
                  onClick={() => onBuy(model.id)}
                  aria-label={`Buy a ${model.name} …`}
                >
                  Buy …
                </Button>
              </Group>
            </Stack>
          </Card>
        </li>
      ))}
    </SimpleGrid>
  );
}

function Figures({ model }: { readonly model: CatalogEntry }) {
  return (
    <dl className={classes.figures}>
      {CATALOG_FIGURES.map(([key, { label }]) => (
        <div key={key}>
          <Text component="dt" size="xs" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm" className="tabular">
            {figureText(model, key)}
          </Text>
        </div>
      ))}
    </dl>
  );
}
